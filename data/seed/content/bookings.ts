import type { BillingCountry, EventType } from "#domain/booking/draft.ts";
import type { BookingMode, BookingStatus } from "#domain/booking/status.ts";
import { addDays, type IsoDate, weekday } from "#domain/iso-date.ts";
import { type Cents, cents, centsFromEuros } from "#domain/money.ts";
import { durationFormats } from "#domain/pricing/duration-formats.ts";
import type { CastSlug } from "../cast.ts";
import { demoAccounts } from "./accounts.ts";
import { bookingHistory, type DemoBookingStep, instant, OPEN_DAYS } from "./booking-history.ts";
import type { BookingPlan } from "./booking-plan-type.ts";
import { comingWeeksPlans } from "./booking-plans-coming-weeks.ts";
import { demoCustomerPlans } from "./booking-plans-demo-customer.ts";
import { miriamFalkenauPlans } from "./booking-plans-miriam-falkenau.ts";
import { otherMonthsPlans } from "./booking-plans-other-months.ts";
import { demoSpeakers } from "./speakers.ts";
import type { DemoSpeaker } from "./types.ts";

export type DemoBooking = {
  key: string;
  speaker: CastSlug;
  customer: string;
  booking_mode: BookingMode;
  status: BookingStatus;
  event_title: string;
  event_date: IsoDate;
  event_start_time: string;
  event_duration_minutes: number;
  event_type: EventType;
  event_location: string;
  audience_size: number;
  customer_notes: string | null;
  workshop: string | null;
  talk: string | null;
  format_label: string;
  includes_qa: boolean;
  qa_duration_minutes: 15 | 30 | null;
  contact_person: string;
  contact_email: string;
  contact_phone: string;
  billing_company: string;
  billing_street: string;
  billing_city: string;
  billing_postal_code: string;
  billing_country: BillingCountry;
  base_fee_cents: Cents;
  qa_fee_cents: Cents;
  travel_cost_cents: Cents;
  /** Net: the sum of the three lines above. */
  total_amount: Cents;
  offer_message: string | null;
  expires_at: string | null;
  decline_reason: string | null;
  cancellation_reason: string | null;
  created_at: string;
  history: DemoBookingStep[];
};

const PLANS = [
  ...demoCustomerPlans,
  ...miriamFalkenauPlans,
  ...comingWeeksPlans,
  ...otherMonthsPlans,
];

export function demoBookings(today: IsoDate): DemoBooking[] {
  return PLANS.map((plan) => bookingOf(plan, today));
}

function bookingOf(plan: BookingPlan, today: IsoDate): DemoBooking {
  const madeOn = addDays(today, -plan.madeDaysAgo);
  const eventDate = workday(addDays(today, plan.day));
  return {
    key: plan.key,
    speaker: plan.speaker,
    customer: plan.customer,
    booking_mode: plan.mode,
    status: plan.status,
    event_title: plan.title,
    event_date: eventDate,
    event_start_time: plan.time,
    event_location: plan.location,
    audience_size: plan.audience,
    customer_notes: plan.notes ?? null,
    talk: plan.talk ?? null,
    ...formatFields(plan, speakerOf(plan.speaker)),
    ...billingFields(plan.customer),
    offer_message: plan.offer ?? null,
    expires_at: isOpen(plan) ? instant(addDays(madeOn, OPEN_DAYS)) : null,
    decline_reason: plan.status === "declined" ? (plan.reason ?? null) : null,
    cancellation_reason: plan.status === "cancelled" ? (plan.reason ?? null) : null,
    created_at: instant(madeOn),
    history: bookingHistory({ mode: plan.mode, status: plan.status, madeOn, eventDate }),
  };
}

function isOpen({ status }: BookingPlan): boolean {
  return status === "requested" || status === "pending";
}

/** Companies meet on workdays: Saturday and Sunday become the Monday after. */
function workday(day: IsoDate): IsoDate {
  return weekday(day) > 5 ? addDays(day, 8 - weekday(day)) : day;
}

function formatFields(plan: BookingPlan, speaker: DemoSpeaker) {
  const chosen =
    typeof plan.format === "object"
      ? workshopOf(plan.format.workshop, speaker)
      : talkOf(plan.format, speaker);
  const qa = plan.qa ?? null;
  const qaFee = cents(qaCents(speaker, qa));
  const travel = centsFromEuros(speaker.travel_fee_usd ?? 0);
  return {
    workshop: chosen.workshop,
    event_type: chosen.workshop ? ("workshop" as const) : ("conference" as const),
    format_label: chosen.label,
    event_duration_minutes: chosen.minutes + (qa ?? 0),
    includes_qa: qa !== null,
    qa_duration_minutes: qa,
    base_fee_cents: chosen.fee,
    qa_fee_cents: qaFee,
    travel_cost_cents: travel,
    total_amount: cents(chosen.fee + qaFee + travel),
  };
}

function talkOf(minutes: 20 | 40 | 60, speaker: DemoSpeaker) {
  const format = durationFormats(speaker).find(({ duration }) => duration === minutes);
  if (!format) throw new Error(`No format of ${minutes} minutes`);
  return { workshop: null, label: format.label, minutes, fee: format.price };
}

function workshopOf(title: string, speaker: DemoSpeaker) {
  const workshop = speaker.workshops.find((one) => one.title === title);
  if (!workshop) throw new Error(`${speaker.slug} has no workshop „${title}“`);
  const minutes = workshop.duration_hours * 60;
  return { workshop: title, label: `Workshop: ${title}`, minutes, fee: cents(workshop.fee_cents) };
}

function qaCents(speaker: DemoSpeaker, minutes: 15 | 30 | null): number {
  if (minutes === null) return 0;
  return (minutes === 15 ? speaker.fee_qa_15min_cents : speaker.fee_qa_30min_cents) ?? 0;
}

function billingFields(email: string) {
  const account = demoAccounts.find((one) => one.email === email);
  if (!account) throw new Error(`No demo account ${email}`);
  return {
    contact_person: `${account.first_name} ${account.last_name}`,
    contact_email: account.email,
    contact_phone: account.phone ?? "",
    billing_company: account.company_name ?? "",
    billing_street: account.billing_address_street ?? "",
    billing_city: account.billing_address_city ?? "",
    billing_postal_code: account.billing_address_postal_code ?? "",
    billing_country: account.billing_address_country ?? "Deutschland",
  };
}

function speakerOf(slug: CastSlug): DemoSpeaker {
  const speaker = demoSpeakers.find((one) => one.slug === slug);
  if (!speaker) throw new Error(`No demo speaker ${slug}`);
  return speaker;
}
