import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { speakerContacts, speakers } from "#data/schema/speakers.ts";
import { testDatabase } from "#tests/support/database.ts";
import { importDesk, numbered } from "#tests/support/import-desk.ts";
import { insertSpeaker } from "#tests/support/records.ts";

const { db } = await testDatabase();
const { ask, start } = await importDesk(db);

test("a trial says for every row what would happen and stores nothing [ADMIN-09]", async () => {
  const known = await insertSpeaker(db, { name: "Bekannt" });
  await db.insert(speakerContacts).values({ speaker_id: known.id, email: "bekannt@test.example" });
  const before = await db.$count(speakers);
  const rows = numbered([
    { name: "Ganz Neu" },
    { name: "Anders", email: "BEKANNT@test.example" },
    { name: "bekannt" },
    { name: "", email: "x" },
    { name: "Auch neu", base_fee_usd: "viel" },
  ]);
  const { body } = await ask("POST", "/admin/speaker-imports/preview", {
    rule: "fill",
    rows,
  });
  expect(body.items).toMatchObject([
    { row: 1, result: "new" },
    { row: 2, result: "update", speaker_id: known.id },
    { row: 3, result: "skip", reason: "same_name" },
    { row: 4, result: "error", reason: "name:missing" },
    { row: 5, result: "error", reason: "base_fee_usd:not_a_number" },
  ]);
  expect(await db.$count(speakers)).toBe(before);
});

test("new speakers are drafts, a repeated part is carried out once, and all of it can be taken back", async () => {
  const known = await insertSpeaker(db, { name: "Alt", slug: "alt-bekannt", company: "Alte AG" });
  const id = await start("overwrite", 3);
  const rows = numbered([
    { name: "Carla Neu", email: "carla@test.example", specialties: "<b>Mut</b>" },
    { name: "Carla Neu", email: "carla@test.example", company: "Zweite GmbH" },
    { name: "Alt", slug: "alt-bekannt", company: "Neue AG" },
  ]);
  const send = () => ask("POST", `/admin/speaker-imports/${id}/rows`, { rows });
  const first = await send();
  expect(first.body.items).toMatchObject([
    { result: "new" },
    { result: "update" },
    { result: "update" },
  ]);
  expect((await send()).body).toEqual(first.body);
  const [carla] = await db.select().from(speakers).where(eq(speakers.slug, "carla-neu"));
  expect(carla).toMatchObject({
    status: "draft",
    is_active: false,
    specialties: ["<b>Mut</b>"],
    company: "Zweite GmbH",
  });
  const undone = await ask("POST", `/admin/speaker-imports/${id}/undo`, {});
  expect(undone.body).toEqual({ removed: 1, restored: 2, kept: 0 });
  expect(await db.$count(speakers, eq(speakers.slug, "carla-neu"))).toBe(0);
  const [restored] = await db.select().from(speakers).where(eq(speakers.id, known.id));
  expect(restored?.company).toBe("Alte AG");
  expect((await ask("POST", `/admin/speaker-imports/${id}/undo`, {})).status).toBe(409);
  expect((await send()).status).toBe(409);
});

test("somebody who was published meanwhile stays when the import is taken back", async () => {
  const id = await start("skip", 1);
  const rows = numbered([{ name: "Dora Bleibt" }]);
  await ask("POST", `/admin/speaker-imports/${id}/rows`, { rows });
  await db
    .update(speakers)
    .set({ status: "active", is_active: true })
    .where(eq(speakers.slug, "dora-bleibt"));
  const undone = await ask("POST", `/admin/speaker-imports/${id}/undo`, {});
  expect(undone.body).toEqual({ removed: 0, restored: 0, kept: 1 });
  const { body } = await ask("GET", "/admin/speaker-imports");
  expect(body.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, new: 1, undone_at: expect.any(String) }),
    ]),
  );
});

test("too many rows, unknown columns and rules are refused [SEC-42]", async () => {
  const many = numbered(Array.from({ length: 251 }, () => ({ name: "A" })));
  const path = "/admin/speaker-imports/preview";
  expect((await ask("POST", path, { rule: "fill", rows: many })).status).toBe(422);
  const strange = numbered([{ name: "A", is_verified: "ja" }]);
  expect((await ask("POST", path, { rule: "fill", rows: strange })).status).toBe(422);
  expect(
    (await ask("POST", path, { rule: "delete", rows: numbered([{ name: "A" }]) })).status,
  ).toBe(422);
});

test("a row number that comes twice in one part is refused, and nothing of the part is stored", async () => {
  const id = await start("skip", 2);
  const rows = ["Emil Doppelt", "Emma Doppelt"].map((name) => ({ row: 1, data: { name } }));
  const sent = await ask("POST", `/admin/speaker-imports/${id}/rows`, { rows });
  expect(sent.status).toBe(422);
  expect(await db.$count(speakers, eq(speakers.name, "Emil Doppelt"))).toBe(0);
});
