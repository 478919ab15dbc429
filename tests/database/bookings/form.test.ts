import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#data/schema/bookings.ts";
import { consents } from "#data/schema/consents.ts";
import { workshops } from "#data/schema/speakers/speaker-content.ts";
import { newBookingDraft } from "#domain/booking/draft/draft.ts";
import {
  chooseWorkshop,
  type DrawerDraft,
  newDrawerDraft,
} from "#domain/booking/draft/draft-rules.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { bookingRequest } from "#features/bookings/drawer/submit/booking-request.ts";
import { bookable, bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const { speaker, customer } = await castOf(db, bookable({ fee_qa_15min_cents: cents(40_000) }));
const day = isoDate("2030-03-07");

const filled: DrawerDraft = {
  ...newDrawerDraft(day),
  duration: 60,
  eventType: "talk",
  includeQA: true,
  qaDuration: 15,
  eventTitle: " Jahrestagung ",
  eventTime: "14:30",
  eventParticipants: "80.7",
  eventLocation: "Online",
  eventDescription: "Bitte mit Übungen",
  onSiteContact: " Mara Köster ",
  onSitePhone: "+49 1 23",
  contactName: "Eva Berg",
  contactEmail: "eva@haus.example",
  contactPhone: "+49 711 1",
  billingCompany: "Haus GmbH",
  billingStreet: "Uferweg 12",
  billingCity: "Wien",
  billingPostalCode: "1010",
  billingCountry: "Österreich",
  agbAccepted: true,
  widerrufsAccepted: true,
  billingOrderNumber: " 4500012345 ",
  billingCostCentre: "KST 4711",
  billingLeitwegId: "04011000-1234512345-06",
};

async function stored(id: string) {
  return given((await db.select().from(bookings).where(eq(bookings.id, id)))[0]);
}

test("every value of the form reaches the booking [ENT-34]", async () => {
  const state = { mode: "direct", eventDate: day, draft: filled } as const;
  const request = bookingRequest({
    speakerId: speaker.id,
    state,
    seen: { net_cents: cents(790_000), gross_cents: cents(940_100) },
  });
  const { status, body } = await desk.book(customer, request);
  expect(status).toBe(201);
  expect(await stored(body.id)).toMatchObject({
    // The round of questions belongs to the event.
    event_duration_minutes: 75,
    event_type: "conference",
    includes_qa: true,
    qa_duration_minutes: 15,
    workshop_id: null,
    event_title: "Jahrestagung",
    event_date: day,
    event_start_time: "14:30",
    audience_size: 80,
    event_location: "Online",
    customer_notes: "Bitte mit Übungen",
    on_site_contact: "Mara Köster",
    on_site_phone: "+49 1 23",
    contact_person: "Eva Berg",
    contact_email: "eva@haus.example",
    contact_phone: "+49 711 1",
    billing_company: "Haus GmbH",
    billing_street: "Uferweg 12",
    billing_city: "Wien",
    billing_postal_code: "1010",
    billing_country: "Österreich",
    billing_order_number: "4500012345",
    billing_cost_centre: "KST 4711",
    billing_leitweg_id: "04011000-1234512345-06",
    total_amount: 790_000,
  });
  const agreed = await db.select().from(consents).where(eq(consents.booking_id, body.id));
  expect(agreed.map(({ document }) => document).sort()).toEqual(["agb", "widerruf"]);
});

test("a chosen workshop reaches the booking [ENT-34]", async () => {
  const workshop = { title: "Im Kreis", duration_hours: 4, fee_cents: cents(690_000) };
  const [row] = await db
    .insert(workshops)
    .values({ speaker_id: speaker.id, ...workshop })
    .returning();
  const { id } = given(row);
  const eventDate = isoDate("2030-03-08");
  const chosen = chooseWorkshop(filled, { id, duration_hours: 4 });
  const draft = { ...filled, ...chosen, eventDate };
  const state = { mode: "inquiry", eventDate, draft } as const;
  const request = bookingRequest({
    speakerId: speaker.id,
    state,
    seen: { net_cents: cents(690_000), gross_cents: cents(821_100) },
  });
  const { status, body } = await desk.book(customer, request);
  expect(status).toBe(201);
  expect(await stored(body.id)).toMatchObject({
    event_type: "workshop",
    workshop_id: id,
    event_duration_minutes: 240,
    includes_qa: false,
  });
});

test("an untouched field is booked with the defaults [CONST-03] [CONST-04] [CONST-05] [CONST-06] [CONST-07]", async () => {
  const eventDate = isoDate("2030-03-09");
  const { duration, eventType, includeQA, qaDuration, eventTime, billingCountry } =
    newBookingDraft(eventDate);
  const defaults = { duration, eventType, includeQA, qaDuration, eventTime, billingCountry };
  const state = { mode: "direct", eventDate, draft: { ...filled, ...defaults } } as const;
  const request = bookingRequest({
    speakerId: speaker.id,
    state,
    seen: { net_cents: cents(500_000), gross_cents: cents(595_000) },
  });
  const { status, body } = await desk.book(customer, request);
  expect(status).toBe(201);
  expect(body.format_label).toBe("Keynote");
  expect(await stored(body.id)).toMatchObject({
    event_duration_minutes: 40,
    event_start_time: "09:00",
    billing_country: "Deutschland",
    includes_qa: false,
    total_amount: 500_000,
  });
});
