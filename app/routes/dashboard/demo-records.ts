import { possibleEvents } from "#domain/booking/status.ts";
import { lastWeeks, monthsOf, shareOf } from "#domain/insights/speaker-statistics.ts";
import { commissionBasisPoints, DEFAULT_COMMISSION } from "#domain/invoicing/billing-setting.ts";
import { speakerPayout } from "#domain/invoicing/speaker-payout.ts";
import { addDays, berlinDay, type IsoDate } from "#domain/iso-date.ts";
import type { BookingDetail } from "#features/bookings/detail/booking-query.ts";
import type { Statistics } from "#features/insights/statistics/statistics-query.ts";
import type { ReceivedReview } from "#features/reviews/received-reviews.ts";

/** Nobody in here exists. Days and hours are counted from now, so that the demo never grows old. */

export const DEMO_SPEAKER = {
  id: "00000000-0000-4000-8000-00000000d000",
  slug: "demo-speaker",
  name: "Alex Beispiel",
  profile_image_url: null,
  status: "active" as const,
  is_active: true,
  is_listed: false,
};

const HOUR_MS = 3_600_000;
const idOf = (number: number) =>
  `00000000-0000-4000-8000-0000000000${String(number).padStart(2, "0")}`;

type Scenario = Pick<
  BookingDetail,
  "status" | "event_title" | "event_location" | "contact_person"
> & {
  readonly inDays: number;
  readonly hoursAgo: number;
  readonly net: number;
  readonly notes?: string;
  readonly offer?: number;
};

/** A new inquiry, a counter-offer, the week of an event, and what lies behind. */
const SCENARIOS: readonly Scenario[] = [
  {
    status: "requested",
    event_title: "Jahresauftakt Vertrieb",
    event_location: "Hamburg, Speicherstadt",
    contact_person: "Kim Muster",
    inDays: 64,
    hoursAgo: 3,
    net: 541_000,
    notes: "Wir wünschen uns einen Impuls zu Mut und Verantwortung, gern mit Fragerunde.",
  },
  {
    status: "requested",
    event_title: "Frauennetzwerk Mittelstand",
    event_location: "Köln",
    contact_person: "Robin Probe",
    inDays: 92,
    hoursAgo: 27,
    net: 480_000,
  },
  {
    status: "pending",
    event_title: "Innovationstag",
    event_location: "Stuttgart, Liederhalle",
    contact_person: "Sascha Test",
    inDays: 41,
    hoursAgo: 40,
    net: 520_000,
    offer: 560_000,
    notes: "Können Sie auch einen Workshop am Nachmittag anbieten?",
  },
  {
    status: "confirmed",
    event_title: "Führungskräftetagung",
    event_location: "Berlin, Kongresshalle",
    contact_person: "Toni Vorlage",
    inDays: 4,
    hoursAgo: 700,
    net: 650_000,
  },
  {
    status: "confirmed",
    event_title: "Kundentag Handwerk",
    event_location: "Online",
    contact_person: "Luca Entwurf",
    inDays: 33,
    hoursAgo: 300,
    net: 420_000,
  },
  {
    status: "completed",
    event_title: "Zukunftsforum",
    event_location: "Leipzig",
    contact_person: "Jo Skizze",
    inDays: -12,
    hoursAgo: 2000,
    net: 500_000,
  },
];

export function demoBookings(now: Date): BookingDetail[] {
  return SCENARIOS.map((scenario, index) => withPayout(bookingOf(scenario, index + 1, now)));
}

/** To be expected by the rule the server uses; nothing in here is ever settled. */
export function withPayout(booking: BookingDetail): BookingDetail {
  const rate = commissionBasisPoints(DEFAULT_COMMISSION);
  return { ...booking, payout: speakerPayout({ ...booking, charged_fee_cents: null }, null, rate) };
}

function bookingOf(scenario: Scenario, number: number, now: Date): BookingDetail {
  const { status, net, inDays, hoursAgo, offer = null, notes = null } = scenario;
  const created = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const vat = Math.round(net * 0.19);
  const isVirtual = scenario.event_location === "Online";
  return {
    id: idOf(number),
    booking_reference: `WB-DEMO-${number}`,
    status,
    booking_mode: "inquiry",
    event_title: scenario.event_title,
    event_date: addDays(berlinDay(now.getTime()), inDays),
    event_start_time: "09:30",
    event_duration_minutes: 40,
    event_type: "conference",
    event_location: scenario.event_location,
    is_virtual: isVirtual,
    audience_size: 150,
    format_label: "Keynote",
    total_amount: net,
    gross_amount_cents: net + vat,
    expires_at:
      status === "pending" ? new Date(now.getTime() + 5 * 24 * HOUR_MS).toISOString() : null,
    created_at: created.toISOString(),
    speaker: DEMO_SPEAKER,
    customer_notes: notes,
    workshop_id: null,
    selected_talk_id: null,
    includes_qa: false,
    qa_duration_minutes: null,
    base_fee_cents: net,
    qa_fee_cents: 0,
    travel_cost_cents: 0,
    travel_cost_state: isVirtual ? "online" : "calculated",
    adjustment_cents: 0,
    vat_treatment: "standard",
    vat_note: null,
    vat_rate_basis_points: 1900,
    vat_amount_cents: vat,
    offer_price_cents: offer,
    offer_message: offer === null ? null : "Mit Workshop am Nachmittag, Reise inklusive.",
    decline_reason: null,
    cancellation_reason: null,
    cancellation_fee_cents: null,
    contact_person: scenario.contact_person,
    billing_company: "Beispiel AG",
    possible_events: possibleEvents(status, "speaker"),
    postponement: null,
    possible_postponement: [],
    effects: null,
    payout: null,
    invoice: null,
    billing: null,
    customer_id: idOf(90),
    conversation_id: null,
    history: [
      {
        to_status: "requested",
        event: "create",
        actor: "customer",
        reason: null,
        to_date: null,
        at: created.toISOString(),
      },
    ],
  };
}

const BOOKED = ["confirmed", "completed"];

/** Counted from the scenarios, so that the row of numbers and the lists below it agree. */
export function demoStatistics(today: IsoDate): Statistics {
  const year = Number(today.slice(0, 4));
  const booked = SCENARIOS.filter(({ status }) => BOOKED.includes(status));
  const answered = SCENARIOS.filter(({ status }) => status !== "requested").length;
  const months = monthsOf(year).map((month) => ({
    month,
    net_cents: booked
      .filter(({ inDays }) => addDays(today, inDays).slice(0, 7) === month.slice(0, 7))
      .reduce((sum, { net }) => sum + net, 0),
  }));
  const ahead = booked.map(({ inDays }) => inDays).filter((days) => days > 0);
  const views = [24, 29, 27, 35, 48, 52, 57, 71, 61, 58, 74, 80];
  return {
    views: { current: 273, previous: 228 },
    weeks: lastWeeks(today).map((week, index) => ({
      week,
      views: views[index] ?? 0,
      inquiries: Math.round((views[index] ?? 0) / 50),
    })),
    answers: {
      inquiries: SCENARIOS.length,
      answered,
      in_time: answered,
      overdue: 0,
      median_hours: 5.5,
      offers: answered,
      booked: booked.length,
      conversion_percent: shareOf(booked.length, SCENARIOS.length),
    },
    fees: { year, net_cents: months.reduce((sum, { net_cents }) => sum + net_cents, 0), months },
    upcoming: { count: ahead.length, next: addDays(today, Math.min(...ahead)) },
  };
}

export function demoReviews(today: IsoDate): ReceivedReview[] {
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
      created_at: `${addDays(today, -8)}T10:00:00.000Z`,
      event_title: "Zukunftsforum",
      event_date: addDays(today, -12),
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
