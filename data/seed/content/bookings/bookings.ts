import { holidayArea } from "#domain/availability/holiday-area.ts";
import { publicHoliday } from "#domain/availability/public-holidays.ts";
import {
  type CancellationTier,
  type CancelledBooking,
  cancellationTerms,
  DEFAULT_TIERS,
} from "#domain/booking/cancellation/cancellation-terms.ts";
import type { BillingCountry, EventType } from "#domain/booking/draft/draft.ts";
import { isVirtualLocation } from "#domain/booking/place/place-text.ts";
import type { BookingMode, BookingStatus } from "#domain/booking/status.ts";
import { type Cents, cents } from "#domain/money.ts";
import { durationFormats } from "#domain/pricing/duration-formats.ts";
import { VAT_RULES, vatFor } from "#domain/pricing/vat/vat-by-country.ts";
import type { TravelCostState, VatTreatment } from "#domain/pricing/vat/vat-treatments.ts";
import { addDays, type IsoDate, isoDate, weekday } from "#domain/time/iso-date.ts";
import type { CastSlug } from "../../cast.ts";
import { demoAccounts, demoVatIds } from "../accounts.ts";
import { demoSpeakers } from "../speakers.ts";
import type { DemoSpeaker } from "../types.ts";
import { bookingHistory, type DemoBookingStep, instant, OPEN_DAYS } from "./booking-history.ts";
import type { BookingPlan } from "./booking-plan-type.ts";
import { comingWeeksPlans } from "./booking-plans-coming-weeks.ts";
import { demoCustomerPlans } from "./booking-plans-demo-customer.ts";
import { miriamFalkenauPlans } from "./booking-plans-miriam-falkenau.ts";
import { otherMonthsPlans } from "./booking-plans-other-months.ts";
import { demoTravel } from "./booking-travel.ts";

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
  billing_vat_id: string | null;
  vat_treatment: VatTreatment;
  vat_rate_basis_points: number;
  base_fee_cents: Cents;
  qa_fee_cents: Cents;
  travel_cost_cents: Cents;
  travel_cost_state: TravelCostState;
  /** Net: the sum of the three lines above. */
  total_amount: Cents;
  /** What the speaker offered: the whole price, travel included. */
  offer_price_cents: Cents | null;
  offer_message: string | null;
  expires_at: string | null;
  decline_reason: string | null;
  cancellation_reason: string | null;
  cancellation_fee_cents: Cents | null;
  cancellation_tiers: readonly CancellationTier[] | null;
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
  const taken = new Set<string>();
  return PLANS.map((plan) => {
    const day = eventDay(plan, today, taken);
    taken.add(`${plan.speaker} ${day}`);
    return bookingOf(plan, today, day);
  });
}

function bookingOf(plan: BookingPlan, today: IsoDate, eventDate: IsoDate): DemoBooking {
  const madeOn = addDays(today, -plan.madeDaysAgo);
  const format = formatFields(plan, speakerOf(plan.speaker));
  const history = bookingHistory({ mode: plan.mode, status: plan.status, madeOn, eventDate });
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
    ...format,
    ...billingFields(plan.customer, eventDate),
    travel_cost_state: travelState(plan, format.travel_cost_cents),
    offer_price_cents: history.some(({ event }) => event === "offer") ? format.total_amount : null,
    offer_message: plan.offer ?? null,
    expires_at: isOpen(plan) ? instant(addDays(madeOn, OPEN_DAYS)) : null,
    decline_reason: plan.status === "declined" ? (plan.reason ?? null) : null,
    cancellation_reason: plan.status === "cancelled" ? (plan.reason ?? null) : null,
    cancellation_fee_cents: cancellationFee({ ...format, event_date: eventDate }, history),
    cancellation_tiers: history.some(({ to_status }) => to_status === "confirmed")
      ? DEFAULT_TIERS
      : null,
    created_at: instant(madeOn),
    history,
  };
}

/** By the usual terms, counted from the day on which the customer cancelled. */
function cancellationFee(booking: CancelledBooking, history: readonly DemoBookingStep[]) {
  const cancelled = history.find(({ event }) => event === "cancel");
  if (!cancelled) return null;
  const today = isoDate(cancelled.at.slice(0, 10));
  return cancellationTerms(booking, "customer", { today, tiers: DEFAULT_TIERS }).fee_cents;
}

function travelState({ location }: BookingPlan, travel: Cents): TravelCostState {
  if (isVirtualLocation(location)) return "online";
  return travel > 0 ? "calculated" : "unknown";
}

function isOpen({ status }: BookingPlan): boolean {
  return status === "requested" || status === "pending";
}

/** No conferences then, holiday or not. */
const QUIET_DAYS = new Set(["12-24", "12-25", "12-26", "12-31", "01-01"]);

/**
 * Companies meet on workdays: the next day from the planned one on that is no weekend and no public
 * holiday where the speaker lives or the event is held. What is over moves back instead of ahead.
 */
function eventDay(plan: BookingPlan, today: IsoDate, taken: ReadonlySet<string>): IsoDate {
  const areas = [speakerOf(plan.speaker).address_label, plan.location].map(holidayArea);
  const isPossible = (day: IsoDate) =>
    weekday(day) <= 5 &&
    !QUIET_DAYS.has(day.slice(5)) &&
    !taken.has(`${plan.speaker} ${day}`) &&
    areas.every((area) => publicHoliday(day, area) === null);
  const step = plan.day < 0 ? -1 : 1;
  let day = addDays(today, plan.day);
  while (!isPossible(day)) day = addDays(day, step);
  return day;
}

function formatFields(plan: BookingPlan, speaker: DemoSpeaker) {
  const chosen =
    typeof plan.format === "object"
      ? workshopOf(plan.format.workshop, speaker)
      : talkOf(plan.format, speaker);
  const qa = plan.qa ?? null;
  const qaFee = cents(qaCents(speaker, qa));
  const travel = demoTravel(speaker, plan.location);
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

function billingFields(email: string, day: IsoDate) {
  const account = demoAccounts.find((one) => one.email === email);
  if (!account) throw new Error(`No demo account ${email}`);
  const billing_country = account.billing_address_country ?? "Deutschland";
  const billing_vat_id = demoVatIds[email] ?? null;
  const vat = vatFor(VAT_RULES, { country: billing_country, vatId: billing_vat_id, day });
  return {
    contact_person: `${account.first_name} ${account.last_name}`,
    contact_email: account.email,
    contact_phone: account.phone ?? "",
    billing_company: account.company_name ?? "",
    billing_street: account.billing_address_street ?? "",
    billing_city: account.billing_address_city ?? "",
    billing_postal_code: account.billing_address_postal_code ?? "",
    billing_country,
    billing_vat_id,
    vat_treatment: vat.treatment,
    vat_rate_basis_points: vat.rate_basis_points,
  };
}

function speakerOf(slug: CastSlug): DemoSpeaker {
  const speaker = demoSpeakers.find((one) => one.slug === slug);
  if (!speaker) throw new Error(`No demo speaker ${slug}`);
  return speaker;
}
