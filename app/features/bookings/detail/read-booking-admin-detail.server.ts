import {
  findBookingCustomer,
  listBookingNotes,
  listObjectAudit,
} from "#data/queries/bookings/admin-bookings.ts";
import { listBookingEffects } from "#data/queries/bookings/booking-effects.ts";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";

/** What only admins see of a booking: notes, effects and audit log. */
export const readBookingAdminDetail = asAdmin(async (ctx, _admin, bookingId: string) => {
  const found = await findBooking(ctx.db, bookingId);
  if (!found) return failure("not_found");
  const [customer, notes, audit, effects] = await Promise.all([
    findBookingCustomer(ctx.db, found.booking.customer_id),
    listBookingNotes(ctx.db, bookingId),
    listObjectAudit(ctx.db, "booking", bookingId),
    listBookingEffects(ctx.db, bookingId),
  ]);
  return ok({ customer: customer ?? null, notes, audit, effects });
});
