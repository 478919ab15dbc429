import { type Cents, cents } from "#domain/money.ts";

type SoldBooking = {
  readonly base_fee_cents: Cents;
  readonly qa_fee_cents: Cents;
  readonly travel_cost_cents: Cents;
  readonly adjustment_cents: Cents;
};

/** What a speaker is paid for: the event, or its cancellation by the customer. */
export const SETTLEMENT_OCCASIONS = ["event", "cancellation_fee"] as const;
export type SettlementOccasion = (typeof SETTLEMENT_OCCASIONS)[number];

export type SettlementAmounts = {
  readonly fee_cents: Cents;
  readonly travel_cents: Cents;
  readonly commission_cents: Cents;
  readonly payout_cents: Cents;
};

/**
 * The commission is taken from the fee, half a cent in favour of the platform; travel is passed on.
 * What the speaker gets is the rest, so both together are the net amount of the booking to the cent.
 */
export function settlementAmounts(
  booking: SoldBooking,
  commissionBasisPoints: number,
): SettlementAmounts {
  const { base_fee_cents, qa_fee_cents, adjustment_cents, travel_cost_cents } = booking;
  const agreed = base_fee_cents + qa_fee_cents + adjustment_cents;
  // A discount larger than the fee eats into the travel costs; no commission is taken from less than nothing.
  const fee = Math.max(0, agreed);
  const travel = travel_cost_cents + Math.min(0, agreed);
  const commission = Math.round((fee * commissionBasisPoints) / 10_000);
  return {
    fee_cents: cents(fee),
    travel_cents: cents(travel),
    commission_cents: cents(commission),
    payout_cents: cents(fee + travel - commission),
  };
}

/** What a customer owes after cancelling is shared like any fee; travel is never part of it. */
export function cancellationFeeAmounts(
  fee: Cents,
  commissionBasisPoints: number,
): SettlementAmounts {
  const none = cents(0);
  const parts = { qa_fee_cents: none, travel_cost_cents: none, adjustment_cents: none };
  return settlementAmounts({ base_fee_cents: fee, ...parts }, commissionBasisPoints);
}
