import { findBooking, listLapsed, listOver } from "#data/queries/bookings.ts";
import { listLapsedPostponements } from "#data/queries/postponements.ts";
import { berlinDay } from "#domain/iso-date.ts";
import type { Ctx } from "../ctx.ts";
import { applyChange } from "./change-status.server.ts";
import { takeStep } from "./postpone-booking.server.ts";

const AT_ONCE = 200;

export type Lapsed = {
  readonly expired: number;
  readonly completed: number;
  /** Wishes for another day that nobody answered. */
  readonly wishes: number;
};

type Found = Awaited<ReturnType<typeof listLapsed>>[number];

/**
 * What time alone decides: unanswered inquiries and offers end, events that are over are completed.
 * Several processes may do it at once, because every change asks for the status it starts from.
 */
export async function lapseBookings(ctx: Ctx): Promise<Lapsed> {
  const now = ctx.now();
  const due = { now, today: berlinDay(now.getTime()), limit: AT_ONCE };
  const expired = await changeAll(ctx, await listLapsed(ctx.db, due), "expire");
  const completed = await changeAll(ctx, await listOver(ctx.db, due), "complete");
  const wishes = await endWishes(ctx, await listLapsedPostponements(ctx.db, due));
  return { expired, completed, wishes };
}

type Wish = Awaited<ReturnType<typeof listLapsedPostponements>>[number];

async function endWishes(ctx: Ctx, wishes: readonly Wish[]): Promise<number> {
  let count = 0;
  for (const { booking_id, to_date: to } of wishes) {
    const by = { actor: "system", actorId: null, requestId: "job" } as const;
    try {
      const found = await findBooking(ctx.db, booking_id);
      const ended = found && (await takeStep(ctx, found, { step: "expire", to, ...by }));
      if (ended?.ok) count += 1;
    } catch (error) {
      ctx.log.error({ err: error, booking: booking_id }, "a wish for another day was not ended");
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
      // One booking that resists must not keep the others from their turn.
      ctx.log.error({ err: error, booking: found.booking.id, event }, "booking was not moved on");
    }
  }
  return count;
}
