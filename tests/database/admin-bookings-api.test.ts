import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { bookingNotes, bookings } from "#data/schema/bookings.ts";
import { auditLog, outbox } from "#data/schema/operations.ts";
import { type IsoDate, isoDate } from "#domain/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import type { ApiEnv } from "#server/api/api-env.ts";
import { allBookingsSchema, bookingFileSchema } from "#server/api/schemas/admin-booking.ts";
import { bookingDesk, castOf } from "#tests/support/booking-desk.ts";
import { testDatabase } from "#tests/support/database.ts";
import { insertBooking } from "#tests/support/records.ts";

const { db } = await testDatabase();
// The clock stands at 30 April 2026, 12:00 in Berlin.
const desk = bookingDesk(db);
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
  const [row] = await db.select().from(bookings).where(eq(bookings.id, old.id));
  expect(row?.status).toBe("requested");
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

test("the file of a booking shows account, notes, audit trail and what was sent", async () => {
  await db.insert(outbox).values({
    kind: "mail.booking_confirmation",
    payload: { to: "kim@test.example" },
    dedupe_key: `booking:${sold.id}:customer_confirmation`,
    failed_at: new Date("2026-04-30T08:00:00Z"),
    last_error: "550 unbekannt",
  });
  const { body } = await get(admin, `/admin/bookings/${sold.id}`);
  const file = bookingFileSchema.strict().parse(body);
  expect(file.customer?.id).toBe(customer.userId);
  expect(file.notes).toMatchObject([{ note: "Bitte anrufen." }]);
  expect(file.audit).toMatchObject([{ action: "booking.note", actor: "admin" }]);
  expect(file.effects).toMatchObject([{ to: "kim@test.example", last_error: "550 unbekannt" }]);
  expect((await get(admin, `/admin/bookings/${crypto.randomUUID()}`)).status).toBe(404);
});
