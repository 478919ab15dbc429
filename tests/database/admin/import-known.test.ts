import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { crmReminders } from "#data/schema/crm.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { speakerImportRows } from "#data/schema/speakers/speaker-administration.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { importApi } from "#tests/support/import-api.ts";

const { db } = await testDatabase();
const { adminId, ask, start, bring, undo, edit, speakerOf } = await importApi(db);

test("what was changed since stays when the import is taken back, the rest is restored", async () => {
  const known = await insertSpeaker(db, { company: "Alte AG", bio: "Früher", fee_40: 100 });
  const { id } = await bring("overwrite", [
    {
      name: "Ada",
      slug: known.slug,
      company: "Neue AG",
      bio: "Aus der Datei",
      fee_40: "200",
    },
  ]);
  await edit(known.id, { company: "Dritte AG", bio: "Früher" });
  expect(await undo(id)).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await speakerOf(known.id)).toMatchObject({
    ...{ name: known.name, company: "Dritte AG", bio: "Früher", fee_40: 100, base_fee_usd: 100 },
    lengths_not_offered: [],
  });
});

test("the starting price follows from the fees of a file", async () => {
  const fresh = await bring("skip", [{ name: "Hanna Honorar", fee_40: "3.600 €" }]);
  expect(await speakerOf(fresh.speakerId)).toMatchObject({
    ...{ fee_20: null, fee_40: 3600, fee_60: null, lengths_not_offered: [20, 60] },
    ...{ base_fee_usd: 3600, min_fee: 3600, keynote_fee: 3600, fee_range_min: 3600 },
  });
  // „Biete ich nicht an“ is an answer: a file fills in what is empty, and that is not.
  const own = await insertSpeaker(db, { fee_20: 1900, lengths_not_offered: [40, 60] });
  await bring("fill", [{ name: "Wer auch immer", slug: own.slug, fee_40: "200" }]);
  expect(await speakerOf(own.id)).toMatchObject({ fee_20: 1900, fee_40: null });
});

test("a draft that was edited stays when the import is taken back", async () => {
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
  const invited = await ask("POST", "/admin/speakers/invitations", { ids: [known.id] });
  expect(invited.body).toEqual({ sent: 1 });
  const replaced = await bring("overwrite", [{ name: "A", slug, ...second }]);
  expect(await contactOf(known.id)).toEqual(second);
  expect(await undo(replaced.id)).toEqual({ removed: 0, restored: 1, kept: 0 });
  expect(await contactOf(known.id)).toEqual(first);
  const change = { email: first.email, phone: "+49 40 333", note: "" };
  await ask("PUT", `/admin/speakers/${known.id}/record`, change);
  expect(await undo(filled.id)).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await contactOf(known.id)).toEqual({ email: null, phone: "+49 40 333" });
});

test("no file decides the address of a speaker with an account", async () => {
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
