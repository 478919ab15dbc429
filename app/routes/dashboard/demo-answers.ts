import { NO_EVENT_DETAILS } from "#domain/booking/event-details.ts";
import { type BookingStatus, isSold, possibleEvents } from "#domain/booking/status.ts";
import { lastWeeks, monthsOf } from "#domain/insights/speaker-statistics.ts";
import {
  commissionBasisPoints,
  DEFAULT_COMMISSION,
} from "#domain/invoicing/seller/billing-setting.ts";
import { speakerPayout } from "#domain/invoicing/settlement/speaker-payout.ts";
import { HOUR_MS } from "#domain/time/duration.ts";
import { addDays, berlinDay } from "#domain/time/iso-date.ts";
import type { BookingDetail } from "#features/bookings/detail/booking-query.ts";
import type { Statistics } from "#features/insights/statistics/statistics-query.ts";
import type { ReceivedReview } from "#features/reviews/received-reviews.ts";
import type { OwnSpeaker } from "#features/speakers/own/own-speaker-query.ts";

/** What the API answers Alex Beispiel. All people are invented. */

const FEED = { url: "https://demo.example/kalender.ics" };

export const DEMO_SPEAKER = {
  id: "00000000-0000-4000-8000-00000000d000",
  slug: "demo-speaker",
  name: "Alex Beispiel",
  profile_image_url: null,
  status: "active",
  is_active: true,
  is_listed: false,
} satisfies OwnSpeaker["profile"];

/** Answers that nothing in the demo changes, by operation. */
export function demoAnswers(now: Date): Readonly<Record<string, object>> {
  return {
    "GET /me/speaker": { profile: DEMO_SPEAKER, application: null } satisfies OwnSpeaker,
    "GET /me/speaker/statistics": statistics(now),
    "GET /me/unread": { count: 2 },
    "GET /me/contracts": { items: [], total: 0, page: 1, size: 25 },
    "GET /bookings/{id}/cancellation-terms": { can_cancel: true },
    "GET /me/speaker/calendar-feed": FEED,
    "POST /me/speaker/calendar-feed/reset": FEED,
    "GET /me/speaker/calendar-import": { calendar: null },
  };
}

/** Days and hours count from now, so that the demo never grows old. */
function clockFrom(now: Date) {
  return {
    inDays: (count: number) => addDays(berlinDay(now.getTime()), count),
    inHours: (count: number) => new Date(now.getTime() + count * HOUR_MS).toISOString(),
  };
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A new inquiry, a counter-offer, the week of an event, and what lies behind. */
export function demoBookings(now: Date): BookingDetail[] {
  const { inDays, inHours } = clockFrom(now);
  return [
    booking(1, "requested", 541_000, inHours(-3), {
      event_title: "Jahresauftakt Vertrieb",
      event_date: inDays(64),
      event_location: "Hamburg, Speicherstadt",
      contact_person: "Kim Muster",
      customer_notes:
        "Wir wünschen uns einen Impuls zu Mut und Verantwortung, gern mit Fragerunde.",
    }),
    booking(2, "requested", 480_000, inHours(-27), {
      event_title: "Frauennetzwerk Mittelstand",
      event_date: inDays(92),
      event_location: "Köln",
      contact_person: "Robin Probe",
    }),
    booking(3, "pending", 520_000, inHours(-40), {
      event_title: "Innovationstag",
      event_date: inDays(41),
      event_location: "Stuttgart, Liederhalle",
      contact_person: "Sascha Test",
      customer_notes: "Können Sie auch einen Workshop am Nachmittag anbieten?",
      offer_price_cents: 560_000,
      offer_message: "Mit Workshop am Nachmittag, Reise inklusive.",
      expires_at: inHours(120),
    }),
    booking(4, "confirmed", 650_000, inHours(-700), {
      event_title: "Führungskräftetagung",
      event_date: inDays(4),
      event_location: "Berlin, Kongresshalle",
      contact_person: "Toni Vorlage",
    }),
    booking(5, "confirmed", 420_000, inHours(-300), {
      event_title: "Kundentag Handwerk",
      event_date: inDays(33),
      event_location: "Online",
      is_virtual: true,
      travel_cost_state: "online",
      contact_person: "Luca Entwurf",
    }),
    booking(6, "completed", 500_000, inHours(-2000), {
      event_title: "Zukunftsforum",
      event_date: inDays(-12),
      event_location: "Leipzig",
      contact_person: "Jo Skizze",
    }),
  ];
}

type Told = Pick<BookingDetail, "event_title" | "event_date" | "event_location" | "contact_person">;

function booking(
  number: number,
  status: BookingStatus,
  net: number,
  at: string,
  told: Told & Partial<BookingDetail>,
): BookingDetail {
  const vat = Math.round(net * 0.19);
  return withStatus(
    {
      ...UNTOLD,
      id: idOf(number),
      booking_reference: `WB-DEMO-${number}`,
      base_fee_cents: net,
      total_amount: net,
      vat_amount_cents: vat,
      gross_amount_cents: net + vat,
      created_at: at,
      history: [{ ...BEGINNING, at }],
      ...told,
    },
    status,
  );
}

/** With what follows from the status; a payout is to be expected, nothing in here is ever settled. */
export function withStatus(
  booking: Omit<BookingDetail, "status" | "possible_events" | "payout">,
  status: BookingStatus,
): BookingDetail {
  const rate = commissionBasisPoints(DEFAULT_COMMISSION);
  return {
    ...booking,
    status,
    possible_events: possibleEvents(status, "speaker"),
    payout: speakerPayout({ ...booking, status, charged_fee_cents: null }, null, rate),
  };
}

const BEGINNING = {
  to_status: "requested",
  event: "create",
  actor: "customer",
  reason: null,
  to_date: null,
} as const;

/** What all bookings of the demo have in common. */
const UNTOLD = {
  booking_mode: "inquiry",
  event_start_time: "09:30",
  event_duration_minutes: 40,
  event_type: "conference",
  is_virtual: false,
  audience_size: 150,
  format_label: "Keynote",
  expires_at: null,
  speaker: DEMO_SPEAKER,
  ...NO_EVENT_DETAILS,
  workshop_id: null,
  selected_talk_id: null,
  includes_qa: false,
  qa_duration_minutes: null,
  qa_fee_cents: 0,
  travel_cost_cents: 0,
  travel_cost_state: "calculated",
  adjustment_cents: 0,
  vat_treatment: "standard",
  vat_note: null,
  vat_rate_basis_points: 1900,
  offer_price_cents: null,
  offer_message: null,
  decline_reason: null,
  cancellation_reason: null,
  cancellation_fee_cents: null,
  billing_company: "Beispiel AG",
  postponement: null,
  possible_postponement: [],
  effects: null,
  invoice: null,
  billing: null,
  customer_id: idOf(90),
  conversation_id: null,
} satisfies Partial<BookingDetail>;

/** The bookings are counted, so that the row of numbers and the lists below it agree. */
function statistics(now: Date): Statistics {
  const { inDays } = clockFrom(now);
  const year = Number(inDays(0).slice(0, 4));
  const booked = demoBookings(now).filter(({ status }) => isSold(status));
  const ahead = booked.map(({ event_date }) => event_date).filter((day) => day > inDays(0));
  const months = monthsOf(year).map((month) => ({
    month,
    net_cents: booked
      .filter(({ event_date }) => event_date.slice(0, 7) === month.slice(0, 7))
      .reduce((sum, { total_amount }) => sum + total_amount, 0),
  }));
  const views = [24, 29, 27, 35, 48, 52, 57, 71, 61, 58, 74, 80];
  const inquiries = [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2];
  return {
    views: { current: 273, previous: 228 },
    weeks: lastWeeks(inDays(0)).map((week, at) => ({
      week,
      views: views[at] ?? 0,
      inquiries: inquiries[at] ?? 0,
    })),
    answers: {
      inquiries: 6,
      answered: 4,
      in_time: 4,
      overdue: 0,
      median_hours: 5.5,
      offers: 4,
      booked: 3,
      conversion_percent: 50,
    },
    fees: { year, net_cents: months.reduce((sum, { net_cents }) => sum + net_cents, 0), months },
    upcoming: { count: ahead.length, next: ahead.toSorted()[0] ?? null },
  };
}

export function demoReviews(now: Date): ReceivedReview[] {
  const { inDays, inHours } = clockFrom(now);
  return [
    {
      id: idOf(70),
      rating: 5,
      content: "Mitreißend, klug und genau auf unser Publikum zugeschnitten.",
      author_name: "Jo Skizze",
      author_position: "Leitung Personal",
      author_company: "Muster AG",
      status: "published",
      reply: null,
      replied_at: null,
      dispute_reason: null,
      created_at: inHours(-200),
      event_title: "Zukunftsforum",
      event_date: inDays(-12),
    },
  ];
}

/** As much of a profile as the meter looks at. */
export function demoContent() {
  const text =
    "Alex Beispiel spricht über Mut, Verantwortung und gute Zusammenarbeit in Veränderung.";
  return {
    profile: {
      short_bio: text,
      bio: text,
      address_label: "Köln",
      categories: ["leadership"],
      specialties: ["Mut", "Führung", "Wandel"],
      languages_spoken: ["Deutsch"],
      fee_20: 2500,
      fee_40: 5000,
      fee_60: null,
    },
    profile_image_url: "/demo",
    hero_image_url: null,
    talks: [{ description: text }],
    videos: [],
    testimonials: [{}],
    gallery_images: [],
    speaker_key_points: [{}, {}, {}],
  };
}
