import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { notifications, profiles, userRoles } from "#data/schema/accounts.ts";
import { calendarFeeds } from "#data/schema/availability.ts";
import { invoices, payments } from "#data/schema/billing/invoices.ts";
import { settlements } from "#data/schema/billing/settlements.ts";
import { goneAddresses, pathRedirects, slugRedirects } from "#data/schema/content.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { shortlistItems, shortlists } from "#data/schema/shortlists.ts";
import { signedPreviewLinks } from "#data/schema/signed-preview-links.ts";
import { talks, videos } from "#data/schema/speakers/speaker-content.ts";
import { speakerApplications, speakerContacts, speakers } from "#data/schema/speakers/speakers.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR } from "#features/ctx.ts";
import { renderMail } from "#features/mail/content/render-mail.ts";
import { isGoneAddress } from "#features/speakers/read/former-address.server.ts";
import { createApi } from "#server/api/api.ts";
import { adminApi } from "#tests/support/admin-api.ts";
import { insertInvoice } from "#tests/support/billing/insert-invoice.ts";
import { testSeller } from "#tests/support/billing/invoices.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const removed = vi.fn(async () => undefined);
// The clock stands at 30 April 2026.
const ctx = testCtx(db, { files: { ...testCtx(db).files, remove: removed } });
const ask = adminApi(createApi(ctx, undefined, undefined, adminApi.services));
const admin = signedIn("admin", await insertUser(db));
const reason = "Auf Wunsch der Person.";
const PAST = isoDate("2026-03-07");
const AHEAD = isoDate("2026-09-07");

beforeEach(() => void removed.mockClear());

type Named = { readonly id: string; readonly name: string | null };

const remove = ({ id, name }: Named, request: Record<string, unknown> = {}, viewer = admin) =>
  ask(viewer, "POST", `/admin/speakers/${id}/deletion`, { confirmation: name, reason, ...request });
const holdsOf = async ({ id }: Named) =>
  (await ask(admin, "GET", `/admin/speakers/${id}/deletion`)).body.reasons;
const stored = async ({ id }: Named) =>
  given((await db.select().from(speakers).where(eq(speakers.id, id)))[0]);

async function settle(booking_id: string, speaker_id: string) {
  await db.insert(settlements).values({
    ...{ year: 2026, n: 1 + Math.floor(Math.random() * 1e6), booking_id, speaker_id },
    ...{ issuer: testSeller, speaker_name: "Bucha Halten", issue_date: PAST, service_date: PAST },
    ...{ commission_basis_points: 0, fee_cents: cents(1), travel_cents: cents(0) },
    ...{ commission_cents: cents(0), payout_cents: cents(1) },
  });
}

async function pay(invoice_id: string, amount: number) {
  await db.insert(payments).values({
    ...{ invoice_id, provider: "bank_transfer", status: "succeeded", amount_cents: cents(amount) },
    received_at: ctx.now(),
  });
}

test("only admins delete a profile, and its owner is no exception", async () => {
  const owner = await insertUser(db);
  const speaker = await insertSpeaker(db, { user_id: owner });
  expect((await ask(VISITOR, "GET", `/admin/speakers/${speaker.id}/deletion`)).status).toBe(401);
  const body = { confirmation: speaker.name, reason };
  const post = ["POST", `/admin/speakers/${speaker.id}/deletion`, body] as const;
  expect((await ask(VISITOR, ...post)).status).toBe(401);
  const other = await insertUser(db);
  await insertSpeaker(db, { user_id: other });
  for (const viewer of [
    signedIn("customer", await insertUser(db)),
    signedIn("speaker", owner),
    signedIn("speaker", other),
  ]) {
    expect((await remove(speaker, {}, viewer)).status).toBe(403);
    expect((await ask(viewer, "GET", post[1])).status).toBe(403);
  }
  expect(await stored(speaker)).toMatchObject({ name: speaker.name, user_id: owner });
});

test("the name and a reason have to be typed, and the profile has to exist", async () => {
  const speaker = await insertSpeaker(db, { name: "Dora Da" });
  expect(await remove(speaker, { confirmation: "Dora" })).toMatchObject({
    status: 422,
    body: { error: { fields: { confirmation: expect.stringContaining("Namen") } } },
  });
  expect(await remove(speaker, { reason: " " })).toMatchObject({
    status: 422,
    body: { error: { fields: { reason: "Bitte nennen Sie einen Grund." } } },
  });
  expect((await remove({ id: randomUUID(), name: "Niemand" })).status).toBe(404);
  expect((await remove({ id: "keine-id", name: "Niemand" })).status).toBe(404);
  expect((await stored(speaker)).name).toBe("Dora Da");
  expect((await remove(speaker, { confirmation: " dora  da " })).status).toBe(204);
});

describe("a profile stays while something is open", () => {
  const OPEN: readonly (readonly [BookingStatus, string])[] = [
    ["requested", "Angefragt"],
    ["pending", "Angebot liegt vor"],
    ["confirmed", "Bestätigt"],
  ];
  test.each(OPEN)("a booking ahead that is %s", async (status, word) => {
    const speaker = await insertSpeaker(db);
    const booking = { speaker_id: speaker.id, status, event_date: AHEAD };
    const { booking_reference } = await insertBooking(db, {
      ...booking,
      booking_mode: status === "confirmed" ? "direct" : "inquiry",
    });
    const line = `Buchung ${booking_reference} am 07. September 2026 läuft noch (${word}).`;
    expect(await holdsOf(speaker)).toEqual([line]);
    const refused = await remove(speaker);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: "profile_held", details: { reasons: [line] } } },
    });
    expect(refused.text).toContain(booking_reference);
    expect(await stored(speaker)).toMatchObject({ name: speaker.name, is_active: true });
  });

  test("a delivered booking that is not settled yet, and then not paid yet", async () => {
    const speaker = await insertSpeaker(db);
    const delivered = { speaker_id: speaker.id, status: "completed", event_date: PAST } as const;
    const { id, booking_reference } = await insertBooking(db, delivered);
    const invoice = await insertInvoice(db, id);
    const unpaid = `Rechnung ${invoice.number} (Buchung ${booking_reference}) ist noch nicht bezahlt.`;
    expect(await holdsOf(speaker)).toEqual([
      `Buchung ${booking_reference} am 07. März 2026 ist noch nicht mit dem Speaker abgerechnet.`,
      unpaid,
    ]);
    await settle(id, speaker.id);
    expect(await holdsOf(speaker)).toEqual([unpaid]);
    await pay(invoice.id, 100);
    expect((await remove(speaker)).status).toBe(409);
    await pay(invoice.id, 594_900);
    expect(await holdsOf(speaker)).toEqual([]);
    expect((await remove(speaker)).status).toBe(204);
  });

  test("a cancelled booking whose fee has no invoice yet", async () => {
    const speaker = await insertSpeaker(db);
    const { booking_reference } = await insertBooking(db, {
      ...{ speaker_id: speaker.id, status: "cancelled", event_date: AHEAD },
      ...{ cancellation_reason: "Absage", cancellation_fee_cents: cents(1000) },
    });
    expect(await holdsOf(speaker)).toEqual([
      `Zu Buchung ${booking_reference} am 07. September 2026 fehlt noch die Rechnung.`,
    ]);
  });

  test("but not what led to nothing", async () => {
    const speaker = await insertSpeaker(db);
    const nothing = { speaker_id: speaker.id, booking_mode: "inquiry", event_date: AHEAD } as const;
    await insertBooking(db, { ...nothing, status: "declined" });
    await insertBooking(db, { ...nothing, status: "withdrawn" });
    expect(await holdsOf(speaker)).toEqual([]);
    expect((await remove(speaker)).status).toBe(204);
  });
});

/** Every column of every table, so that nothing can be forgotten. */
async function tablesWith(words: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'auth') order by 1`);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await db.execute(sql`select from ${sql.raw(name)} t
      where strpos(lower(to_jsonb(t)::text), ${words}) > 0 limit 1`);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

async function wholeProfile(user_id: string | null) {
  const speaker = await insertSpeaker(db, {
    ...{ user_id, name: "Tilda Abtritt", slug: "tilda-abtritt", bio: "Tilda spricht." },
    profile_image_url: "uploads/tilda.webp",
  });
  const speaker_id = speaker.id;
  await db.insert(talks).values({ speaker_id, title: "Tildas Vortrag" });
  await db.insert(videos).values({ speaker_id, title: "Tilda", url: "https://youtu.be/tilda" });
  await db.insert(speakerContacts).values({ speaker_id, email: "tilda@privat.example" });
  await db.insert(calendarFeeds).values({ speaker_id, token: "t".repeat(43) });
  await db
    .insert(slugRedirects)
    .values({ kind: "speaker", from_slug: "tilda-alt", to_slug: "tilda-abtritt" });
  await db.insert(pathRedirects).values({ path: "/redner/tilda", speaker_id });
  const [list] = await db
    .insert(shortlists)
    .values({ owner_id: await insertUser(db), title: "Tagung" })
    .returning();
  await db.insert(shortlistItems).values({
    ...{ shortlist_id: given(list).id, speaker_id, note: "Tilda fragen" },
  });
  const claim = { kind: "claim", object_id: speaker_id, expires_at: new Date() } as const;
  await db.insert(signedPreviewLinks).values({ ...claim, token_hash: Buffer.from(speaker_id) });
  await db.insert(outbox).values({
    ...{ kind: "mail.speaker_claim", payload: { to: "tilda@privat.example" } },
  });
  return speaker;
}

describe("afterwards", () => {
  test("nothing tells who it was, and the old addresses say that they are gone", async () => {
    const owner = await insertUser(db);
    await db.insert(userRoles).values({ user_id: owner, role: "speaker" });
    await db.insert(profiles).values({ user_id: owner, role: "speaker" });
    const speaker = await wholeProfile(owner);
    const data = { fields: { hero_image_url: "uploads/tilda-neu.webp" }, lists: {} };
    await db.insert(speakerApplications).values({
      ...{ kind: "change", status: "submitted", data, user_id: owner, speaker_id: speaker.id },
    });
    const told = { speaker_id: speaker.id, status: "declined", booking_mode: "inquiry" } as const;
    const { id: booking_id, customer_id } = await insertBooking(db, told);
    await db.insert(notifications).values({
      ...{ user_id: customer_id, title: "Absage", message: "Tilda kann nicht.", type: "booking" },
      dedupe_key: `booking:${booking_id}:decline:customer`,
    });
    expect((await remove(speaker)).status).toBe(204);
    expect(await tablesWith("tilda")).toEqual([]);
    expect(removed.mock.calls.flat().sort()).toEqual([
      "uploads/tilda-neu.webp",
      "uploads/tilda.webp",
    ]);
    for (const path of ["/speaker/tilda-abtritt", "/speaker/tilda-alt", "/redner/tilda"]) {
      expect(await isGoneAddress(ctx, path), path).toBe(true);
    }
    expect(await isGoneAddress(ctx, "/speaker/niemand")).toBe(false);
    expect(await db.$count(goneAddresses)).toBeGreaterThanOrEqual(3);
    expect(await db.$count(shortlistItems, eq(shortlistItems.speaker_id, speaker.id))).toBe(0);
  });

  test("the owner is told why and keeps the account, as a customer", async () => {
    const owner = await insertUser(db);
    await db.insert(userRoles).values({ user_id: owner, role: "speaker" });
    await db.insert(profiles).values({ user_id: owner, role: "speaker", first_name: "Olga" });
    const speaker = await insertSpeaker(db, { user_id: owner, name: "Olga Ohne" });
    expect((await remove(speaker)).status).toBe(204);
    const [role] = await db.select().from(userRoles).where(eq(userRoles.user_id, owner));
    expect(role?.role).toBe("customer");
    const [profile] = await db.select().from(profiles).where(eq(profiles.user_id, owner));
    expect(profile).toMatchObject({ role: "customer", first_name: "Olga" });
    const sent = await db.select().from(outbox).where(eq(outbox.kind, "mail.speaker_deleted"));
    const own = sent.filter(({ payload }) => payload.to === `${owner}@test.example`);
    expect(own).toHaveLength(1);
    const { data } = given(own[0]).payload as { data: Record<string, unknown> };
    expect(renderMail("speaker_deleted", data, { publicUrl: "https://wb.example" })).toMatchObject({
      value: { mail: { text: expect.stringContaining(reason) } },
    });
    const log = await db.select().from(auditLog).where(eq(auditLog.object_id, speaker.id));
    expect(log).toMatchObject([{ action: "speaker.delete", actor_id: admin.userId, reason }]);
    expect(JSON.stringify(log)).not.toContain("Olga");
  });

  test("an admin who had a profile stays an admin", async () => {
    const owner = await insertUser(db);
    await db.insert(userRoles).values({ user_id: owner, role: "admin" });
    expect((await remove(await insertSpeaker(db, { user_id: owner }))).status).toBe(204);
    const [role] = await db.select().from(userRoles).where(eq(userRoles.user_id, owner));
    expect(role?.role).toBe("admin");
  });

  test("the books keep what they were written with", async () => {
    const speaker = await insertSpeaker(db, { name: "Bucha Halten" });
    const delivered = { speaker_id: speaker.id, status: "completed", event_date: PAST } as const;
    const booking = await insertBooking(db, delivered);
    const invoice = await insertInvoice(db, booking.id);
    await settle(booking.id, speaker.id);
    await pay(invoice.id, 595_000);
    expect((await remove(speaker)).status).toBe(204);
    expect(await db.select().from(invoices).where(eq(invoices.id, invoice.id))).toEqual([invoice]);
    const credited = await db
      .select()
      .from(settlements)
      .where(eq(settlements.speaker_id, speaker.id));
    expect(credited).toMatchObject([{ speaker_name: "Bucha Halten", booking_id: booking.id }]);
  });

  test("the administration finds it nowhere and can do nothing with it", async () => {
    const speaker = await insertSpeaker(db, { name: "Wera Weg" });
    const before = (await ask(admin, "GET", "/admin/speakers")).body.total;
    expect((await remove(speaker)).status).toBe(204);
    const list = await ask(admin, "GET", "/admin/speakers");
    expect(list.body.total).toBe(Number(before) - 1);
    expect(list.text).not.toContain(speaker.id);
    expect((await ask(admin, "GET", `/admin/speakers/${speaker.id}`)).status).toBe(404);
    expect((await ask(admin, "GET", `/admin/speakers/${speaker.id}/content`)).status).toBe(404);
    expect((await remove({ ...speaker, name: "Unbekannt" })).status).toBe(404);
    const request = { ids: [speaker.id], action: "verify" };
    expect((await ask(admin, "POST", "/admin/speakers/actions", request)).body).toMatchObject({
      changed: 0,
    });
  });
});
