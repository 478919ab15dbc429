import { type EventStart, startMs } from "#domain/booking/draft/event-time.ts";
import { type Cents, cents } from "#domain/money.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { DAY_MS } from "#domain/time/duration.ts";
import { type BookingStatus, isOpen } from "../status.ts";

export const MAX_EXTENSION_DAYS = 60;

export type Adjustable = EventStart & {
  readonly status: BookingStatus;
  readonly expiresMs: number | null;
  /** Fee, questions and travel as listed: what a changed price is measured by. */
  readonly listedCents: number;
  readonly offer_price_cents: number | null;
};

export type Adjustment = {
  readonly extendDays?: number | undefined;
  readonly netCents?: number | undefined;
};

export type Adjusted = {
  readonly expiresMs?: number;
  readonly offer_price_cents?: Cents;
  readonly total_amount?: Cents;
  readonly adjustment_cents?: Cents;
};

export type AdjustProblem = "wrong_status" | "nothing_changed" | "after_event";

/**
 * What an admin may still change before either side is bound: how long an inquiry or offer stands, and its
 * price. An offer keeps its price apart until it is accepted; everything else changes the total.
 */
export function adjusted(
  booking: Adjustable,
  { extendDays, netCents }: Adjustment,
  nowMs: number,
): Result<Adjusted, AdjustProblem> {
  if (!isOpen(booking.status)) return failure("wrong_status");
  if (extendDays === undefined && netCents === undefined) return failure("nothing_changed");
  const price = netCents === undefined ? {} : pricedAt(booking, cents(netCents));
  if (extendDays === undefined) return ok(price);
  const expiresMs = Math.max(booking.expiresMs ?? nowMs, nowMs) + extendDays * DAY_MS;
  if (expiresMs > startMs(booking)) return failure("after_event");
  return ok({ ...price, expiresMs });
}

function pricedAt({ offer_price_cents, listedCents }: Adjustable, net: Cents): Adjusted {
  if (offer_price_cents !== null) return { offer_price_cents: net };
  return { total_amount: net, adjustment_cents: cents(net - listedCents) };
}
