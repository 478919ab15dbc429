import {
  findBookingCustomer,
  listBookingNotes,
  listObjectAudit,
} from "#data/queries/bookings/admin-bookings.ts";
import { listBookingEffects } from "#data/queries/bookings/booking-effects.ts";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import { failure, ok } from "#domain/result.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

/** What only admins see of a booking: notes, effects and audit log. */
export async function readBookingAdminDetail(ctx: Ctx, viewer: Viewer, bookingId: string) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  const found = await findBooking(ctx.db, bookingId);
  if (!found) return failure("not_found");
  const [customer, notes, audit, effects] = await Promise.all([
    findBookingCustomer(ctx.db, found.booking.customer_id),
    listBookingNotes(ctx.db, bookingId),
    listObjectAudit(ctx.db, "booking", bookingId),
    listBookingEffects(ctx.db, bookingId),
  ]);
  return ok({ customer: customer ?? null, notes, audit, effects });
}
