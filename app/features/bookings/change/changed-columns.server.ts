import type { BookingRow, NewBookingRow } from "#data/queries/bookings/booking-writes.ts";
import { hasReview } from "#data/queries/bookings/bookings.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import { type BookingDeadlines, expiryMs } from "#domain/booking/booking-deadlines.ts";
import { hasBegun, isOver, startMs } from "#domain/booking/draft/event-time.ts";
import { isTooLateToCancel } from "#domain/booking/possible-now.ts";
import type { BookingActor, BookingEvent } from "#domain/booking/status.ts";
import { type Cents, cents } from "#domain/money.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx } from "#features/ctx.ts";
import { readTiers, termsFor } from "../cancel/cancellation.server.ts";

/** Input of a change; fields that the event does not need are ignored. */
export type ChangeDetails = {
  /** Net, in cents: the speaker's own price. */
  readonly offer_price_cents?: number | undefined;
  readonly message?: string | undefined;
  readonly reason?: string | undefined;
  /** Admins only; without it they cancel free of charge. */
  readonly cancellation_fee_cents?: number | undefined;
  /** Net, in cents: the price shown to the accepting customer. */
  readonly expected_total_amount?: number | undefined;
  /** Net, in cents: the cancellation fee shown before the click. */
  readonly expected_fee_cents?: number | undefined;
};

export type ChangeProblem =
  | "price_missing"
  | "reason_missing"
  | "fee_too_high"
  | "offer_changed"
  | "fee_changed"
  | "event_begun"
  | "offer_expired"
  | "too_early"
  | "review_missing";

type Columns = NonNullable<Partial<NewBookingRow>>;
type Asked = {
  readonly event: BookingEvent;
  readonly actor: BookingActor;
  readonly details: ChangeDetails;
};

/** Which columns an event writes beside the status, or why it cannot happen like this. */
export async function changedColumns(
  ctx: Ctx,
  booking: BookingRow,
  { event, actor, details }: Asked,
): Promise<Result<Columns, ChangeProblem>> {
  const nowMs = ctx.now().getTime();
  const isTooLate = hasBegun(booking, nowMs);
  const span = { nowMs, startMs: startMs(booking) };
  switch (event) {
    case "offer":
      if (isTooLate) return failure("event_begun");
      return offered(details, span, await deadlinesOf(ctx));
    case "hold":
      if (isTooLate) return failure("event_begun");
      return ok({
        expires_at: new Date(expiryMs("hold", span, await deadlinesOf(ctx))),
        offer_message: details.message || null,
      });
    case "decline":
      return details.reason ? ok({ decline_reason: details.reason }) : failure("reason_missing");
    case "accept":
      return isTooLate || hasExpired(booking, nowMs)
        ? failure("offer_expired")
        : accepted(ctx, booking, details);
    case "cancel":
      return cancelled(ctx, booking, { actor, details });
    case "complete":
      return isOver(booking, nowMs) ? ok({}) : failure("too_early");
    case "review":
      return (await hasReview(ctx.db, booking.id)) ? ok({}) : failure("review_missing");
    default:
      return ok({ expires_at: null });
  }
}

function deadlinesOf({ db }: Pick<Ctx, "db">): Promise<BookingDeadlines> {
  return currentSetting(db, "booking_deadlines");
}

function offered(
  details: ChangeDetails,
  span: Parameters<typeof expiryMs>[1],
  deadlines: BookingDeadlines,
): Result<Columns, ChangeProblem> {
  if (details.offer_price_cents === undefined) return failure("price_missing");
  return ok({
    offer_price_cents: cents(details.offer_price_cents),
    offer_message: details.message || null,
    expires_at: new Date(expiryMs("offer", span, deadlines)),
  });
}

function hasExpired({ expires_at }: BookingRow, nowMs: number): boolean {
  return expires_at !== null && expires_at.getTime() <= nowMs;
}

/** The offered price becomes the total; what it differs from the listed price has a line of its own. */
async function accepted(
  ctx: Ctx,
  booking: BookingRow,
  { expected_total_amount: seen }: ChangeDetails,
): Promise<Result<Columns, ChangeProblem>> {
  const listed = booking.base_fee_cents + booking.qa_fee_cents + booking.travel_cost_cents;
  const total: Cents = booking.offer_price_cents ?? booking.total_amount;
  if (seen !== undefined && seen !== total) return failure("offer_changed");
  return ok({
    total_amount: total,
    adjustment_cents: cents(total - listed),
    expires_at: null,
    cancellation_tiers: await readTiers(ctx, booking),
  });
}

async function cancelled(
  ctx: Ctx,
  booking: BookingRow,
  { actor, details }: Pick<Asked, "actor" | "details">,
): Promise<Result<Columns, ChangeProblem>> {
  if (isTooLateToCancel(booking, actor, ctx.now().getTime())) return failure("event_begun");
  if (actor !== "customer" && !details.reason) return failure("reason_missing");
  const terms = await termsFor(ctx, booking, actor);
  const named = actor === "admin" ? details.cancellation_fee_cents : undefined;
  const fee = named ?? terms.fee_cents;
  if (fee > booking.total_amount) return failure("fee_too_high");
  const { expected_fee_cents: seen } = details;
  // The fee may rise from one day to the next: only the shown one is owed.
  if (seen !== undefined && seen !== fee) return failure("fee_changed");
  return ok({
    cancellation_fee_cents: cents(fee),
    cancellation_reason: details.reason || null,
  });
}
