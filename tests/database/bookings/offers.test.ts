import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#data/schema/bookings.ts";
import { talks, workshops } from "#data/schema/speakers/speaker-content.ts";
import { cents } from "#domain/money.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const { book } = bookingApi(db);
const { customer } = await castOf(db);

async function newSpeaker(overrides: Parameters<typeof bookable>[0] = {}) {
  return (await insertSpeaker(db, bookable(overrides))).id;
}

describe("what is booked", () => {
  test("a format with questions lasts both and costs both [BOOK-102, BOOK-97]", async () => {
    const id = await newSpeaker({
      fee_qa_15min_cents: cents(30_000),
      fee_qa_30min_cents: cents(50_000),
    });
    const qa = { includes_qa: true, qa_duration_minutes: 30 };
    const { body } = await book(customer, bookingRequestFor(id, qa));
    expect(body).toMatchObject({
      event_duration_minutes: 70,
      event_type: "conference",
      qa_fee_cents: 50_000,
      qa_duration_minutes: 30,
      total_amount: 550_000,
    });
    const later = { ...qa, event_date: "2030-03-08", qa_duration_minutes: 15, duration: 20 };
    expect((await book(customer, bookingRequestFor(id, later))).body).toMatchObject({
      event_duration_minutes: 35,
      total_amount: 280_000,
    });
    const odd = await book(customer, bookingRequestFor(id, { ...qa, qa_duration_minutes: 45 }));
    expect(odd.status).toBe(422);
  });

  test("a workshop has its own hours, fee and type, and no questions [BOOK-76, BOOK-77, BOOK-78, GEN-02]", async () => {
    const id = await newSpeaker();
    const [workshop, inactive] = await db
      .insert(workshops)
      .values([
        { speaker_id: id, title: "Mut im Team", duration_hours: 4, fee_cents: cents(900_000) },
        {
          speaker_id: id,
          title: "Alt",
          duration_hours: 8,
          fee_cents: cents(1),
          is_active: false,
        },
      ])
      .returning();
    const asked = { duration: null, workshop_id: given(workshop).id, includes_qa: true };
    expect((await book(customer, bookingRequestFor(id, asked))).body).toMatchObject({
      event_type: "workshop",
      event_duration_minutes: 240,
      includes_qa: false,
      qa_fee_cents: 0,
      total_amount: 900_000,
      format_label: "Mut im Team",
    });
    for (const workshop_id of [given(inactive).id, randomUUID()]) {
      const refused = await book(
        customer,
        bookingRequestFor(id, { workshop_id, event_date: "2030-04-01" }),
      );
      expect(refused).toMatchObject({ status: 422, body: { error: { code: "not_offered" } } });
    }
  });

  test("half and whole days exist by fee alone as long as there are no own workshops", async () => {
    const id = await newSpeaker({
      fee_workshop_half_day: cents(600_000),
      fee_workshop_full_day: cents(1_000_000),
    });
    expect((await book(customer, bookingRequestFor(id, { duration: 240 }))).body).toMatchObject({
      event_type: "workshop",
      workshop_id: null,
      event_duration_minutes: 240,
      total_amount: 600_000,
    });
    const none = await newSpeaker();
    expect((await book(customer, bookingRequestFor(none, { duration: 240 }))).status).toBe(422);
  });

  test("a talk must be one of the speaker's [BOOK-26]", async () => {
    const id = await newSpeaker();
    const [talk] = await db.insert(talks).values({ speaker_id: id, title: "Mut" }).returning();
    const asked = { selected_talk_id: given(talk).id };
    expect((await book(customer, bookingRequestFor(id, asked))).body).toMatchObject({
      ...asked,
      format_label: "Keynote: Mut",
    });
    expect((await book(customer, bookingRequestFor(await newSpeaker(), asked))).status).toBe(422);
    const free = await book(customer, bookingRequestFor(id, { event_date: "2030-05-01" }));
    expect(free.body.selected_talk_id).toBeNull();
  });

  test("an online event is virtual and costs no travel [ENT-31]", async () => {
    const id = await newSpeaker({ travel_fee_usd: 300 });
    const online = await book(customer, bookingRequestFor(id, { event_location: "Online (Zoom)" }));
    expect(online.body).toMatchObject({
      is_virtual: true,
      travel_cost_cents: 0,
      travel_cost_state: "online",
      total_amount: 500_000,
    });
    const there = await book(customer, bookingRequestFor(id, { event_date: "2030-03-08" }));
    expect(there.body).toMatchObject({
      is_virtual: false,
      travel_cost_cents: 30_000,
      travel_cost_state: "calculated",
      total_amount: 530_000,
    });
  });

  test.each([
    ["120", 120],
    ["80.7", 80],
    ["1.000", 1000],
    ["", 50],
    [null, 50],
    [undefined, 50],
    [33, 33],
  ])("%j participants are %i [VAL-28, VAL-29, ENT-28]", async (audience_size, people) => {
    const { body } = await book(customer, bookingRequestFor(await newSpeaker(), { audience_size }));
    expect(body.audience_size).toBe(people);
  });

  test("companies in Austria and Switzerland with a number pay no German tax [BOOK-50, GEN-03]", async () => {
    const id = await newSpeaker();
    const at = { billing_country: "Österreich", billing_vat_id: "atu 12345678" };
    expect((await book(customer, bookingRequestFor(id, at))).body).toMatchObject({
      billing_country: "Österreich",
      billing_vat_id: "ATU12345678",
      vat_treatment: "reverse_charge",
      vat_amount_cents: 0,
      gross_amount_cents: 500_000,
    });
    const ch = { billing_country: "Schweiz", billing_vat_id: "CHE-123.456.789 MWST" };
    const swiss = await book(customer, bookingRequestFor(id, { ...ch, event_date: "2030-03-08" }));
    expect(swiss.body).toMatchObject({
      billing_country: "Schweiz",
      vat_treatment: "not_taxable",
      vat_amount_cents: 0,
    });
    const wrong = await book(customer, bookingRequestFor(id, { ...at, billing_vat_id: "DE1" }));
    expect(wrong.body.error.fields).toHaveProperty("billing_vat_id");
    const { billing_country: _default, ...plain } = bookingRequestFor(id, {
      event_date: "2030-03-09",
    });
    expect((await book(customer, plain)).body).toMatchObject({
      billing_country: "Deutschland",
      vat_amount_cents: 95_000,
    });
  });
});

describe("the price", () => {
  test("is the server's; another one than the customer saw stores nothing [R-31, PRICE-11]", async () => {
    const id = await newSpeaker({ travel_fee_usd: 300 });
    const tampered = bookingRequestFor(id, {
      expected_total_amount: 1,
      total_amount: 1,
      travel_cost_cents: 0,
    });
    const { status, body } = await book(customer, tampered);
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: "price_changed",
      message: "Der Preis hat sich geändert",
      details: {
        price: {
          base_fee_cents: 500_000,
          travel_cost_cents: 30_000,
          net_cents: 530_000,
          vat_cents: 100_700,
          gross_cents: 630_700,
        },
      },
    });
    const rows = await db.select().from(bookings).where(eq(bookings.speaker_id, id));
    expect(rows).toEqual([]);
    const seen = bookingRequestFor(id, { expected_total_amount: 530_000, total_amount: 1 });
    expect((await book(customer, seen)).body.total_amount).toBe(530_000);
  });
});
