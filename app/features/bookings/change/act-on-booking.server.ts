import { insertBookingNote } from "#data/queries/bookings/admin-bookings.ts";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";
import { applyChange, type Change } from "./change-status.server.ts";

/**
 * A step of the transition table on behalf of a side. Unlike the people of a booking an admin always
 * says why; history and audit log keep it.
 */
export const actOnBooking = asAdmin(async (ctx, admin, bookingId: string, change: Change) => {
  if (!change.details.reason) return failure("reason_missing");
  const found = await findBooking(ctx.db, bookingId);
  if (!found) return failure("not_found");
  const { userId: actorId, requestId, network } = admin;
  return applyChange(ctx, found, { ...change, actor: "admin", actorId, requestId, network });
});

/** Stays inside the administration. */
export const noteBooking = asAdmin(async (ctx, admin, bookingId: string, note: string) => {
  if (!(await findBooking(ctx.db, bookingId))) return failure("not_found");
  const id = await ctx.db.transaction(async (tx) => {
    const stored = await insertBookingNote(tx, {
      booking_id: bookingId,
      author_id: admin.userId,
      note,
    });
    await recordAction(tx, admin, {
      action: "booking.note",
      object_type: "booking",
      object_id: bookingId,
    });
    return stored;
  });
  return ok({ id });
});
