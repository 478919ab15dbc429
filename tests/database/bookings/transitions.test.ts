import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import { notifications } from "#data/schema/accounts.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { reviews } from "#data/schema/reviews.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { failure } from "#domain/result.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { applyChange } from "#features/bookings/change/change-status.server.ts";
import { expireBookings } from "#features/bookings/change/expire-bookings.server.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { bookingSchema } from "#server/api/bookings/schemas.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking, insertSpeaker } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const cast = await castOf(db);
const { customer, speakerViewer, admin, stranger, otherSpeaker } = cast;

let next = isoDate("2030-01-01");

/** Every booking of these tests has a day of its own. */
function anotherDay(): IsoDate {
  next = addDays(next, 1);
  return next;
}

async function inquire(event_date: string = anotherDay()): Promise<string> {
  const request = bookingRequestFor(cast.speaker.id, { booking_mode: "inquiry", event_date });
  return (await desk.book(customer, request)).body.id;
}

async function offered(price = 450_000, event_date?: string): Promise<string> {
  const id = await inquire(event_date);
  const details = { offer_price_cents: price, message: "Gern" };
  expect((await desk.move(speakerViewer, id, "offer", details)).status).toBe(200);
  return id;
}

async function jobsOf(id: string): Promise<string[]> {
  const jobs = await db.select().from(outbox).orderBy(outbox.id);
  return jobs.filter(({ dedupe_key }) => dedupe_key?.includes(id)).map(({ kind }) => kind);
}

describe("an offer", () => {
  test("is accepted at the price that was shown, or not at all", async () => {
    const id = await offered(450_000);
    const json = { net_cents: 480_000, reason: "Telefonisch vereinbart" };
    const before = given(await findBooking(db, id));
    expect(
      (await desk.call(admin, "POST", `/admin/bookings/${id}/adjustments`, { json })).status,
    ).toBe(200);
    const shown = { expected_total_amount: 450_000 };
    expect(await desk.move(customer, id, "accept", shown)).toMatchObject({
      status: 409,
      body: { error: { code: "offer_changed", message: expect.stringContaining("Preis") } },
    });
    // The decision is about an offer that has changed since it was read.
    const by = {
      actor: "customer",
      actorId: customer.userId,
      requestId: "test",
      details: {},
    } as const;
    expect(await applyChange(desk.ctx, before, { event: "accept", ...by })).toEqual(
      failure("wrong_status"),
    );
    const seen = { expected_total_amount: 480_000 };
    expect((await desk.move(customer, id, "accept", seen)).body.total_amount).toBe(480_000);
  });

  test("holds the day, names its price and its end, and is accepted at that price [BOOK-83]", async () => {
    const id = await offered(450_000);
    const { body } = await desk.read(customer, id);
    expect(bookingSchema.strict().parse(body)).toMatchObject({
      status: "pending",
      offer_price_cents: 450_000,
      offer_message: "Gern",
      total_amount: 500_000,
      expires_at: "2026-05-07T10:00:00.000Z",
      possible_events: ["withdraw", "accept"],
    });
    const accepted = await desk.move(customer, id, "accept");
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        status: "confirmed",
        total_amount: 450_000,
        adjustment_cents: -50_000,
        vat_amount_cents: 85_500,
        effects: { invoice: "pending" },
      },
    });
    expect(await jobsOf(id)).toEqual([
      "mail.speaker_new_inquiry",
      "mail.inquiry_confirmation",
      "mail.booking_offer",
      "invoice.issue",
      "mail.booking_accepted",
      "mail.booking_confirmation",
      "contract.prepare",
    ]);
  });

  test("needs a price; declining needs a reason", async () => {
    const id = await inquire();
    expect((await desk.move(speakerViewer, id, "offer")).body.error.fields).toHaveProperty(
      "offer_price_cents",
    );
    expect((await desk.move(speakerViewer, id, "decline", { reason: "  " })).status).toBe(422);
    const declined = await desk.move(speakerViewer, id, "decline", { reason: "Im Urlaub" });
    expect(declined.body).toMatchObject({ status: "declined", decline_reason: "Im Urlaub" });
    expect(await jobsOf(id)).toContain("mail.booking_declined");
  });

  test("cannot be accepted once it has expired", async () => {
    const id = await offered();
    const later = bookingApi(db, { now: () => new Date("2026-05-07T10:00:00Z") });
    expect(await later.move(customer, id, "accept")).toMatchObject({
      status: 409,
      body: { error: { code: "offer_expired" } },
    });
  });

  test("is refused while another one has the day", async () => {
    const day = anotherDay();
    const second = await inquire(day);
    await offered(450_000, day);
    expect(await desk.move(speakerViewer, second, "hold")).toMatchObject({
      status: 409,
      body: { error: { code: "date_taken" } },
    });
    expect((await desk.read(customer, second)).body.status).toBe("requested");
  });

  test("can be taken back, and the inquiry withdrawn", async () => {
    const retracted = await offered();
    expect((await desk.move(speakerViewer, retracted, "retract")).body.status).toBe("withdrawn");
    expect(await jobsOf(retracted)).toContain("mail.booking_retracted");
    const withdrawn = await inquire();
    expect((await desk.move(customer, withdrawn, "withdraw")).body.status).toBe("withdrawn");
    expect(await jobsOf(withdrawn)).toContain("mail.booking_withdrawn");
  });

  test("as a hold keeps the listed price", async () => {
    const id = await inquire();
    expect((await desk.move(speakerViewer, id, "hold")).body.status).toBe("pending");
    expect((await desk.move(customer, id, "accept")).body).toMatchObject({
      status: "confirmed",
      total_amount: 500_000,
      adjustment_cents: 0,
    });
  });
});

test("every change has a row in history and audit, with who, from, to and the request", async () => {
  const id = await offered();
  await desk.move(customer, id, "accept");
  const history = await db
    .select()
    .from(bookingStatusHistory)
    .where(eq(bookingStatusHistory.booking_id, id))
    .orderBy(bookingStatusHistory.id);
  expect(
    history.map(({ from_status, to_status, event, actor }) => [
      from_status,
      to_status,
      event,
      actor,
    ]),
  ).toEqual([
    [null, "requested", "create", "customer"],
    ["requested", "pending", "offer", "speaker"],
    ["pending", "confirmed", "accept", "customer"],
  ]);
  const audit = await db.select().from(auditLog).where(eq(auditLog.object_id, id));
  expect(audit.map(({ action }) => action)).toEqual([
    "booking.create",
    "booking.offer",
    "booking.accept",
  ]);
  expect(audit.every(({ request_id }) => request_id === "test-request")).toBe(true);
});

test("the other side finds a notice", async () => {
  const id = await offered();
  const isNotice = and(
    eq(notifications.user_id, customer.userId),
    eq(notifications.dedupe_key, `booking:${id}:offer:customer`),
  );
  expect(await db.select().from(notifications).where(isNotice)).toMatchObject([
    { title: "Neues Angebot", type: "booking", link: `/dashboard/customer/buchungen/${id}` },
  ]);
});

describe("who may do what", () => {
  const cells: [string, Viewer, number][] = [
    ["visitor", VISITOR, 401],
    ["other customer", stranger, 404],
    ["other speaker", otherSpeaker, 404],
    ["customer", customer, 403],
  ];
  test.each(cells)("a %s cannot offer, hold or decline", async (_name, viewer, status) => {
    const id = await inquire();
    for (const event of ["offer", "hold", "decline"] as const) {
      const details = { offer_price_cents: 1, reason: "x" };
      expect((await desk.move(viewer, id, event, details)).status).toBe(status);
    }
    expect((await desk.read(customer, id)).body.status).toBe("requested");
  });

  test("the speaker cannot accept or withdraw for the customer; an admin can do both sides", async () => {
    const id = await offered();
    expect((await desk.move(speakerViewer, id, "accept")).status).toBe(403);
    expect((await desk.move(speakerViewer, id, "withdraw")).status).toBe(403);
    expect((await desk.move(stranger, id, "accept")).status).toBe(404);
    expect((await desk.move(admin, id, "accept")).body.status).toBe("confirmed");
  });

  test("terms of others do not exist, nor do unknown bookings and events", async () => {
    const id = await inquire();
    const path = `/bookings/${id}/cancellation-terms`;
    expect((await desk.call(stranger, "GET", path)).status).toBe(404);
    expect((await desk.call(VISITOR, "GET", path)).status).toBe(401);
    expect((await desk.move(customer, randomUUID(), "withdraw")).status).toBe(404);
    const odd = { json: { event: "explode" } };
    expect((await desk.call(customer, "POST", `/bookings/${id}/transitions`, odd)).status).toBe(
      422,
    );
  });

  test("a status that has passed is a conflict", async () => {
    const id = await inquire();
    await desk.move(customer, id, "withdraw");
    expect(await desk.move(customer, id, "withdraw")).toMatchObject({
      status: 409,
      body: { error: { code: "wrong_status" } },
    });
    expect((await desk.move(admin, id, "accept")).status).toBe(409);
  });

  test("a review needs to be written first", async () => {
    const { id, speaker_id, customer_id } = await insertBooking(db, {
      customer_id: customer.userId,
      status: "completed",
    });
    expect((await desk.move(customer, id, "review")).status).toBe(409);
    await db.insert(reviews).values({
      booking_id: id,
      speaker_id,
      customer_id,
      rating: 5,
      content: "Großartig und mitreißend.",
      author_name: "Kim Beispiel",
    });
    expect((await desk.move(customer, id, "review")).body.status).toBe("reviewed");
  });
});

describe("time alone", () => {
  test("ends what was not answered and completes what took place, once", async () => {
    const expired = await offered();
    const kept = await inquire();
    const past = { event_date: isoDate("2026-05-19"), customer_id: customer.userId };
    const { id: speaker_id } = await insertSpeaker(db, {
      successful_events_count: 71,
      total_bookings: 71,
    });
    const over = await insertBooking(db, { ...past, speaker_id });
    const later = bookingApi(db, { now: () => new Date("2026-05-20T10:00:00Z") });
    await db
      .update(bookings)
      .set({ expires_at: new Date("2026-06-01T00:00:00Z") })
      .where(eq(bookings.id, kept));
    await Promise.all([expireBookings(later.ctx), expireBookings(later.ctx)]);
    const statusOf = async (id: string) => (await desk.read(customer, id)).body.status;
    expect(await statusOf(expired)).toBe("expired");
    expect(await statusOf(kept)).toBe("requested");
    expect(await statusOf(over.id)).toBe("completed");
    expect(await jobsOf(over.id)).toEqual(["mail.booking_completed"]);
    const [speaker] = await db.select().from(speakers).where(eq(speakers.id, over.speaker_id));
    expect(speaker).toMatchObject({ successful_events_count: 72, total_bookings: 72 });
    const expiries = await jobsOf(expired);
    expect(expiries.filter((kind) => kind.startsWith("mail.booking_expired"))).toEqual([
      "mail.booking_expired_speaker",
      "mail.booking_expired",
    ]);
  });
});
