import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notifications } from "#data/schema/accounts.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { consents } from "#data/schema/consents.ts";
import { auditLog, liveEvents, outbox } from "#data/schema/outbox.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { createdBookingSchema } from "#server/api/bookings/schemas.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
  DAY,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const { book } = bookingApi(db);
const cast = await castOf(db);
const { customer } = cast;

async function newSpeaker(overrides: Parameters<typeof bookable>[0] = {}) {
  return (await insertSpeaker(db, bookable(overrides))).id;
}

async function stored(id: string) {
  return given((await db.select().from(bookings).where(eq(bookings.id, id)))[0]);
}

describe("a direct booking", () => {
  test("is stored as confirmed and comes back with its row [BOOK-81, CALL-34, ENT-29, ENT-30, ENT-32, PRICE-06]", async () => {
    const { status, body } = await book(customer, bookingRequestFor(cast.speaker.id));
    expect(status).toBe(201);
    expect(createdBookingSchema.strict().parse(body)).toMatchObject({
      status: "confirmed",
      booking_mode: "direct",
      customer_id: customer.userId,
      total_amount: 500_000,
      vat_amount_cents: 95_000,
      gross_amount_cents: 595_000,
      event_date: DAY,
      format_label: "Keynote",
      travel_cost_state: "unknown",
      effects: {
        invoice: "pending",
        speaker_notification: "pending",
        customer_confirmation: "pending",
      },
    });
    expect(body.booking_reference).toMatch(/^WB-[0-9A-F]{5}-[0-9A-F]{5}$/);
    expect(await stored(body.id)).toMatchObject({
      contact_person: "Kim Beispiel",
      contact_email: "kim@test.example",
      contact_phone: "+49 40 123456",
      billing_company: "Beispiel GmbH",
      billing_street: "Musterweg 1",
      billing_city: "Hamburg",
      billing_postal_code: "20095",
      billing_country: "Deutschland",
      customer_notes: "Bitte mit Mikrofon",
      is_virtual: false,
    });
  });

  test("brings history, audit, consents, effects, notice and live events with it [BOOK-94, BOOK-95]", async () => {
    const speaker_id = (await castOf(db)).speaker;
    const { body } = await book(customer, bookingRequestFor(speaker_id.id));
    const history = await db
      .select()
      .from(bookingStatusHistory)
      .where(eq(bookingStatusHistory.booking_id, body.id));
    expect(history).toMatchObject([
      { from_status: null, to_status: "confirmed", event: "create", actor: "customer" },
    ]);
    const audit = await db.select().from(auditLog).where(eq(auditLog.object_id, body.id));
    expect(audit).toMatchObject([{ action: "booking.create", request_id: "test-request" }]);
    const agreed = await db.select().from(consents).where(eq(consents.booking_id, body.id));
    expect(agreed.map(({ document }) => document).sort()).toEqual(["agb", "widerruf"]);
    const jobs = await db.select().from(outbox).orderBy(outbox.id);
    const own = jobs.filter(({ dedupe_key }) => dedupe_key?.includes(body.id));
    expect(own.map(({ kind }) => kind)).toEqual([
      "invoice.issue",
      "mail.speaker_direct_booking",
      "mail.booking_confirmation",
      "contract.prepare",
    ]);
    expect(own[0]?.payload).toEqual({ booking_id: body.id });
    const notices = await db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, given(speaker_id.user_id ?? undefined)));
    expect(notices).toMatchObject([
      { type: "booking", link: `/dashboard/speaker?buchung=${body.id}` },
    ]);
    const events = await db.select().from(liveEvents).orderBy(liveEvents.id);
    const topics = new Map(events.map(({ topic, payload }) => [topic, payload]));
    expect(topics.get(`speaker:${speaker_id.id}:calendar`)).toEqual({
      date: DAY,
      status: "booked",
    });
    expect(topics.get(`user:${customer.userId}:bookings`)).toMatchObject({
      booking_id: body.id,
      status: "confirmed",
    });
  });

  test("never happens where the speaker does not offer it [BOOK-90, PRICE-15, CAL-18]", async () => {
    const onRequest = await newSpeaker();
    const date = isoDate(DAY);
    await db
      .insert(availabilityOverrides)
      .values({ speaker_id: onRequest, date, type: "on_request" });
    const hidden = await newSpeaker();
    await insertBooking(db, { speaker_id: hidden, event_date: date });
    await db.insert(availabilityOverrides).values({ speaker_id: hidden, date, type: "on_request" });
    const noFees = await newSpeaker({ fee_20: null, fee_40: null, fee_60: null });
    const notDirect = await newSpeaker({ allows_direct_booking: false });
    const limited = await newSpeaker({ availability_status: "on_request" });
    for (const id of [onRequest, noFees, notDirect, limited]) {
      const refused = await book(customer, bookingRequestFor(id));
      expect(refused).toMatchObject({
        status: 409,
        body: { error: { code: "direct_not_possible" } },
      });
      const asked = await book(customer, bookingRequestFor(id, { booking_mode: "inquiry" }));
      expect(asked.status).toBe(201);
    }
    expect(await book(customer, bookingRequestFor(hidden))).toMatchObject({
      status: 409,
      body: { error: { code: "date_taken" } },
    });
    const unset = await newSpeaker({ availability_status: null });
    expect((await book(customer, bookingRequestFor(unset))).status).toBe(201);
  });

  test("on a taken day is refused in German with the nearest free days", async () => {
    const id = await newSpeaker();
    expect((await book(customer, bookingRequestFor(id))).status).toBe(201);
    const { status, body } = await book(cast.stranger, bookingRequestFor(id));
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: "date_taken",
      message: "Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen Tag.",
      details: {
        free_days: ["2030-03-04", "2030-03-05", "2030-03-06", "2030-03-08", "2030-03-09"].slice(
          0,
          5,
        ),
      },
    });
    expect(
      (await book(cast.stranger, bookingRequestFor(id, { booking_mode: "inquiry" }))).status,
    ).toBe(409);
  });
});

describe("an inquiry", () => {
  test("is stored as requested, without invoice, and leaves the day free [BOOK-82, BOOK-03, BOOK-96, CAL-21]", async () => {
    const id = await newSpeaker({ user_id: await insertUser(db) });
    const inquiry = bookingRequestFor(id, { booking_mode: "inquiry" });
    const first = await book(customer, inquiry);
    expect(first).toMatchObject({
      status: 201,
      body: { status: "requested", booking_mode: "inquiry" },
    });
    expect(first.body.effects).toEqual({
      speaker_notification: "pending",
      customer_confirmation: "pending",
    });
    const jobs = await db.select().from(outbox).orderBy(outbox.id);
    const own = jobs.filter(({ dedupe_key }) => dedupe_key?.includes(first.body.id));
    expect(own.map(({ kind }) => kind)).toEqual([
      "mail.speaker_new_inquiry",
      "mail.inquiry_confirmation",
    ]);
    expect((await book(cast.stranger, inquiry)).status).toBe(201);
    expect((await book(cast.stranger, bookingRequestFor(id))).status).toBe(201);
  });
});
