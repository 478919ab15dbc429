import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { speakerCategories } from "#data/schema/categories.ts";
import { talks } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { openSearch } from "#server/search/search-service.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testSearch } from "#tests/support/search/search.ts";

const database = await testDatabase();
const { db } = database;
let changes = 0;
const search = await testSearch(database, () => {
  changes += 1;
});

const total = (q: string) => search.index().search({ ...EMPTY_QUERY, q }).total;
const becomes = (q: string, count: number) => eventually(() => total(q) === count);

test("a new, changed, hidden and deleted speaker is so in the search at once", async () => {
  const { id } = await insertSpeaker(db, { specialties: ["Gletscherkunde"] });
  await becomes("Gletscherkunde", 1);

  await db
    .update(speakers)
    .set({ specialties: ["Vulkanologie"] })
    .where(eq(speakers.id, id));
  await becomes("Vulkanologie", 1);
  expect(total("Gletscherkunde")).toBe(0);

  await db.update(speakers).set({ is_active: false }).where(eq(speakers.id, id));
  await becomes("Vulkanologie", 0);

  await db.update(speakers).set({ is_active: true }).where(eq(speakers.id, id));
  await becomes("Vulkanologie", 1);

  const before = changes;
  await db.delete(speakers).where(eq(speakers.id, id));
  await becomes("Vulkanologie", 0);
  expect(changes).toBeGreaterThan(before);
});

test("so is what belongs to a speaker, and the name of a category", async () => {
  const { id } = await insertSpeaker(db, { categories: ["finance"] });
  const talk = { speaker_id: id, title: "Das Murmeltier" };
  const [row] = await db.insert(talks).values(talk).returning({ id: talks.id });
  await becomes("Murmeltier", 1);

  await db.update(talks).set({ title: "Der Steinbock" }).where(eq(talks.speaker_id, id));
  await becomes("Steinbock", 1);
  expect(total("Murmeltier")).toBe(0);

  await db.delete(talks).where(eq(talks.id, row?.id ?? ""));
  await becomes("Steinbock", 0);

  const finance = eq(speakerCategories.name, "finance");
  await db.update(speakerCategories).set({ label: "Zaster" }).where(finance);
  await becomes("Zaster", 1);
});

test("an unlisted speaker does not appear", async () => {
  await insertSpeaker(db, { status: "draft", specialties: ["Entwurf"] });
  await insertSpeaker(db, { is_active: false, specialties: ["Entwurf"] });
  await insertSpeaker(db, { specialties: ["Reinschrift"] });
  await becomes("Reinschrift", 1);
  expect(total('"Entwurf"')).toBe(0);
});

test("after a gap everything is compared anew", async () => {
  let gap: () => void = () => undefined;
  const deaf = await openSearch(
    {
      db,
      listen: async (_channel, _onMessage, onGap) => {
        gap = onGap ?? gap;
        return async () => undefined;
      },
    },
    { log: { info: () => undefined, warn: () => undefined, error: () => undefined }, demo: false },
  );
  await deaf.settled();
  const found = () => deaf.index().search({ ...EMPTY_QUERY, q: "Verpasstes" }).total;
  await insertSpeaker(db, { specialties: ["Verpasstes"] });
  await becomes("Verpasstes", 1);
  expect(found()).toBe(0);
  gap();
  await deaf.settled();
  expect(found()).toBe(1);
  await deaf.stop();
});

test("many changes at once are taken in as well", async () => {
  const rows = Array.from({ length: 600 }, (_, at) => ({
    slug: `viele-${at}`,
    name: "Viele",
    is_active: true,
    status: "active" as const,
    specialties: ["Massenhaft"],
  }));
  await db.insert(speakers).values(rows);
  await becomes("Massenhaft", 600);
  await db
    .update(speakers)
    .set({ specialties: ["Einzeln"] })
    .where(eq(speakers.slug, "viele-7"));
  await becomes("Einzeln", 1);
  expect(total("Massenhaft")).toBe(599);
});
