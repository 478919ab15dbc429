import { countOwnBookings, listOwnBookings } from "#data/queries/bookings/own-bookings.ts";
import {
  type BookingStage,
  countStages,
  type OwnBookingSort,
  statusesOf,
} from "#domain/booking/list/booking-list.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import type { ListPage, ListQuery } from "#domain/list/list-query.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { type ListedBooking, withPayouts } from "./list-bookings.server.ts";

type OwnBookingsQuery = ListQuery<OwnBookingSort> & {
  readonly as: "customer" | "speaker";
  readonly status?: BookingStatus | undefined;
  readonly stage?: BookingStage | undefined;
};

type OwnBookings = ListPage<ListedBooking> & { stages: Record<BookingStage, number> };

/** The caller's bookings as customer or speaker: searched, filtered, sorted, page by page. */
export async function searchOwnBookings(
  ctx: Ctx,
  viewer: Viewer,
  { as, status, stage, ...query }: OwnBookingsQuery,
): Promise<Result<OwnBookings, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const side = { kind: as, userId: viewer.userId };
  const inStage = stage ? statusesOf(stage) : [];
  const statuses = status ? [status] : inStage;
  const page = await listOwnBookings(ctx.db, side, { ...query, statuses });
  const items = await withPayouts(ctx, as, page.items);
  return ok({ ...page, items, stages: countStages(await countOwnBookings(ctx.db, side)) });
}
