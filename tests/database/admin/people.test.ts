import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { slugRedirects } from "#data/schema/content.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { PERMISSIONS } from "#server/api/operation/permissions.ts";
import { adminApi } from "#tests/support/admin-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
// The clock stands at 30 April 2026, 12:00 in Berlin.
const ctx = testCtx(db);
const ask = adminApi(createApi(ctx, undefined, undefined, adminApi.services));
const adminId = await insertUser(db);
await db.insert(userRoles).values({ user_id: adminId, role: "admin" });
const admin = signedIn("admin", adminId);
const customer = signedIn("customer", await insertUser(db));
const speaker = signedIn("speaker", await insertUser(db));
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

/** A body that every one of these routes would accept. */
const BODIES: Readonly<Record<string, unknown>> = {
  "POST /v1/admin/speakers": { name: "Neu", email: "" },
  "POST /v1/admin/speakers/actions": { ids: [UNKNOWN], action: "publish" },
  "POST /v1/admin/speakers/invitations": { ids: [UNKNOWN] },
  "PUT /v1/admin/speakers/:id/record": { email: "", phone: "", note: "" },
  "POST /v1/admin/speakers/:id/slug": { slug: "neu" },
  "POST /v1/admin/speakers/:id/deletion": { confirmation: "Neu", reason: "Anruf" },
  "PATCH /v1/admin/speakers/:id": { version: "x" },
  "PUT /v1/admin/speakers/:id/:collection": { version: "x", items: [] },
  "POST /v1/admin/applications/:id/decision": { kind: "approve" },
  "POST /v1/admin/speaker-activity/nudges": { ids: [UNKNOWN] },
  "POST /v1/admin/speaker-imports/preview": {
    rule: "skip",
    rows: [{ row: 1, data: { name: "A" } }],
  },
  "POST /v1/admin/speaker-imports": { file_name: "a.csv", rule: "skip", row_count: 1 },
  "POST /v1/admin/speaker-imports/:id/rows": { rows: [{ row: 1, data: { name: "A" } }] },
  "POST /v1/admin/speaker-imports/:id/undo": {},
  "POST /v1/admin/users/:id/view": { reason: "Anruf" },
  "POST /v1/admin/users/:id/export": { reason: "Anruf" },
  "POST /v1/admin/users/:id/actions": { action: "block", reason: "Anruf" },
  "POST /v1/admin/users/:id/role": { role: "speaker", reason: "Anruf" },
  "POST /v1/admin/users/:id/deletion": { confirmation: "a@test.example", reason: "Anruf" },
};

const MINE = /\/admin\/(speakers|users|applications|speaker-activity|speaker-imports)\b/;
const routes = Object.keys(PERMISSIONS).filter(
  (route) => MINE.test(route) && !route.endsWith("/images"),
);

test.each(routes)("%s is refused to all but admins [ROLE-13, CALL-44]", async (route) => {
  const [method = "", path = ""] = route.split(" ");
  const address = path.slice(3).replace(":id", UNKNOWN).replace(":collection", "talks");
  const body = method === "GET" ? undefined : (BODIES[route] ?? {});
  expect((await ask(VISITOR, method, address, body)).status).toBe(401);
  for (const viewer of [customer, speaker]) {
    const refused = await ask(viewer, method, address, body);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: "forbidden" } } });
  }
});

test.each([
  ["reminders", "Erinnerung;Fällig"],
  ["speaker-activity", "Name;Gruppe"],
  ["applications", "Art;Name"],
  ["posts", "Titel;Kurzname"],
  ["landing-pages", "Überschrift;Adresse"],
  ["media", "Datei;Bildtext"],
  ["mails", "Vorlage;An"],
  ["mail-templates", "Anlass;Empfänger"],
  ["outbox", "Auftrag;Empfänger"],
  ["reports", "Art;Grund"],
  ["assistant/conversations", "Erste Frage;Begonnen"],
])("the list of %s is a file for a German spreadsheet, for admins alone", async (list, head) => {
  const path = `/admin/${list}.csv`;
  const file = await ask(admin, "GET", path);
  expect(file.status).toBe(200);
  expect(file.text.startsWith(`\uFEFF${head}`)).toBe(true);
  expect((await ask(VISITOR, "GET", path)).status).toBe(401);
  expect((await ask(customer, "GET", path)).status).toBe(403);
  expect((await ask(speaker, "GET", path)).status).toBe(403);
});

describe("speakers", () => {
  test("are searched, filtered, sorted and paged", async () => {
    await insertSpeaker(db, { name: "Zoe Aachen", status: "draft", is_active: false });
    await insertSpeaker(db, { name: "Anton Aachen", categories: ["leadership"] });
    const found = await ask(admin, "GET", "/admin/speakers?q=aachen&sort=name&order=asc");
    expect(found.body).toMatchObject({
      total: 2,
      page: 1,
      size: 25,
      items: [{ name: "Anton Aachen" }, { name: "Zoe Aachen", completeness: 0 }],
    });
    const drafts = await ask(admin, "GET", "/admin/speakers?q=aachen&status=draft&page=9");
    expect(drafts.body).toMatchObject({ total: 1, page: 1, items: [{ name: "Zoe Aachen" }] });
    expect((await ask(admin, "GET", "/admin/speakers?sort=password")).status).toBe(400);
    expect((await ask(admin, "GET", "/admin/speakers?size=1000")).status).toBe(400);
  });

  test("leave as a file that a spreadsheet opens and does not run", async () => {
    await insertSpeaker(db, { name: "=1+1 Bremen" });
    const { text } = await ask(admin, "GET", "/admin/speakers.csv?q=bremen");
    expect(text.startsWith("\uFEFFName;Kurzname;")).toBe(true);
    expect(text).toContain("\r\n'=1+1 Bremen;");
  });

  test("are published and taken back one by one or many at once, and the log knows", async () => {
    const one = await insertSpeaker(db, { status: "draft", is_active: false });
    const two = await insertSpeaker(db);
    const request = { ids: [one.id, two.id], action: "publish", reason: "geprüft" };
    const publish = (more = {}) =>
      ask(admin, "POST", "/admin/speakers/actions", { ...request, ...more });
    const empty = { status: 422, body: { error: { code: "incomplete" } } };
    expect(await publish()).toMatchObject(empty);
    expect(await publish({ is_deliberate: true })).toMatchObject(empty);
    await db
      .update(speakers)
      .set({
        short_bio: "Spricht seit zwanzig Jahren über das, was Menschen zusammenhält.",
        categories: ["leadership"],
      })
      .where(eq(speakers.id, one.id));
    const bare = await publish();
    expect(bare).toMatchObject({ status: 422, body: { error: { code: "incomplete_optional" } } });
    expect(JSON.stringify(bare.body)).toContain("Porträt, Honorar und Vortrag mit Beschreibung");
    const done = await publish({ is_deliberate: true });
    expect(done.body).toEqual({ changed: 1, unchanged: 1 });
    const log = await db.select().from(auditLog).where(eq(auditLog.object_id, one.id));
    expect(log).toMatchObject([
      {
        actor_id: adminId,
        action: "speaker.publish",
        before: { status: "draft", is_active: false },
        after: { status: "active", is_active: true },
        reason: "geprüft",
      },
    ]);
  });

  test("wear the top badge by an award with a reason, and the list counts the same [FEAT-07]", async () => {
    const { id, slug } = await insertSpeaker(db, { name: "Tilda Top" });
    const act = (action: string, reason: string | null = null) =>
      ask(admin, "POST", "/admin/speakers/actions", { ids: [id], action, reason });
    expect((await act("feature")).status).toBe(422);
    expect((await act("feature", "Preis der Jury 2026")).body).toMatchObject({ changed: 1 });
    const [logged] = await db.select().from(auditLog).where(eq(auditLog.object_id, id));
    expect(logged).toMatchObject({ actor_id: adminId, reason: "Preis der Jury 2026" });
    const top = await ask(admin, "GET", "/admin/speakers?flag=top&q=Tilda");
    expect(top.body).toMatchObject({ items: [{ slug, is_top: true }] });
  });

  test("are made bookable at once only with direct booking and a fee, and nothing else changes", async () => {
    const { id } = await insertSpeaker(db, { allows_direct_booking: false, fee_20: null });
    const open = () =>
      ask(admin, "POST", "/admin/speakers/actions", { ids: [id], action: "open_quick_booking" });
    const stored = async () => (await db.select().from(speakers).where(eq(speakers.id, id)))[0];
    expect((await open()).body).toMatchObject({ error: { code: "no_direct_booking" } });
    expect(await stored()).toMatchObject({ allows_direct_booking: false });
    const noFees = {
      fee_20: null,
      fee_40: null,
      fee_60: null,
      keynote_fee: null,
      min_fee: null,
      base_fee_usd: null,
      fee_range_min: null,
    };
    await db
      .update(speakers)
      .set({ allows_direct_booking: true, ...noFees })
      .where(eq(speakers.id, id));
    expect((await open()).body).toMatchObject({ error: { code: "no_fee" } });
    await db.update(speakers).set({ fee_20: 2500 }).where(eq(speakers.id, id));
    expect((await open()).body).toMatchObject({ changed: 1 });
    expect(await stored()).toMatchObject({ quick_booking_available: true });
  });

  test("are created as drafts, edited by admins and renamed with a redirect [ADMIN-07, ADMIN-08]", async () => {
    const made = await ask(admin, "POST", "/admin/speakers", { name: "Jürgen Köln", email: "" });
    expect(made.status).toBe(201);
    const id = String(made.body.id);
    const content = await ask(admin, "GET", `/admin/speakers/${id}/content`);
    expect(content.body).toMatchObject({ slug: "juergen-koeln", is_listed: false });
    const { versions } = content.body as { versions: { profile: string } };
    const edit = { version: versions.profile, company: "Dom AG" };
    const edited = await ask(admin, "PATCH", `/admin/speakers/${id}`, edit);
    expect(edited.body).toMatchObject({ profile: { company: "Dom AG" } });
    const stale = await ask(admin, "PATCH", `/admin/speakers/${id}`, edit);
    expect(stale.status).toBe(409);
    const renamed = await ask(admin, "POST", `/admin/speakers/${id}/slug`, { slug: "j-koeln" });
    expect(renamed.status).toBe(200);
    await ask(admin, "POST", `/admin/speakers/${id}/slug`, { slug: "jk" });
    const old = await db.select().from(slugRedirects).where(eq(slugRedirects.to_slug, "jk"));
    expect(old.map(({ from_slug }) => from_slug).sort()).toEqual(["j-koeln", "juergen-koeln"]);
    const other = await insertSpeaker(db);
    const taken = await ask(admin, "POST", `/admin/speakers/${id}/slug`, { slug: other.slug });
    expect(taken).toMatchObject({ status: 409, body: { error: { code: "slug_taken" } } });
    const reserved = await ask(admin, "POST", `/admin/speakers/${id}/slug`, { slug: "signup" });
    expect(reserved).toMatchObject({
      status: 422,
      body: { error: { code: "slug_reserved", fields: { slug: expect.any(String) } } },
    });
    const record = { email: "jk@test.example", phone: "", note: "Ruft gern an." };
    expect((await ask(admin, "PUT", `/admin/speakers/${id}/record`, record)).status).toBe(204);
    const read = await ask(admin, "GET", `/admin/speakers/${id}`);
    expect(read.body).toMatchObject({ slug: "jk", email: record.email, note: record.note });
    expect((read.body.history as unknown[]).length).toBe(5);
  });
});

describe("activity", () => {
  test("lists only speakers that visitors can find", async () => {
    await insertSpeaker(db, { name: "Offen Husum" });
    await insertSpeaker(db, { name: "Verborgen Husum", is_active: false });
    await insertSpeaker(db, { name: "Pausiert Husum", status: "paused" });
    const { body } = await ask(admin, "GET", "/admin/speaker-activity?q=husum");
    expect(body).toMatchObject({ total: 1, items: [{ name: "Offen Husum" }] });
  });

  test("shows who lets organisers wait, and reminds once a day [ADMIN-10]", async () => {
    const slow = await insertSpeaker(db, { name: "Langsam Lübeck", user_id: await insertUser(db) });
    await insertBooking(db, {
      speaker_id: slow.id,
      booking_mode: "inquiry",
      status: "requested",
      event_date: isoDate("2026-09-01"),
      created_at: new Date("2026-04-28T09:00:00Z"),
    });
    const list = await ask(admin, "GET", "/admin/speaker-activity?q=lübeck&cohort=silent");
    expect(list.body).toMatchObject({
      items: [{ id: slow.id, cohort: "silent", waiting_hours: 49 }],
    });
    expect(
      (await ask(admin, "GET", "/admin/speaker-activity?q=lübeck&cohort=active")).body.total,
    ).toBe(0);
    for (const _ of [1, 2]) {
      const sent = await ask(admin, "POST", "/admin/speaker-activity/nudges", { ids: [slow.id] });
      expect(sent.body).toEqual({ sent: 1 });
    }
    const mails = await db.select().from(outbox).where(eq(outbox.kind, "mail.speaker_nudge"));
    expect(mails).toHaveLength(1);
    const { body } = await ask(admin, "GET", `/admin/speaker-activity/timeline?speaker=${slow.id}`);
    expect(body.items).toMatchObject([{ action: "speaker.nudge" }, { action: "speaker.nudge" }]);
  });
});
