import { type BookingFilter, listAllBookings } from "#data/queries/bookings/admin-bookings.ts";
import type { BookingSort } from "#domain/booking/list/booking-list.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { ok } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

/** Every booking there is, for the administration. */
export async function listEveryBooking(
  ctx: Ctx,
  viewer: Viewer,
  query: ListQuery<BookingSort>,
  filter: BookingFilter,
) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const now = ctx.now();
  const clock = { now, today: berlinDay(now.getTime()) };
  return ok(await listAllBookings(ctx.db, query, { filter, clock }));
}
