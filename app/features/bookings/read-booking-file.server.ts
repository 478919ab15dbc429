import {
  findBookingCustomer,
  listBookingNotes,
  listObjectAudit,
} from "#data/queries/admin-bookings.ts";
import { listBookingEffects } from "#data/queries/booking-effects.ts";
import { findBooking } from "#data/queries/bookings.ts";
import { failure, ok } from "#domain/result.ts";
import { adminOf } from "../admin-access.ts";
import type { Ctx, Viewer } from "../ctx.ts";

/** What only the administration sees of a booking: notes, what was sent, and who did what. */
export async function readBookingFile(ctx: Ctx, viewer: Viewer, bookingId: string) {
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
