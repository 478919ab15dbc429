import { listLapsed, listOver } from "#data/queries/bookings.ts";
import { berlinDay } from "#domain/iso-date.ts";
import type { Ctx } from "../ctx.ts";
import { applyChange } from "./change-status.server.ts";

const AT_ONCE = 200;

export type Lapsed = { readonly expired: number; readonly completed: number };

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
  return { expired, completed };
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
