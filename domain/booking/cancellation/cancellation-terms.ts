import * as z from "zod/mini";
import { type Cents, cents } from "#domain/money.ts";
import { daysBetween, type IsoDate } from "#domain/time/iso-date.ts";
import type { BookingActor } from "../status.ts";

const tier = z.object({
  min_days: z.int().check(z.gte(0), z.lte(1000)),
  percent: z.int().check(z.gte(0), z.lte(100)),
});

/** Cancelling until this many days before the event owes this share; afterwards the next step. */
export type CancellationTier = Readonly<z.output<typeof tier>>;

export const DEFAULT_TIERS: readonly CancellationTier[] = [
  { min_days: 60, percent: 0 },
  { min_days: 30, percent: 25 },
  { min_days: 14, percent: 50 },
  { min_days: 0, percent: 80 },
];

/** The setting that replaces them. */
export const CANCELLATION_SETTING = "cancellation_tiers";

export const tierList = z.array(tier).check(z.minLength(1), z.maxLength(20));

/** What the settings hold, if it is usable; the steps come furthest away first. */
export function cancellationTiers(setting: unknown): readonly CancellationTier[] {
  const parsed = z.safeParse(tierList, setting);
  return parsed.success ? parsed.data.toSorted((a, b) => b.min_days - a.min_days) : DEFAULT_TIERS;
}

type Agreed = { readonly cancellation_tiers: readonly CancellationTier[] | null };

/** A booking keeps the steps it became binding with; as long as it has none, today's setting holds. */
export function tiersOf({ cancellation_tiers }: Agreed, setting: unknown) {
  return cancellation_tiers ?? cancellationTiers(setting);
}

export type CancelledBooking = {
  readonly event_date: IsoDate;
  readonly total_amount: Cents;
  readonly travel_cost_cents: Cents;
};

export type CancellationTerms = {
  readonly days_before: number;
  readonly percent: number;
  /** Net, in cents. */
  readonly fee_cents: Cents;
  readonly tiers: readonly CancellationTier[];
};

/**
 * What cancelling costs today. Only customers pay: a speaker or the platform that cancels
 * asks for nothing. Travel that does not take place is never charged.
 */
export function cancellationTerms(
  booking: CancelledBooking,
  by: BookingActor,
  { today, tiers }: { readonly today: IsoDate; readonly tiers: readonly CancellationTier[] },
): CancellationTerms {
  const days_before = daysBetween(today, booking.event_date);
  const percent = by === "customer" ? percentAt(days_before, tiers) : 0;
  const fee = booking.total_amount - booking.travel_cost_cents;
  const fee_cents = cents(Math.max(0, Math.round((fee * percent) / 100)));
  return { days_before, percent, fee_cents, tiers };
}

/** On the day itself and later the last step holds. */
function percentAt(days: number, tiers: readonly CancellationTier[]): number {
  const reached = tiers.find(({ min_days }) => days >= min_days);
  return (reached ?? tiers.at(-1))?.percent ?? 0;
}
