import { and, eq, like } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { bookingNotes, bookings } from "#data/schema/bookings.ts";
import { mails } from "#data/schema/mail.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { cents } from "#domain/money.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { allBookingsSchema, bookingAdminDetailSchema } from "#server/api/bookings/schemas-admin.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { bookable, bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking, insertSpeaker } from "#tests/support/database/records.ts";
import { testSearch } from "#tests/support/search/search.ts";

const database = await testDatabase();
const { db } = database;
// The clock stands at 30 April 2026, 12:00 in Berlin.
const desk = bookingApi(db);
const cast = await castOf(db);
const { admin, customer, speakerViewer } = cast;
const people = { speaker_id: cast.speaker.id, customer_id: customer.userId };

const get = (viewer: Viewer, path: string) => desk.call(viewer, "GET", path);
const post = (viewer: Viewer, path: string, json: unknown = {}) =>
  desk.call(viewer, "POST", path, { json });

async function listed(query: string) {
  const { status, body } = await get(admin, `/admin/bookings?${query}`);
  expect(status).toBe(200);
  return allBookingsSchema.strict().parse(body);
}

async function inquiry(day: IsoDate, created = "2026-04-30T09:00:00Z") {
  return insertBooking(db, {
    ...people,
    booking_mode: "inquiry",
    status: "requested",
    event_date: day,
    event_title: `Tagung am ${day}`,
    created_at: new Date(created),
  });
}

const old = await inquiry(isoDate("2030-05-01"), "2026-04-28T09:00:00Z");
const fresh = await inquiry(isoDate("2030-05-02"));
const sold = await insertBooking(db, {
  ...people,
  event_date: isoDate("2030-06-01"),
  billing_company: "Nordlicht AG",
});

test("admins list every booking, search, filter and sort it", async () => {
  expect((await listed("sort=event_date&order=asc")).items.map(({ id }) => id)).toEqual([
    old.id,
    fresh.id,
    sold.id,
  ]);
  expect((await listed("q=nordlicht")).items.map(({ id }) => id)).toEqual([sold.id]);
  expect((await listed(`q=${sold.booking_reference}`)).total).toBe(1);
  expect((await listed("status=requested")).total).toBe(2);
  expect((await listed("need=unanswered")).items.map(({ id }) => id)).toEqual([old.id]);
  expect((await listed("need=invoice")).items.map(({ id }) => id)).toEqual([sold.id]);
  expect((await listed("need=contract")).items.map(({ id }) => id)).toEqual([sold.id]);
  expect((await listed("from=2030-05-02&to=2030-05-31")).items.map(({ id }) => id)).toEqual([
    fresh.id,
  ]);
  expect((await get(admin, "/admin/bookings?status=verloren")).status).toBe(400);
  expect((await get(admin, "/admin/bookings?from=gestern")).status).toBe(400);
});

test("the list is a file for spreadsheets as well", async () => {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set("viewer", admin);
    await next();
  });
  app.route("/api", createApi(desk.ctx));
  const answer = await app.request("/api/v1/admin/bookings.csv?q=nordlicht");
  expect(answer.headers.get("content-type")).toContain("text/csv");
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines[0]).toContain("Nummer;Status;Art;Termin");
  expect(lines[1]).toContain(`${sold.booking_reference};Bestätigt;Direktbuchung;01.06.2030`);
  expect(lines).toHaveLength(2);
});

test.each([
  ["a visitor", VISITOR, 401],
  ["a customer", customer, 403],
  ["a speaker", speakerViewer, 403],
] as const)("%s is refused everywhere", async (_who, viewer, status) => {
  const note = { note: "Hallo" };
  const step = { event: "decline", reason: "Weil" };
  expect((await get(viewer, "/admin/bookings")).status).toBe(status);
  expect((await get(viewer, "/admin/bookings.csv")).status).toBe(status);
  expect((await get(viewer, `/admin/bookings/${old.id}`)).status).toBe(status);
  expect((await post(viewer, `/admin/bookings/${old.id}/notes`, note)).status).toBe(status);
  expect((await post(viewer, `/admin/bookings/${old.id}/transitions`, step)).status).toBe(status);
  const change = { extend_days: 2, reason: "Weil" };
  expect((await post(viewer, `/admin/bookings/${old.id}/adjustments`, change)).status).toBe(status);
  const replacements = `/admin/bookings/${sold.id}/replacements`;
  const request = { slugs: ["a"], message: "Hallo" };
  expect((await get(viewer, replacements)).status).toBe(status);
  expect((await post(viewer, replacements, request)).status).toBe(status);
  const [row] = await db.select().from(bookings).where(eq(bookings.id, old.id));
  expect(row).toMatchObject({ status: "requested", expires_at: old.expires_at });
});

test("an admin acts for a side only with a reason, which history and audit log keep", async () => {
  const { id } = await inquiry(isoDate("2030-07-01"));
  const path = `/admin/bookings/${id}/transitions`;
  expect(await post(admin, path, { event: "decline" })).toMatchObject({
    status: 422,
    body: { error: { fields: { reason: "Bitte nennen Sie einen Grund." } } },
  });
  const declined = await post(admin, path, { event: "decline", reason: "Speaker ist erkrankt" });
  expect(declined).toMatchObject({
    status: 200,
    body: { status: "declined", history: [{ actor: "admin", reason: "Speaker ist erkrankt" }] },
  });
  const entries = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.object_id, id), eq(auditLog.action, "booking.decline")));
  expect(entries).toMatchObject([{ actor: "admin", actor_id: admin.userId }]);
  const again = await post(admin, path, { event: "decline", reason: "Noch einmal" });
  expect(again).toMatchObject({ status: 409, body: { error: { code: "wrong_status" } } });
});

test("every step of the table is open to an admin on behalf of a side", async () => {
  const { id } = await inquiry(isoDate("2030-08-01"));
  const path = `/admin/bookings/${id}/transitions`;
  const reason = "Telefonisch vereinbart";
  const steps = [
    [{ event: "offer", offer_price_cents: 450_000 }, "pending"],
    [{ event: "accept" }, "confirmed"],
    [{ event: "cancel", cancellation_fee_cents: 0 }, "cancelled"],
  ] as const;
  for (const [step, status] of steps) {
    expect(await post(admin, path, { ...step, reason })).toMatchObject({
      status: 200,
      body: { status },
    });
  }
});

test("notes stay inside the administration", async () => {
  const noted = await post(admin, `/admin/bookings/${sold.id}/notes`, { note: "Bitte anrufen." });
  expect(noted.status).toBe(201);
  expect((await post(admin, `/admin/bookings/${sold.id}/notes`, { note: " " })).status).toBe(422);
  const rows = await db.select().from(bookingNotes).where(eq(bookingNotes.booking_id, sold.id));
  expect(rows).toMatchObject([{ note: "Bitte anrufen.", author_id: admin.userId }]);
  expect(JSON.stringify((await desk.read(customer, sold.id)).body)).not.toContain("anrufen");
});

test("the detail for admins shows account, notes, audit trail and what was sent", async () => {
  await db.insert(outbox).values({
    kind: "mail.booking_confirmation",
    payload: { to: "kim@test.example" },
    dedupe_key: `booking:${sold.id}:customer_confirmation`,
    failed_at: new Date("2026-04-30T08:00:00Z"),
    last_error: "550 unbekannt",
  });
  const [job] = await db
    .insert(outbox)
    .values({
      kind: "mail.booking_accepted",
      payload: { to: "mira@test.example" },
      dedupe_key: `booking:${sold.id}:accept`,
      done_at: new Date(),
    })
    .returning();
  const [mail] = await db
    .insert(mails)
    .values({
      template_key: "booking_accepted",
      message_id: `<${given(job).id}.abc@test.example>`,
      to_address: "mira@test.example",
      subject: "Angebot angenommen",
      text: "",
      html: "",
    })
    .returning();
  const { body } = await get(admin, `/admin/bookings/${sold.id}`);
  const detail = bookingAdminDetailSchema.strict().parse(body);
  expect(detail.customer?.id).toBe(customer.userId);
  expect(detail.notes).toMatchObject([{ note: "Bitte anrufen." }]);
  expect(detail.audit).toMatchObject([{ action: "booking.note", actor: "admin" }]);
  expect(detail.effects).toMatchObject([
    { to: "kim@test.example", last_error: "550 unbekannt", mail_id: null },
    { to: "mira@test.example", subject: "Angebot angenommen", mail_id: given(mail).id },
  ]);
  expect((await get(admin, `/admin/bookings/${crypto.randomUUID()}`)).status).toBe(404);
});

test("deadline and price change before either side is bound; both sides learn it and why", async () => {
  const { id } = await insertBooking(db, {
    ...people,
    booking_mode: "inquiry",
    status: "pending",
    event_date: isoDate("2030-09-01"),
    offer_price_cents: cents(480_000),
    expires_at: new Date("2026-05-02T10:00:00Z"),
  });
  const path = `/admin/bookings/${id}/adjustments`;
  const change = { extend_days: 5, net_cents: 450_000, reason: "Telefonisch vereinbart" };
  expect(await post(admin, path, change)).toMatchObject({
    status: 200,
    body: { status: "pending", offer_price_cents: 450_000, expires_at: "2026-05-07T10:00:00.000Z" },
  });
  const sent = await db
    .select()
    .from(outbox)
    .where(like(outbox.dedupe_key, `booking:${id}:adjust%`));
  expect(sent.map(({ kind }) => kind).sort()).toEqual([
    "mail.booking_adjusted",
    "mail.booking_adjusted_speaker",
  ]);
  expect(sent[0]?.payload).toMatchObject({ data: { net_cents: 450_000, reason: change.reason } });
  const entries = await db.select().from(auditLog).where(eq(auditLog.object_id, id));
  expect(entries).toMatchObject([
    {
      action: "booking.adjust",
      reason: change.reason,
      before: { offer_price_cents: 480_000 },
      after: { offer_price_cents: 450_000 },
    },
  ]);
  expect(await post(admin, path, { reason: "Nichts" })).toMatchObject({
    status: 422,
    body: { error: { code: "nothing_changed" } },
  });
  expect((await post(admin, path, { extend_days: 61, reason: "Weil" })).status).toBe(422);
  const bound = await post(admin, `/admin/bookings/${sold.id}/adjustments`, change);
  expect(bound).toMatchObject({ status: 409, body: { error: { code: "wrong_status" } } });
});

test("a changed price of an inquiry keeps the sum of its lines", async () => {
  const { id, base_fee_cents } = await inquiry(isoDate("2030-09-02"));
  const net = base_fee_cents - 100;
  const path = `/admin/bookings/${id}/adjustments`;
  expect(await post(admin, path, { net_cents: net, reason: "Rabatt" })).toMatchObject({
    status: 200,
    body: { total_amount: net, adjustment_cents: -100 },
  });
});

test("for an ended booking admins suggest who is free that day; nothing is booked", async () => {
  const other = await insertSpeaker(db, bookable({ name: "Ida Ersatz", slug: "ida-ersatz" }));
  const busy = await insertSpeaker(db, bookable({ name: "Belegt", slug: "belegt" }));
  const day = isoDate("2030-10-01");
  await insertBooking(db, { ...people, speaker_id: busy.id, event_date: day });
  const { id } = await insertBooking(db, { ...people, status: "cancelled", event_date: day });
  const searching = bookingApi(db, { search: await testSearch(database) });
  const path = `/admin/bookings/${id}/replacements`;
  const found = await searching.call(admin, "GET", path);
  const slugs = found.body.candidates.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toContain(other.slug);
  expect(slugs).not.toContain(busy.slug);
  expect(slugs).not.toContain(cast.speaker.slug);
  const suggest = (chosen: string[]) =>
    searching.call(admin, "POST", path, { json: { slugs: chosen, message: "Sehr passend." } });
  expect((await suggest([])).status).toBe(422);
  expect(await suggest([busy.slug])).toMatchObject({
    status: 409,
    body: { error: { code: "not_free" } },
  });
  expect((await suggest([other.slug])).body).toEqual({ sent: 1 });
  const [mail] = await db.select().from(outbox).where(eq(outbox.kind, "mail.booking_replacement"));
  expect(mail?.payload).toMatchObject({
    data: {
      reason: "Sehr passend.",
      suggestions: [{ name: "Ida Ersatz", link: "http://localhost:3000/speaker/ida-ersatz" }],
    },
  });
  const running = await searching.call(admin, "GET", `/admin/bookings/${sold.id}/replacements`);
  expect(running).toMatchObject({ status: 409, body: { error: { code: "wrong_status" } } });
});
