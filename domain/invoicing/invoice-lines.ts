import { placeText } from "#domain/booking/place/place-text.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { type Cents, cents } from "../money.ts";
import { INVOICE_TEXTS } from "./texts.ts";

export const INVOICE_LINE_KINDS = [
  "base",
  "qa",
  "travel",
  "adjustment",
  "cancellation_fee",
  "deposit",
  "balance",
] as const;
type InvoiceLineKind = (typeof INVOICE_LINE_KINDS)[number];

export type InvoiceLine = {
  readonly kind: InvoiceLineKind;
  readonly description: string;
  readonly quantity: number;
  /** Negative for a reduction only. */
  readonly unit_price_cents: Cents;
  readonly net_cents: Cents;
};

/** What of a booking stands on its invoice. */
export type BilledService = {
  readonly booking_reference: string;
  readonly speaker_name: string;
  readonly event_title: string;
  readonly event_date: IsoDate;
  readonly event_location: string;
  readonly event_type: "workshop" | "conference";
  readonly event_duration_minutes: number;
  readonly format_label: string | null;
  readonly qa_duration_minutes: number | null;
  readonly travel_distance_km: number | null;
  readonly base_fee_cents: Cents;
  readonly qa_fee_cents: Cents;
  readonly travel_cost_cents: Cents;
  readonly adjustment_cents: Cents;
};

/** The table holds no more; a title can be longer than that together with a place. */
const LONGEST_DESCRIPTION = 500;
const LONGEST_PART = 180;
const T = INVOICE_TEXTS.lines;

/** The lines of a booking in the order of its price (PRICE-07): what costs nothing has no line. */
export function serviceLines(service: BilledService): InvoiceLine[] {
  const { qa_fee_cents, qa_duration_minutes, travel_cost_cents, adjustment_cents } = service;
  const qa = T.qa(qa_duration_minutes ?? 0);
  const travel = service.travel_distance_km;
  const adjustment = adjustment_cents < 0 ? T.discount : T.surcharge;
  return [
    line("base", baseDescription(service), service.base_fee_cents),
    ...(qa_duration_minutes === null ? [] : [line("qa", qa, qa_fee_cents)]),
    ...(travel_cost_cents === 0
      ? []
      : [line("travel", travel ? T.travelDistance(travel) : T.travel, travel_cost_cents)]),
    ...(adjustment_cents === 0 ? [] : [line("adjustment", adjustment, adjustment_cents)]),
  ];
}

export function cancellationFeeLine(reference: string, fee: Cents): InvoiceLine {
  return line("cancellation_fee", T.cancellationFee(reference), fee);
}

/** A share of the whole service, described as that; the other share stands on the other invoice. */
export function shareLine(kind: "deposit" | "balance", service: BilledService, net: Cents) {
  const whole = baseDescription(service);
  return line(kind, `${T.share[kind](service.booking_reference)}: ${whole}`, net);
}

export function netTotal(lines: readonly InvoiceLine[]): Cents {
  return cents(lines.reduce((sum, { net_cents }) => sum + net_cents, 0));
}

function line(kind: InvoiceLineKind, description: string, amount: Cents): InvoiceLine {
  return {
    kind,
    description: clipped(description, LONGEST_DESCRIPTION),
    quantity: 1,
    unit_price_cents: amount,
    net_cents: amount,
  };
}

function baseDescription(service: BilledService): string {
  const { event_type, event_duration_minutes, format_label } = service;
  const plain = event_type === "workshop" ? T.workshop : T.talk(event_duration_minutes);
  const label = clipped(format_label ?? "", LONGEST_PART / 2) || plain;
  const place = placeText(service.event_location);
  const title = clipped(service.event_title, LONGEST_PART);
  return `${T.stage(label, clipped(service.speaker_name, LONGEST_PART / 2))}, ${T.event(
    title,
    service.event_date,
    clipped(place, LONGEST_PART / 2),
  )}`;
}

/** One line of whole characters, whatever was typed. */
function clipped(text: string, longest: number): string {
  const plain = text
    .slice(0, longest * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  const characters = [...plain];
  return characters.length <= longest
    ? plain
    : `${characters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`;
}
