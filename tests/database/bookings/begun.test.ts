import { describe, expect, test, vi } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { expireBookings } from "#features/bookings/change/expire-bookings.server.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const { customer, admin } = await castOf(db);

const TODAY = isoDate("2026-05-28");
const EARLY = "2026-05-28T06:59:59Z";
/** Nine o'clock in Berlin. */
const NINE = "2026-05-28T07:00:00Z";
const AFTERNOON = "2026-05-28T13:00:00Z";
const MODES = ["direct", "inquiry"] as const;

const deskAt = (moment: string) => bookingApi(db, { now: () => new Date(moment) });

async function bookToday(moment: string, changes: Record<string, unknown>) {
  const { id } = await insertSpeaker(db, bookable());
  return deskAt(moment).book(customer, bookingRequestFor(id, { event_date: TODAY, ...changes }));
}

async function today(status: "requested" | "pending" | "confirmed") {
  const { speaker, speakerViewer } = await castOf(db);
  const { id } = await insertBooking(db, {
    speaker_id: speaker.id,
    customer_id: customer.userId,
    status,
    event_date: TODAY,
    event_start_time: "09:00",
    // As if promised for longer than the event waits.
    expires_at: status === "confirmed" ? null : new Date("2026-06-01T10:00:00Z"),
  });
  return { id, speakerViewer };
}

describe.each(MODES)("a request for today (%s)", (booking_mode) => {
  test("needs a time that is still to come", async () => {
    for (const moment of [NINE, AFTERNOON]) {
      const { status, body } = await bookToday(moment, { booking_mode });
      expect([status, body.error?.code], moment).toEqual([422, "time_past"]);
      expect(body.error.fields).toEqual({
        event_start_time: "Diese Uhrzeit ist heute schon vorbei.",
      });
    }
    expect((await bookToday(EARLY, { booking_mode })).status).toBe(201);
    const later = { booking_mode, event_start_time: "16:00" };
    expect((await bookToday(AFTERNOON, later)).status).toBe(201);
  });
});

test("no event that has begun is offered, held or accepted, and no button says so", async () => {
  const desk = deskAt(NINE);
  const { id: asked, speakerViewer } = await today("requested");
  for (const event of ["offer", "hold"] as const) {
    const details = { offer_price_cents: 400_000 };
    for (const viewer of [speakerViewer, admin]) {
      const { status, body } = await desk.move(viewer, asked, event, details);
      expect([status, body.error?.code], event).toEqual([409, "event_begun"]);
    }
  }
  expect((await desk.read(speakerViewer, asked)).body.possible_events).toEqual(["decline"]);
  const early = await deskAt(EARLY).read(speakerViewer, asked);
  expect(early.body.possible_events).toEqual(["offer", "hold", "decline"]);

  const { id: offered } = await today("pending");
  const { status, body } = await desk.move(customer, offered, "accept");
  expect([status, body.error?.code]).toEqual([409, "offer_expired"]);
  expect((await desk.read(customer, offered)).body.possible_events).toEqual(["withdraw"]);
  expect((await deskAt(EARLY).move(customer, offered, "accept")).status).toBe(200);
});

describe("another day", () => {
  const path = (id: string) => `/bookings/${id}/postponement`;
  const ask = (moment: string, id: string, event_date: string) =>
    deskAt(moment).call(customer, "POST", path(id), { json: { event_date } });

  test("is no longer a request once the event has begun", async () => {
    const { id, speakerViewer } = await today("confirmed");
    const { status, body } = await ask(NINE, id, "2026-06-10");
    expect([status, body.error?.code]).toEqual([409, "event_over"]);
    expect((await deskAt(NINE).read(customer, id)).body.possible_postponement).toEqual([]);
    expect((await deskAt(EARLY).read(customer, id)).body.possible_postponement).toEqual(["ask"]);

    expect((await ask(EARLY, id, "2026-06-10")).status).toBe(200);
    const answer = { json: { answer: "accept", event_date: "2026-06-10" } };
    const agreed = await deskAt(NINE).call(speakerViewer, "POST", `${path(id)}/answer`, answer);
    expect(agreed.status).toBe(409);
    const shown = await deskAt(NINE).read(speakerViewer, id);
    expect(shown.body.possible_postponement).toEqual(["decline"]);
  });

  test("is not today once the hour of the event has passed", async () => {
    const { id } = await insertBooking(db, {
      customer_id: customer.userId,
      status: "confirmed",
      event_date: isoDate("2026-06-10"),
      event_start_time: "09:00",
    });
    const { status, body } = await ask(AFTERNOON, id, TODAY);
    expect([status, body.error?.code]).toEqual([422, "time_past"]);
    expect(body.error.fields.event_date).toContain("heute schon vorbei");
    expect((await ask(EARLY, id, TODAY)).status).toBe(200);
  });
});

test("an event that runs past midnight is completed once it has ended", async () => {
  const { id } = await insertBooking(db, {
    customer_id: customer.userId,
    status: "confirmed",
    event_date: TODAY,
    event_start_time: "22:00",
    event_duration_minutes: 240,
  });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const statusAfter = async (moment: string) => {
    const desk = bookingApi(db, { now: () => new Date(moment), log });
    await expireBookings(desk.ctx);
    return (await desk.read(customer, id)).body.status;
  };
  const HALF_PAST_MIDNIGHT = "2026-05-28T22:30:00Z";
  expect(await statusAfter(HALF_PAST_MIDNIGHT)).toBe("confirmed");
  const { body } = await deskAt(HALF_PAST_MIDNIGHT).move(admin, id, "complete");
  expect(body.error.code).toBe("too_early");
  expect(await statusAfter("2026-05-28T23:59:59Z")).toBe("confirmed");
  expect(await statusAfter("2026-05-29T00:00:00Z")).toBe("completed");
  expect(log.error).not.toHaveBeenCalled();
});
