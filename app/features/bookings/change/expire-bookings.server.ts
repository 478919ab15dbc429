import { findBooking, listExpired, listOver } from "#data/queries/bookings/bookings.ts";
import { listExpiredPostponements } from "#data/queries/bookings/postponements.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import { takeStep } from "../postpone/postpone-booking.server.ts";
import { applyChange } from "./change-status.server.ts";

const AT_ONCE = 200;

export type ExpiryCounts = {
  readonly expired: number;
  readonly completed: number;
  /** Unanswered requests to postpone. */
  readonly postponements: number;
};

type Found = Awaited<ReturnType<typeof listExpired>>[number];

/**
 * What time alone decides: unanswered inquiries and offers end, events that are over are completed.
 * Several processes may do it at once, because every change asks for the status it starts from.
 */
export async function expireBookings(ctx: Ctx): Promise<ExpiryCounts> {
  const now = ctx.now();
  const due = { now, today: berlinDay(now.getTime()), limit: AT_ONCE };
  const expired = await changeAll(ctx, await listExpired(ctx.db, due), "expire");
  const completed = await changeAll(ctx, await listOver(ctx.db, due), "complete");
  const postponements = await endPostponements(ctx, await listExpiredPostponements(ctx.db, due));
  return { expired, completed, postponements };
}

type OpenPostponement = Awaited<ReturnType<typeof listExpiredPostponements>>[number];

async function endPostponements(
  ctx: Ctx,
  postponements: readonly OpenPostponement[],
): Promise<number> {
  let count = 0;
  for (const { booking_id, to_date: to } of postponements) {
    const by = { actor: "system", actorId: null, requestId: "job" } as const;
    try {
      const found = await findBooking(ctx.db, booking_id);
      const ended = found && (await takeStep(ctx, found, { step: "expire", to, ...by }));
      if (ended?.ok) count += 1;
    } catch (error) {
      ctx.log.error({ err: error, booking: booking_id }, "a postponement request was not ended");
    }
  }
  return count;
}

async function changeAll(
  ctx: Ctx,
  bookings: readonly Found[],
  event: "expire" | "complete",
): Promise<number> {
  let count = 0;
  for (const found of bookings) {
    const change = {
      event,
      details: {},
      requestId: "job",
      actor: "system",
      actorId: null,
    } as const;
    try {
      const changed = await applyChange(ctx, found, change);
      if (changed.ok) count += 1;
    } catch (error) {
      // One failing booking must not keep the others from being changed.
      ctx.log.error({ err: error, booking: found.booking.id, event }, "booking was not moved on");
    }
  }
  return count;
}
