import { type BookingFilter, listAllBookings } from "#data/queries/bookings/admin-bookings.ts";
import type { BookingSort } from "#domain/booking/list/booking-list.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { ok } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { asAdmin } from "#features/admin-access.ts";

/** Every booking there is, for the administration. */
export const listEveryBooking = asAdmin(
  async (ctx, _admin, query: ListQuery<BookingSort>, filter: BookingFilter) => {
    const now = ctx.now();
    const clock = { now, today: berlinDay(now.getTime()) };
    return ok(await listAllBookings(ctx.db, query, { filter, clock }));
  },
);
