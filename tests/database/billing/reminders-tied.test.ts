import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { remindersSchema } from "#server/api/platform/schemas.ts";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const { admin, customer, speakerViewer, speaker } = await castOf(db);
await db.insert(userRoles).values({ user_id: admin.userId, role: "admin" });
const people = { speaker_id: speaker.id, customer_id: customer.userId };

const call = (viewer: Viewer, method: string, path: string, json?: unknown) =>
  desk.call(viewer, method, path, json === undefined ? {} : { json });
const read = async (path: string) => {
  const { status, body } = await call(admin, "GET", path);
  expect(status).toBe(200);
  return body;
};

async function refusedFor(method: string, path: string, json?: unknown): Promise<void> {
  const strangers = [
    [VISITOR, 401],
    [customer, 403],
    [speakerViewer, 403],
  ] as const;
  for (const [viewer, status] of strangers) {
    expect((await call(viewer, method, path, json)).status, `${method} ${path}`).toBe(status);
  }
}

test("reminders are tied to a booking, a customer or a speaker, found there, and reworded", async () => {
  const booking = await insertBooking(db, { ...people, event_date: isoDate("2030-03-03") });
  const due_on = "2026-05-04";
  const make = async (title: string, about: object) => {
    const made = await call(admin, "POST", "/admin/reminders", { title, due_on, ...about });
    expect(made.status).toBe(201);
    return made.body.id as string;
  };
  const id = await make("Zur Buchung", { booking_id: booking.id });
  await make("Zum Kunden", { customer_id: customer.userId });
  await make("Zum Speaker", { speaker_id: speaker.id });
  const titles = async (about: string) => {
    const page = remindersSchema.strict().parse(await read(`/admin/reminders?${about}`));
    return page.items.map(({ title }) => title).filter((title) => title.startsWith("Zu"));
  };
  expect(await titles(`booking=${booking.id}`)).toEqual(["Zur Buchung"]);
  expect((await titles(`customer=${customer.userId}`)).sort()).toEqual([
    "Zum Kunden",
    "Zur Buchung",
  ]);
  expect((await titles(`speaker=${speaker.id}`)).sort()).toEqual(["Zum Speaker", "Zur Buchung"]);
  expect(await titles(`speaker=${randomUUID()}`)).toEqual([]);
  for (const about of ["booking", "customer", "speaker"]) {
    await refusedFor("GET", `/admin/reminders?${about}=${booking.id}`);
  }
  const [row] = (await read(`/admin/reminders?booking=${booking.id}`)).items;
  expect(row).toMatchObject({ booking_id: booking.id, speaker_id: speaker.id });
  expect(row.customer_email).toContain("@");

  const path = `/admin/reminders/${id}`;
  const edit = { title: "Zu klären", note: "Bühne", channel: "phone", due_on: "2026-05-06" };
  await refusedFor("PATCH", path, edit);
  expect((await call(admin, "PATCH", path, { title: " " })).status).toBe(422);
  expect((await call(admin, "PATCH", path, edit)).status).toBe(204);
  expect((await read(`/admin/reminders?booking=${booking.id}`)).items).toMatchObject([edit]);
});
