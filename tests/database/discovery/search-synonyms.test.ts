import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listSynonymGroups } from "#data/queries/discovery/search-synonyms.ts";
import { userRoles } from "#data/schema/accounts.ts";
import { speakerCategories } from "#data/schema/categories.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { synonymGroup } from "#domain/search/text/synonym-group.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { synonymsSchema } from "#server/api/discovery/schemas-synonyms.ts";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
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
/** A second process on the same database. */
const neighbour = await testSearch(database);
const desk = bookingApi(db);
const { admin, customer, speakerViewer } = await castOf(db);
await db.insert(userRoles).values({ user_id: admin.userId, role: "admin" });

const PATH = "/admin/search-synonyms";
const call = (viewer: Viewer, method: string, path: string, json?: unknown) =>
  desk.call(viewer, method, path, json === undefined ? {} : { json });
const find = (q: string, { index } = search) =>
  index()
    .search({ ...EMPTY_QUERY, q })
    .hits.map(({ id }) => id);

test("the start set holds groups that the rules accept, and „KI“ is Künstliche Intelligenz", async () => {
  const groups = await listSynonymGroups(db);
  expect(groups.length).toBeGreaterThanOrEqual(60);
  for (const group of groups) expect(synonymGroup(group), group.join()).toMatchObject({ ok: true });
  const { id } = await insertSpeaker(db, { specialties: ["Künstliche Intelligenz"] });
  await insertSpeaker(db, { name: "Walter Kienzl", average_rating: 5 });
  await search.settled();
  await eventually(() => find("KI").length === 1);
  expect([find("KI"), find("AI")]).toEqual([[id], [id]]);
});

test("a category is found by what it advertises, and follows a change of it", async () => {
  const { id } = await insertSpeaker(db, { categories: ["technology"] });
  await eventually(() => find("digital").includes(id));
  await db
    .update(speakerCategories)
    .set({ topics: ["Funkwellen"] })
    .where(eq(speakerCategories.name, "technology"));
  await eventually(() => find("Funkwellen").includes(id));
  expect(find("digital")).not.toContain(id);
});

test("admins add, change and remove groups, and every process follows at once", async () => {
  const { id } = await insertSpeaker(db, { specialties: ["Hochseilgarten"] });
  await eventually(() => find("Hochseilgarten").length === 1);
  const before = changes;
  const made = await call(admin, "POST", PATH, { words: ["Kletterwald", " Hochseilgarten "] });
  expect(made.status).toBe(201);
  await eventually(() => find("Kletterwald").length + find("Kletterwald", neighbour).length === 2);
  expect(find("Kletterwald")).toEqual([id]);
  expect(changes).toBeGreaterThan(before);

  const path = `${PATH}/${made.body.id}`;
  const words = ["Baumwipfelpfad", "Hochseilgarten"];
  expect((await call(admin, "PUT", path, { words })).status).toBe(204);
  await eventually(() => find("Baumwipfelpfad").length === 1);
  expect(find("Kletterwald")).toEqual([]);
  const listed = await call(admin, "GET", `${PATH}?q=baumwipfel`);
  expect(synonymsSchema.strict().parse(listed.body)).toMatchObject({
    total: 1,
    items: [{ words }],
  });

  expect((await call(admin, "DELETE", path)).status).toBe(204);
  await eventually(() => find("Baumwipfelpfad").length === 0);
  expect((await call(admin, "DELETE", path)).status).toBe(404);
  expect((await call(admin, "PUT", path, { words })).status).toBe(404);
  const log = await db.select().from(auditLog).where(eq(auditLog.object_id, made.body.id));
  expect(log.map(({ action }) => action)).toEqual([
    "synonyms.create",
    "synonyms.change",
    "synonyms.delete",
  ]);
  expect(log[1]).toMatchObject({
    actor_id: admin.userId,
    before: { words: ["Kletterwald", "Hochseilgarten"] },
    after: { words },
  });
});

test("no other role reads or writes them", async () => {
  const words = ["Eins", "Zwei"];
  const path = `${PATH}/${randomUUID()}`;
  const writes = [
    ["GET", PATH],
    ["POST", PATH, { words }],
    ["PUT", path, { words }],
    ["DELETE", path],
  ] as const;
  const known = (await listSynonymGroups(db)).length;
  for (const [method, address, json] of writes) {
    expect((await call(VISITOR, method, address, json)).status).toBe(401);
    expect((await call(customer, method, address, json)).status).toBe(403);
    expect((await call(speakerViewer, method, address, json)).status).toBe(403);
  }
  expect(await listSynonymGroups(db)).toHaveLength(known);
});

test("a group that says nothing is refused with a German reason at its field", async () => {
  const bad = [
    { words: ["Allein"] },
    { words: ["Allein", " "] },
    { words: Array.from({ length: 13 }, (_, at) => `Wort${at}`) },
    { words: ["Führung", "fuehrung"] },
    { words: ["Eins", "x".repeat(61)] },
    { words: ["Eins", "!"] },
    { words: "Eins" },
    {},
  ];
  for (const json of bad) {
    const refused = await call(admin, "POST", PATH, json);
    expect(refused.status, JSON.stringify(json)).toBe(422);
    expect(refused.body.error.fields.words).toMatch(/Wörter|Eintrag/);
  }
  expect((await call(admin, "PUT", `${PATH}/unbekannt`, { words: ["A1", "B2"] })).status).toBe(404);
  expect((await call(admin, "GET", `${PATH}?sort=secret`)).status).toBe(400);
});
