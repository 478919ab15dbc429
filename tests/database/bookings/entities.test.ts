import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { workshops } from "#data/schema/speakers/speaker-content.ts";
import { cents } from "#domain/money.ts";
import { durationFormats } from "#domain/pricing/duration-formats.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking, insertSpeaker, refusal } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

const BOOKING_FIELDS = `speaker_id customer_id event_title event_date event_start_time
  event_duration_minutes event_type event_location audience_size customer_notes contact_person
  contact_email contact_phone billing_company billing_street billing_city billing_postal_code
  billing_country booking_mode status total_amount is_virtual workshop_id selected_talk_id
  includes_qa qa_duration_minutes qa_fee_cents booking_reference id`.split(/\s+/);

test("a booking has the 29 fields of the specification [ENT-25]", async () => {
  expect(BOOKING_FIELDS).toHaveLength(29);
  expect(Object.keys(await insertBooking(db))).toEqual(expect.arrayContaining(BOOKING_FIELDS));
});

test("the day of an event is the same text before and after [ENT-26]", async () => {
  for (const day of ["2026-03-07", "2027-03-28", "2026-10-25", "2028-02-29"]) {
    expect((await insertBooking(db, { event_date: isoDate(day) })).event_date).toBe(day);
  }
});

test("without a number fifty people are expected [ENT-28]", async () => {
  expect((await insertBooking(db)).audience_size).toBe(50);
  expect(await refusal(insertBooking(db, { audience_size: 0 }))).toBe(
    "23514 bookings_audience_size",
  );
});

test("the mode is direct or inquiry [ENT-29]", async () => {
  expect((await insertBooking(db, { booking_mode: "direct" })).booking_mode).toBe("direct");
  const inquiry = await insertBooking(db, { booking_mode: "inquiry", status: "requested" });
  expect(inquiry.booking_mode).toBe("inquiry");
  const change = sql`update bookings set booking_mode = 'auction' where id = ${inquiry.id}`;
  expect(await refusal(db.execute(change))).toBe("23514 bookings_mode");
});

test("the total of 40 minutes at 5000 euros is 500000 cents [ENT-12, ENT-30]", async () => {
  const speaker = await insertSpeaker(db, { fee_40: 5000 });
  const keynote = given(durationFormats(speaker)[1]);
  const booking = await insertBooking(db, {
    speaker_id: speaker.id,
    base_fee_cents: keynote.price,
    total_amount: keynote.price,
  });
  expect(booking.total_amount).toBe(500_000);
});

test("every booking gets a reference of its own [ENT-33]", async () => {
  const first = await insertBooking(db);
  const second = await insertBooking(db);
  expect(first.booking_reference).toMatch(/^WB-[0-9A-F]{5}-[0-9A-F]{5}$/);
  expect(second.booking_reference).not.toBe(first.booking_reference);
  const copy = insertBooking(db, { booking_reference: first.booking_reference });
  expect(await refusal(copy)).toBe("23505 bookings_booking_reference_unique");
});

test("the form's types of talk are never stored", async () => {
  const { id } = await insertBooking(db);
  for (const type of ["keynote", "impulse", "talk"]) {
    const change = sql`update bookings set event_type = ${type} where id = ${id}`;
    expect(await refusal(db.execute(change))).toBe("23514 bookings_event_type");
  }
});

test("start time, country and Q&A have the defaults of the specification", async () => {
  expect(await insertBooking(db)).toMatchObject({
    event_start_time: "09:00",
    billing_country: "Deutschland",
    includes_qa: false,
    qa_duration_minutes: null,
    qa_fee_cents: 0,
  });
});

test("VAT is rounded once and the gross amount is the sum", async () => {
  const booking = await insertBooking(db, {
    base_fee_cents: cents(500_000),
    includes_qa: true,
    qa_duration_minutes: 30,
    qa_fee_cents: cents(50_000),
    travel_cost_cents: cents(12_345),
    total_amount: cents(562_345),
  });
  expect(booking).toMatchObject({ vat_amount_cents: 106_846, gross_amount_cents: 669_191 });
});

test("a booking under reverse charge carries no VAT", async () => {
  const booking = await insertBooking(db, {
    billing_country: "Österreich",
    billing_vat_id: "ATU12345678",
    vat_treatment: "reverse_charge",
    vat_rate_basis_points: 0,
  });
  expect(booking).toMatchObject({ vat_amount_cents: 0, gross_amount_cents: 500_000 });
  const untaxed = insertBooking(db, { vat_rate_basis_points: 0 });
  expect(await refusal(untaxed)).toBe("23514 bookings_vat_rate_fits");
});

test("a total that is not the sum of its parts is refused", async () => {
  const discount = { base_fee_cents: cents(500_000), total_amount: cents(1) };
  expect(await refusal(insertBooking(db, discount))).toBe("23514 bookings_sum");
});

test("a workshop can only be booked as a workshop", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const [workshop] = await db
    .insert(workshops)
    .values({ speaker_id, title: "Halber Tag", duration_hours: 4, fee_cents: cents(600_000) })
    .returning();
  const workshop_id = given(workshop).id;
  const booking = await insertBooking(db, { speaker_id, workshop_id, event_type: "workshop" });
  expect(booking.event_type).toBe("workshop");
  const conference = insertBooking(db, { speaker_id, workshop_id, event_type: "conference" });
  expect(await refusal(conference)).toBe("23514 bookings_workshop");
});

test.each([
  ["bookings_start_time", { event_start_time: "24:00" }],
  ["bookings_start_time", { event_start_time: "9:00" }],
  ["bookings_duration", { event_duration_minutes: 0 }],
  ["bookings_qa", { includes_qa: true }],
  ["bookings_qa", { includes_qa: true, qa_duration_minutes: 20 }],
  ["bookings_event_title", { event_title: "   " }],
  ["bookings_billing_company", { billing_company: "" }],
  ["bookings_lat", { event_lat: 91 }],
])("%s refuses %o", async (constraint, values) => {
  expect(await refusal(insertBooking(db, values))).toBe(`23514 ${constraint}`);
});
