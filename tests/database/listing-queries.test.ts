import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listCategoriesWithCounts } from "#data/queries/categories.ts";
import { countActiveSpeakers, listActiveSpeakers } from "#data/queries/speakers.ts";
import { speakerCategories } from "#data/schema/categories.ts";
import { testDatabase } from "#tests/support/database.ts";
import { insertSpeaker } from "#tests/support/records.ts";

const { db } = await testDatabase();

for (let index = 0; index < 60; index += 1) {
  await insertSpeaker(db, {
    average_rating: (index % 50) / 10,
    categories: index < 3 ? ["leadership", "business"] : ["business"],
  });
}
await insertSpeaker(db, { average_rating: 5, is_active: false, categories: ["finance"] });
await insertSpeaker(db, { average_rating: 5, status: "pending", categories: ["finance"] });

test("at most fifty listed speakers come at once, best rating first [CALL-17]", async () => {
  const rows = await listActiveSpeakers(db, { limit: 1000, offset: 0 });
  expect(rows).toHaveLength(50);
  const ratings = rows.map(({ average_rating }) => average_rating);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  expect(ratings[0]).toBe(4.9);
  expect(rows.every(({ is_active, status }) => is_active && status === "active")).toBe(true);
});

test("pages follow each other without overlap, and the count is the whole", async () => {
  const pages = await Promise.all(
    [0, 25, 50].map((offset) => listActiveSpeakers(db, { limit: 25, offset })),
  );
  const ids = pages.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(60);
  expect(await countActiveSpeakers(db)).toBe(60);
  expect(await countActiveSpeakers(db, { category: "leadership" })).toBe(3);
});

test("the list is read from its index in order, without sorting", async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`
      explain select * from speakers where is_active = true and status = 'active'
      order by average_rating desc, id asc limit 50`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("speakers_listed");
  expect(plan).not.toContain("Sort");
});

test("categories count listed speakers only", async () => {
  const counts = new Map(
    (await listCategoriesWithCounts(db)).map(({ name, speaker_count }) => [name, speaker_count]),
  );
  expect(counts.get("business")).toBe(60);
  expect(counts.get("leadership")).toBe(3);
  expect(counts.get("finance")).toBe(0);
  expect(counts.size).toBe(10);
});

test("fixed categories come first, each group by label, hidden ones not at all [CALL-15]", async () => {
  await db.insert(speakerCategories).values([
    { name: "agile", label: "Agile" },
    { name: "oekologie", label: "Ökologie" },
    { name: "zukunft", label: "Zukunft" },
  ]);
  await db
    .update(speakerCategories)
    .set({ is_active: false })
    .where(eq(speakerCategories.name, "other"));
  const labels = (await listCategoriesWithCounts(db)).map(({ label }) => label);
  expect(labels).toEqual([
    "Business",
    "Finanzen",
    "Gesundheit",
    "Innovation",
    "Leadership",
    "Marketing",
    "Nachhaltigkeit",
    "Technologie",
    "Unternehmertum",
    "Agile",
    "Ökologie",
    "Zukunft",
  ]);
});
