import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { expireBookings } from "#features/bookings/change/expire-bookings.server.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

/** Three days later the event begins at nine in Berlin. */
const NOW = "2026-05-25T10:00:00Z";
const event_date = isoDate("2026-05-28");
const START = "2026-05-28T07:00:00.000Z";

const deskAt = (moment: string) => bookingApi(db, { now: () => new Date(moment) });
const desk = deskAt(NOW);

async function inquired(day: string = event_date) {
  const cast = await castOf(db);
  const request = bookingRequestFor(cast.speaker.id, { booking_mode: "inquiry", event_date: day });
  const { body } = await desk.book(cast.customer, request);
  return { ...cast, booking: body };
}

test("an inquiry waits for an answer no longer than until the event begins", async () => {
  expect((await inquired()).booking.expires_at).toBe(START);
  expect((await inquired("2026-07-01")).booking.expires_at).toBe("2026-06-08T10:00:00.000Z");
});

test.each(["offer", "hold"] as const)(
  "so does what %s promises, and then it ends",
  async (event) => {
    const { booking, customer, speakerViewer } = await inquired();
    const details = { offer_price_cents: 400_000 };
    const { body } = await desk.move(speakerViewer, booking.id, event, details);
    expect(body.expires_at).toBe(START);
    await expireBookings(deskAt("2026-05-28T06:59:59Z").ctx);
    expect((await desk.read(customer, booking.id)).body.status).toBe("pending");
    await expireBookings(deskAt(START).ctx);
    expect((await desk.read(customer, booking.id)).body.status).toBe("expired");
  },
);

test("an admin gives no more time than there is", async () => {
  const { booking, admin } = await inquired("2026-06-09");
  const extend = (extend_days: number) =>
    desk.call(admin, "POST", `/admin/bookings/${booking.id}/adjustments`, {
      json: { extend_days, reason: "Auf Wunsch" },
    });
  // From the 8th at noon to the 9th at noon, but the event begins at nine.
  expect((await extend(1)).body.error.code).toBe("after_event");
});

test.each([
  ["the old day", event_date, "2026-06-10", START],
  ["the new day", isoDate("2026-06-10"), "2026-05-27", "2026-05-27T07:00:00.000Z"],
  ["a week", isoDate("2026-06-10"), "2026-06-17", "2026-06-01T10:00:00.000Z"],
])(
  "a request for another day stands until %s, whatever comes first",
  async (_, from, to, until) => {
    const { customer } = await castOf(db);
    const { id } = await insertBooking(db, {
      customer_id: customer.userId,
      status: "confirmed",
      event_date: from,
      event_start_time: "09:00",
    });
    const json = { event_date: to };
    const asked = await desk.call(customer, "POST", `/bookings/${id}/postponement`, { json });
    expect(asked.body.postponement.expires_at).toBe(until);
    await expireBookings(deskAt(until).ctx);
    expect((await desk.read(customer, id)).body.postponement).toBeNull();
  },
);
