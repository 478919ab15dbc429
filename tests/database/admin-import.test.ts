import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { crmReminders } from "#data/schema/crm.ts";
import { auditLog } from "#data/schema/operations.ts";
import { speakerImportRows } from "#data/schema/speaker-administration.ts";
import { speakerContacts, speakers } from "#data/schema/speakers.ts";
import { isoDate } from "#domain/iso-date.ts";
import { createApi } from "#server/api/api.ts";
import { adminApi } from "#tests/support/admin-api.ts";
import { testDatabase } from "#tests/support/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ask = adminApi(createApi(testCtx(db)));
const adminId = await insertUser(db);
await db.insert(userRoles).values({ user_id: adminId, role: "admin" });
const admin = signedIn("admin", adminId);

type Data = Record<string, string>;
const numbered = (rows: readonly Data[]) => rows.map((data, at) => ({ row: at + 1, data }));

async function start(rule: string, row_count: number) {
  const made = await ask(admin, "POST", "/admin/speaker-imports", {
    file_name: "a.csv",
    rule,
    row_count,
  });
  expect(made.status).toBe(201);
  return String(made.body.id);
}

/** A whole file; returns the import and the speakers its rows are about. */
async function bring(rule: string, file: readonly Data[]) {
  const id = await start(rule, file.length);
  const rows = numbered(file);
  const { body } = await ask(admin, "POST", `/admin/speaker-imports/${id}/rows`, { rows });
  const items = body.items as { result: string; speaker_id: string }[];
  return { id, items, speakerId: given(items[0]).speaker_id };
}

const undo = async (id: string) =>
  (await ask(admin, "POST", `/admin/speaker-imports/${id}/undo`, {})).body;

async function speakerOf(id: string) {
  const [row] = await db.select().from(speakers).where(eq(speakers.id, id));
  return given(row);
}

async function edit(id: string, change: Record<string, unknown>) {
  const { body } = await ask(admin, "GET", `/admin/speakers/${id}/content`);
  const { profile: version } = body.versions as { profile: string };
  const saved = await ask(admin, "PATCH", `/admin/speakers/${id}`, { version, ...change });
  expect(saved.status).toBe(200);
}

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
  const { body } = await ask(admin, "POST", "/admin/speaker-imports/preview", {
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
  const send = () => ask(admin, "POST", `/admin/speaker-imports/${id}/rows`, { rows });
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
  const undone = await ask(admin, "POST", `/admin/speaker-imports/${id}/undo`, {});
  expect(undone.body).toEqual({ removed: 1, restored: 2, kept: 0 });
  expect(await db.$count(speakers, eq(speakers.slug, "carla-neu"))).toBe(0);
  const [restored] = await db.select().from(speakers).where(eq(speakers.id, known.id));
  expect(restored?.company).toBe("Alte AG");
  expect((await ask(admin, "POST", `/admin/speaker-imports/${id}/undo`, {})).status).toBe(409);
  expect((await send()).status).toBe(409);
});

test("somebody who was published meanwhile stays when the import is taken back", async () => {
  const id = await start("skip", 1);
  const rows = numbered([{ name: "Dora Bleibt" }]);
  await ask(admin, "POST", `/admin/speaker-imports/${id}/rows`, { rows });
  await db
    .update(speakers)
    .set({ status: "active", is_active: true })
    .where(eq(speakers.slug, "dora-bleibt"));
  const undone = await ask(admin, "POST", `/admin/speaker-imports/${id}/undo`, {});
  expect(undone.body).toEqual({ removed: 0, restored: 0, kept: 1 });
  const { body } = await ask(admin, "GET", "/admin/speaker-imports");
  expect(body.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, new: 1, undone_at: expect.any(String) }),
    ]),
  );
});

test("what somebody has changed since stays when the import is taken back, the rest is restored", async () => {
  const known = await insertSpeaker(db, { company: "Alte AG", bio: "Früher", base_fee_usd: 100 });
  const { id } = await bring("overwrite", [
    {
      name: "Ada",
      slug: known.slug,
      company: "Neue AG",
      bio: "Aus der Datei",
      base_fee_usd: "200",
    },
  ]);
  await edit(known.id, { company: "Dritte AG", bio: "Früher" });
  expect(await undo(id)).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await speakerOf(known.id)).toMatchObject({
    ...{ name: known.name, company: "Dritte AG", bio: "Früher", base_fee_usd: 100 },
  });
});

test("a draft that somebody has worked on stays when the import is taken back", async () => {
  const { id, items } = await bring("skip", [
    { name: "Edda Bearbeitet" },
    { name: "Erik Vorgemerkt" },
    { name: "Elsa Unberührt" },
  ]);
  const [edited, noted, untouched] = items.map(({ speaker_id }) => speaker_id);
  await edit(given(edited), { bio: "Von Hand geschrieben" });
  await db
    .insert(crmReminders)
    .values({ title: "Anrufen", due_on: isoDate("2026-05-04"), speaker_id: noted });
  expect(await undo(id)).toEqual({ removed: 1, restored: 0, kept: 2 });
  expect(await speakerOf(given(edited))).toMatchObject({ bio: "Von Hand geschrieben" });
  expect(await db.$count(speakers, eq(speakers.id, given(noted)))).toBe(1);
  expect(await db.$count(speakers, eq(speakers.id, given(untouched)))).toBe(0);
});

test("a draft that a later file has filled stays when the first one is taken back", async () => {
  const person = { name: "Ella Zweimal", email: "ella-zweimal@test.example" };
  const first = await bring("skip", [person]);
  await bring("fill", [{ ...person, company: "Zweite GmbH" }]);
  expect(await undo(first.id)).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await speakerOf(first.speakerId)).toMatchObject({ company: "Zweite GmbH" });
});

test("the website of a file leaves the other links alone, and goes alone when it is taken back", async () => {
  const linkedin = "https://linkedin.example/in/a";
  const old = { linkedin, website: "https://alt.example/" };
  const both = await insertSpeaker(db, { social_links: old });
  const linked = await insertSpeaker(db, { social_links: { linkedin } });
  const website = "https://neu.example/";
  const file = [both, linked].map(({ slug }) => ({ name: "A", slug, website }));
  const links = async () => [
    (await speakerOf(both.id)).social_links,
    (await speakerOf(linked.id)).social_links,
  ];
  const filled = await bring("fill", file);
  expect(await links()).toEqual([old, { linkedin, website }]);
  await undo(filled.id);
  expect(await links()).toEqual([old, { linkedin }]);
  const replaced = await bring("overwrite", file);
  expect(await links()).toEqual([
    { linkedin, website },
    { linkedin, website },
  ]);
  await edit(linked.id, { social_links: { website } });
  expect(await undo(replaced.id)).toEqual({ removed: 0, restored: 2, kept: 0 });
  expect(await links()).toEqual([old, {}]);
});

test("links that an older import has replaced by the website come back with it", async () => {
  const website = "https://neu.example/";
  const social_links = { linkedin: "https://linkedin.example/in/b" };
  const known = await insertSpeaker(db, { social_links: { website } });
  const id = await start("overwrite", 1);
  await db.insert(speakerImportRows).values({
    ...{ import_id: id, row: 1, result: "update", speaker_id: known.id },
    ...{ data: { name: "B", website }, before: { social_links } },
  });
  expect(await undo(id)).toEqual({ removed: 0, restored: 1, kept: 0 });
  expect(await speakerOf(known.id)).toMatchObject({ social_links });
});

async function contactOf(id: string) {
  const { email, phone } = speakerContacts;
  const [row] = await db
    .select({ email, phone })
    .from(speakerContacts)
    .where(eq(speakerContacts.speaker_id, id));
  return row;
}

test("known speakers get address and phone of the file by the same rule, and can be invited", async () => {
  const known = await insertSpeaker(db);
  const { slug } = known;
  const first = { email: "erste@test.example", phone: "+49 40 111" };
  const second = { email: "zweite@test.example", phone: "+49 40 222" };
  const filled = await bring("fill", [{ name: "A", slug, ...first }]);
  expect(await contactOf(known.id)).toEqual(first);
  await bring("fill", [{ name: "A", slug, ...second }]);
  expect(await contactOf(known.id)).toEqual(first);
  const invited = await ask(admin, "POST", "/admin/speakers/invitations", { ids: [known.id] });
  expect(invited.body).toEqual({ sent: 1 });
  const replaced = await bring("overwrite", [{ name: "A", slug, ...second }]);
  expect(await contactOf(known.id)).toEqual(second);
  expect(await undo(replaced.id)).toEqual({ removed: 0, restored: 1, kept: 0 });
  expect(await contactOf(known.id)).toEqual(first);
  const change = { email: first.email, phone: "+49 40 333", note: "" };
  await ask(admin, "PUT", `/admin/speakers/${known.id}/record`, change);
  expect(await undo(filled.id)).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await contactOf(known.id)).toEqual({ email: null, phone: "+49 40 333" });
});

test("no file decides where somebody with an account is written to", async () => {
  const owned = await insertSpeaker(db, { user_id: await insertUser(db) });
  const { slug } = owned;
  const file = [{ name: "A", slug, email: "fremd@test.example", phone: "+49 40 444" }];
  await bring("fill", file);
  expect(await contactOf(owned.id)).toEqual({ email: null, phone: "+49 40 444" });
  const own = { email: "eigene@test.example" };
  await db.update(speakerContacts).set(own).where(eq(speakerContacts.speaker_id, owned.id));
  await bring("overwrite", file);
  expect(await contactOf(owned.id)).toMatchObject(own);
});

test("the log tells for every speaker that an import was taken back, and nothing where all stayed", async () => {
  const [restored, kept] = [await insertSpeaker(db), await insertSpeaker(db)];
  const { id } = await bring("fill", [
    { name: "A", slug: restored.slug, company: "Neue AG" },
    { name: "B", slug: kept.slug, company: "Neue AG" },
  ]);
  await edit(kept.id, { company: "Dritte AG" });
  expect(await undo(id)).toEqual({ removed: 0, restored: 1, kept: 1 });
  const log = await db.select().from(auditLog).where(eq(auditLog.action, "speaker.import_undo"));
  const mine = log.filter(({ after }) => after?.import === id);
  expect(mine).toMatchObject([
    { object_type: "speaker", object_id: restored.id, actor_id: adminId, after: { row: 1 } },
  ]);
});

test("too many rows, unknown columns and rules are refused [SEC-42]", async () => {
  const many = numbered(Array.from({ length: 251 }, () => ({ name: "A" })));
  const path = "/admin/speaker-imports/preview";
  expect((await ask(admin, "POST", path, { rule: "fill", rows: many })).status).toBe(422);
  const strange = numbered([{ name: "A", is_verified: "ja" }]);
  expect((await ask(admin, "POST", path, { rule: "fill", rows: strange })).status).toBe(422);
  expect(
    (await ask(admin, "POST", path, { rule: "delete", rows: numbered([{ name: "A" }]) })).status,
  ).toBe(422);
});

test("a row number that comes twice in one part is refused, and nothing of the part is stored", async () => {
  const id = await start("skip", 2);
  const rows = ["Emil Doppelt", "Emma Doppelt"].map((name) => ({ row: 1, data: { name } }));
  const sent = await ask(admin, "POST", `/admin/speaker-imports/${id}/rows`, { rows });
  expect(sent.status).toBe(422);
  expect(await db.$count(speakers, eq(speakers.name, "Emil Doppelt"))).toBe(0);
});
