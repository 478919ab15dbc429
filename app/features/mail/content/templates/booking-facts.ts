import * as z from "zod/mini";
import { ON_SITE_TEXTS } from "#domain/booking/event-details.ts";
import { peopleText } from "#domain/booking/place/people-text.ts";
import { placeText } from "#domain/booking/place/place-text.ts";
import { formatDay } from "#domain/format/days.ts";
import { type Cents, cents, formatEurosExact } from "#domain/money.ts";
import { amountLine } from "#domain/pricing/amount-line.ts";
import { TRAVEL_WORDS, travelTerms } from "#domain/pricing/travel/travel-terms.ts";
import { TRAVEL_COST_STATES, VAT_TREATMENTS } from "#domain/pricing/vat/vat-treatments.ts";
import { isIsoDate, isoDate } from "#domain/time/iso-date.ts";
import { greetedName, moment, ownLabel, webAddress } from "../mail-fields.ts";
import { BOOKING_MAIL_TEXTS as T } from "../texts/booking-mail-texts.ts";

const amount = z.pipe(z.int(), z.transform(cents));

export const calendarDay = z.pipe(z.string().check(z.refine(isIsoDate)), z.transform(isoDate));

/** A user's own words over several lines: shown as one, cut at a readable length. */
export const ownText = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const text = typeof value === "string" ? value.replace(/[\p{C}\p{Z}]+/gu, " ").trim() : "";
    return text.length <= 1000 ? text : `${text.slice(0, 999)}…`;
  }),
);

/** What every mail about a booking is made of; all of it comes from the stored row. */
export const bookingFields = {
  first_name: greetedName,
  link: webAddress,
  reference: z.string().check(z.regex(/^WB-[0-9A-Z-]+$/)),
  speaker_name: ownLabel,
  contact_person: ownLabel,
  company: ownText,
  event_title: ownText,
  event_date: calendarDay,
  start_time: z.string().check(z.regex(/^\d\d:\d\d$/)),
  duration_minutes: z.int(),
  format: ownLabel,
  venue: ownText,
  on_site_contact: ownText,
  is_virtual: z.boolean(),
  audience_size: z.int(),
  net_cents: amount,
  gross_cents: amount,
  travel_cost_cents: amount,
  travel_cost_state: z.enum(TRAVEL_COST_STATES),
  /** A firm total that waits for an answer, and what was asked for before it. */
  is_offer: z.optional(z.boolean()),
  before_net_cents: z.optional(amount),
  before_gross_cents: z.optional(amount),
  offer_price_cents: z._default(z.nullable(amount), null),
  vat_treatment: z.enum(VAT_TREATMENTS),
  vat_rate_basis_points: z.int(),
  notes: ownText,
  message: ownText,
  reason: ownText,
  until: z.optional(moment),
  fee_cents: z.optional(amount),
  /** Then there are two invoices. */
  has_deposit: z.optional(z.boolean()),
  by: z.optional(z.enum(["customer", "speaker", "admin"])),
} as const;

export type BookingFacts = z.output<z.ZodMiniObject<typeof bookingFields>>;
type Row = readonly [label: string, value: string];

/** The event as both sides agree on it. */
export function eventRows(data: BookingFacts, reader: "customer" | "speaker"): Row[] {
  const who: Row =
    reader === "customer"
      ? [T.facts.speaker, data.speaker_name]
      : [T.facts.contact, data.contact_person];
  return filled([
    [T.facts.reference, data.reference],
    [T.facts.event, data.event_title],
    who,
    [T.facts.company, data.company],
    [T.facts.day, formatDay(data.event_date)],
    [T.facts.time, T.clock(data.start_time)],
    [T.facts.duration, T.minutes(data.duration_minutes)],
    [T.facts.format, data.format],
    [T.facts.venue, placeText(data.venue)],
    [ON_SITE_TEXTS.contact, data.on_site_contact],
    [T.facts.audience, peopleText(data.audience_size)],
  ]);
}

/** Net and gross in one line (C-03), and what the travel line says (C-06). */
export function priceRows(data: BookingFacts, reader: "customer" | "speaker"): Row[] {
  const { vat_treatment, vat_rate_basis_points, before_net_cents, before_gross_cents } = data;
  const line = (net: Cents, gross: Cents) =>
    amountLine({ net, gross, vat_treatment, vat_rate_basis_points });
  return [
    [
      reader === "speaker" ? T.facts.amountBefore : T.facts.amount,
      line(data.net_cents, data.gross_cents),
    ],
    [T.facts.travel, travelText(data)],
    ...(before_net_cents !== undefined && before_gross_cents !== undefined
      ? [[T.facts.before, line(before_net_cents, before_gross_cents)] as const]
      : []),
  ];
}

function travelText(data: BookingFacts): string {
  const terms = travelTerms(data);
  // What the listed price held for the way is no part of an offer's total.
  if (terms === "priced" && data.is_offer) return TRAVEL_WORDS.included;
  if (terms === "priced") return T.pricedTravel(formatEurosExact(data.travel_cost_cents));
  return TRAVEL_WORDS[terms];
}

export function filled(rows: readonly Row[]): Row[] {
  return rows.filter(([, value]) => value !== "");
}
