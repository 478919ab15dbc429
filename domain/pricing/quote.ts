import type { BillingCountry, QaDuration } from "#domain/booking/draft/draft.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { type Cents, cents } from "../money.ts";
import { type FormatDuration, type FormatPrices, formatPrice } from "./duration-formats.ts";
import { type VatNote, type VatRule, vatFor } from "./vat/vat-by-country.ts";
import type { TravelCostState, VatTreatment } from "./vat/vat-treatments.ts";

/** What the price of a speaker depends on, as their row holds it. */
export type SpeakerFees = FormatPrices & {
  readonly fee_qa_15min_cents: number | null;
  readonly fee_qa_30min_cents: number | null;
};

export type QuoteChoice =
  | {
      readonly kind: "format";
      readonly duration: FormatDuration;
      readonly qaMinutes: QaDuration | null;
    }
  | { readonly kind: "workshop"; readonly fee_cents: number; readonly duration_hours: number };

/** Zero can mean three things, so the reason travels along (C-06). */
export type QuoteTravel = { readonly state: TravelCostState; readonly amount: Cents };

export type QuoteInput = {
  readonly fees: SpeakerFees;
  readonly choice: QuoteChoice;
  readonly travel: QuoteTravel;
  /** What an offer adds to or takes off the listed price. */
  readonly adjustment?: Cents;
  readonly billing: { readonly country: BillingCountry; readonly vatId: string | null };
  readonly eventDate: IsoDate;
  /** As the settings hold them now; what was decided is stored with the booking. */
  readonly vatRules: readonly VatRule[];
};

/** Everything a summary, a mail and an invoice show, in whole cents. */
export type Quote = {
  readonly base_fee_cents: Cents;
  readonly qa_fee_cents: Cents;
  readonly travel_cost_cents: Cents;
  readonly travel_cost_state: TravelCostState;
  readonly adjustment_cents: Cents;
  /** Net: the sum of the four amounts above; stored as total_amount (C-03). */
  readonly net_cents: Cents;
  readonly vat_treatment: VatTreatment;
  readonly vat_rate_basis_points: number;
  readonly vat_note: VatNote | null;
  readonly vat_cents: Cents;
  readonly gross_cents: Cents;
  readonly event_duration_minutes: number;
};

/** The one price rule: the drawer shows it, the server computes it again (C-93). */
export function quote(input: QuoteInput): Quote {
  const { fees, choice, travel, adjustment = cents(0), billing, eventDate, vatRules } = input;
  const base = baseFee(fees, choice);
  const qa = qaFee(fees, choice);
  const travelCost = travel.state === "calculated" ? travel.amount : cents(0);
  const net = cents(base + qa + travelCost + adjustment);
  const vat = vatFor(vatRules, { ...billing, day: eventDate });
  const vatAmount = vatOf(net, vat.rate_basis_points);
  return {
    base_fee_cents: base,
    qa_fee_cents: qa,
    travel_cost_cents: travelCost,
    travel_cost_state: travel.state,
    adjustment_cents: adjustment,
    net_cents: net,
    vat_treatment: vat.treatment,
    vat_rate_basis_points: vat.rate_basis_points,
    vat_note: vat.note,
    vat_cents: vatAmount,
    gross_cents: cents(net + vatAmount),
    event_duration_minutes: durationMinutes(choice),
  };
}

/** Rounded to whole cents once; half a cent goes up (C-04). */
export function vatOf(net: Cents, rateBasisPoints: number): Cents {
  return cents(Math.round((net * rateBasisPoints) / 10_000));
}

/** What is to be paid for a net amount. */
export function grossOf(net: Cents, rateBasisPoints: number): Cents {
  return cents(net + vatOf(net, rateBasisPoints));
}

/** A format lasts its minutes plus the questions, a workshop its hours (BOOK-100, BOOK-101). */
export function durationMinutes(choice: QuoteChoice): number {
  return choice.kind === "workshop"
    ? Math.round(choice.duration_hours * 60)
    : choice.duration + (choice.qaMinutes ?? 0);
}

function baseFee(fees: SpeakerFees, choice: QuoteChoice): Cents {
  return choice.kind === "workshop" ? cents(choice.fee_cents) : formatPrice(fees, choice.duration);
}

/** A missing fee counts nothing; that option is not offered either (C-28). */
function qaFee(fees: SpeakerFees, choice: QuoteChoice): Cents {
  if (choice.kind === "workshop" || choice.qaMinutes === null) return cents(0);
  const fee = choice.qaMinutes === 15 ? fees.fee_qa_15min_cents : fees.fee_qa_30min_cents;
  return cents(fee ?? 0);
}
