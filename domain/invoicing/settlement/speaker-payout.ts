import { currentAmounts } from "#domain/booking/current-amounts.ts";
import { isLost } from "#domain/booking/status.ts";
import { type Cents, cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import {
  cancellationFeeAmounts,
  type SettlementAmounts,
  type SettlementOccasion,
  settlementAmounts,
} from "./settlement.ts";

type PricedBooking = Parameters<typeof currentAmounts>[0] & {
  readonly base_fee_cents: number;
  readonly qa_fee_cents: number;
  readonly travel_cost_cents: number;
  /** What the customer was charged for cancelling; null without such an invoice. */
  readonly charged_fee_cents: number | null;
};

/** The stored statement or credit note, as far as it says what is paid. */
type Settlement = SettlementAmounts & {
  readonly occasion: SettlementOccasion;
  readonly number: string;
  readonly issue_date: IsoDate;
  readonly commission_basis_points: number;
  readonly tax: object | null;
  readonly vat_cents: Cents;
};

export type SpeakerPayout = SettlementAmounts & {
  readonly occasion: SettlementOccasion;
  readonly commission_basis_points: number;
  /** What a credit note adds; a statement leaves the tax to the speaker's own invoice. */
  readonly vat_cents: Cents;
  /** Null while nothing is settled: then the amounts are those to be expected. */
  readonly settlement: {
    readonly number: string;
    readonly issue_date: IsoDate;
    readonly is_credit_note: boolean;
  } | null;
};

/**
 * What a booking brings its speaker: as settled, else by the rule of the settlement, the commission of
 * today and the price as it stands. Null where nothing will be paid.
 */
export function speakerPayout(
  booking: PricedBooking,
  settled: Settlement | null,
  commissionBasisPoints: number,
): SpeakerPayout | null {
  if (settled) return settledPayout(settled);
  const expected = {
    commission_basis_points: commissionBasisPoints,
    vat_cents: cents(0),
    settlement: null,
  };
  const { status, charged_fee_cents: fee } = booking;
  if (status === "cancelled" && fee) {
    const amounts = cancellationFeeAmounts(cents(fee), commissionBasisPoints);
    return { occasion: "cancellation_fee", ...amounts, ...expected };
  }
  // But for the fee of a cancellation, what came to nothing brings its speaker nothing.
  if (isLost(status)) return null;
  const base_fee_cents = cents(booking.base_fee_cents);
  const qa_fee_cents = cents(booking.qa_fee_cents);
  const travel_cost_cents = cents(booking.travel_cost_cents);
  const listed = base_fee_cents + qa_fee_cents + travel_cost_cents;
  const adjustment_cents = cents(currentAmounts(booking).net - listed);
  const parts = { base_fee_cents, qa_fee_cents, travel_cost_cents, adjustment_cents };
  return { occasion: "event", ...settlementAmounts(parts, commissionBasisPoints), ...expected };
}

function settledPayout(settled: Settlement): SpeakerPayout {
  const { number, issue_date, tax, fee_cents, travel_cents, commission_cents } = settled;
  return {
    occasion: settled.occasion,
    fee_cents,
    travel_cents,
    commission_cents,
    payout_cents: settled.payout_cents,
    commission_basis_points: settled.commission_basis_points,
    vat_cents: settled.vat_cents,
    settlement: { number, issue_date, is_credit_note: tax !== null },
  };
}
