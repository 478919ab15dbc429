import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pathRedirects, slugRedirects } from "#data/schema/content.ts";
import { talks, testimonials, videos } from "#data/schema/speakers/speaker-content.ts";
import { speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import { findFormerAddress } from "#features/speakers/read/former-address.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { importApi, numbered } from "#tests/support/import-api.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const { ask, start, bring, undo, speakerOf } = await importApi(db);

test("a trial says for every row what would happen and stores nothing [ADMIN-09]", async () => {
  const known = await insertSpeaker(db, { name: "Bekannt" });
  await db.insert(speakerContacts).values({ speaker_id: known.id, email: "bekannt@test.example" });
  const before = await db.$count(speakers);
  const rows = numbered([
    { name: "Ganz Neu" },
    { name: "Anders", email: "BEKANNT@test.example" },
    { name: "bekannt" },
    { name: "", email: "x" },
    { name: "Auch neu", fee_40: "viel" },
  ]);
  const { body } = await ask("POST", "/admin/speaker-imports/preview", {
    rule: "fill",
    rows,
  });
  expect(body.items).toMatchObject([
    { row: 1, result: "new" },
    { row: 2, result: "update", speaker_id: known.id },
    { row: 3, result: "skip", reason: "same_name" },
    { row: 4, result: "error", reason: "name:missing email:not_an_address" },
    { row: 5, result: "error", reason: "fee_40:not_a_number" },
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

test("a speaker published meanwhile stays when the import is taken back", async () => {
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

const WHOLE = {
  name: "Frieda Ganz",
  email: "frieda@test.example",
  languages_spoken: "Deutsch, Englisch",
  fee_20: "2.000",
  fee_40: "3.000",
  fee_60: "4.000",
  fee_workshop_half_day: "5.000",
  fee_workshop_full_day: "8.000",
  fee_qa_15min_cents: "200",
  fee_qa_30min_cents: "350",
  talk_1_title: "Mut",
  talk_1_description: "Über Mut",
  talk_1_durations: "20, 40",
  videos: "https://youtu.be/abcdefghijk",
  reference_1_text: "Sehr gut",
  reference_1_author: "Bo Beispiel",
  reference_1_rating: "5",
  old_addresses: "https://alt.example/unsere-redner/frieda; frieda-frueher",
};

test("all fees, talks, videos, references and old addresses arrive, and go again with the draft", async () => {
  const trial = { rule: "fill", rows: numbered([WHOLE]) };
  const { body } = await ask("POST", "/admin/speaker-imports/preview", trial);
  expect(body.items).toMatchObject([
    {
      result: "new",
      changes: { talks: 1, videos: 1, testimonials: 1, old_slugs: 1, old_paths: 1 },
    },
  ]);
  expect(await db.$count(speakers, eq(speakers.slug, "frieda-ganz"))).toBe(0);
  expect(await db.$count(pathRedirects)).toBe(0);

  const { id, speakerId } = await bring("fill", [WHOLE]);
  expect(await speakerOf(speakerId)).toMatchObject({
    fee_20: 2000,
    fee_40: 3000,
    fee_60: 4000,
    fee_workshop_half_day: 500_000,
    fee_workshop_full_day: 800_000,
    fee_qa_15min_cents: 20_000,
    fee_qa_30min_cents: 35_000,
    offers_qa: true,
  });
  expect(await entriesOf(speakerId)).toEqual({ talks: 1, videos: 1, testimonials: 1 });
  const ctx = testCtx(db);
  expect(await findFormerAddress(ctx, "/unsere-redner/frieda")).toBeNull();
  await db
    .update(speakers)
    .set({ status: "active", is_active: true })
    .where(eq(speakers.id, speakerId));
  expect(await findFormerAddress(ctx, "/Unsere-Redner/Frieda/")).toBe("/speaker/frieda-ganz");
  expect(await findFormerAddress(ctx, "/unsere-redner")).toBeNull();
  expect(await db.$count(slugRedirects, eq(slugRedirects.from_slug, "frieda-frueher"))).toBe(1);

  await db.update(speakers).set({ status: "draft" }).where(eq(speakers.id, speakerId));
  expect(await undo(id)).toEqual({ removed: 1, restored: 0, kept: 0 });
  expect(await db.$count(pathRedirects)).toBe(0);
  expect(await db.$count(slugRedirects, eq(slugRedirects.from_slug, "frieda-frueher"))).toBe(0);
});

test("a known speaker gets what is missing once, and loses no more than that when it is taken back", async () => {
  const known = await insertSpeaker(db, { name: "Gerd", slug: "gerd-bekannt", fee_40: 1000 });
  await db.insert(talks).values({ speaker_id: known.id, title: "Alter Vortrag" });
  const row = { ...WHOLE, name: "Gerd", email: "", slug: "gerd-bekannt" };
  const trial = { rule: "fill", rows: numbered([row]) };
  const { body } = await ask("POST", "/admin/speaker-imports/preview", trial);
  const [preview] = body.items as { changes: { fields: string[] } }[];
  expect(preview?.changes.fields).toContain("fee_60");
  expect(preview?.changes.fields).not.toContain("fee_40");

  const first = await bring("fill", [row]);
  const second = await bring("fill", [row]);
  expect(await entriesOf(known.id)).toEqual({ talks: 2, videos: 1, testimonials: 1 });
  expect(await undo(second.id)).toEqual({ removed: 0, restored: 1, kept: 0 });
  expect(await entriesOf(known.id)).toEqual({ talks: 2, videos: 1, testimonials: 1 });
  await db.update(videos).set({ title: "Von Hand" }).where(eq(videos.speaker_id, known.id));
  expect(await undo(first.id)).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await entriesOf(known.id)).toEqual({ talks: 1, videos: 1, testimonials: 0 });
  expect(await speakerOf(known.id)).toMatchObject({ fee_40: 1000, fee_60: null, offers_qa: false });
});

async function entriesOf(speakerId: string) {
  return {
    talks: await db.$count(talks, eq(talks.speaker_id, speakerId)),
    videos: await db.$count(videos, eq(videos.speaker_id, speakerId)),
    testimonials: await db.$count(testimonials, eq(testimonials.speaker_id, speakerId)),
  };
}
