import { insertBookingNote } from "#data/queries/bookings/admin-bookings.ts";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import { failure, ok } from "#domain/result.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { applyChange, type Change } from "./change-status.server.ts";

/**
 * A step of the transition table on behalf of a side. Unlike the people of a booking an admin always
 * says why; history and audit log keep it.
 */
export async function actOnBooking(ctx: Ctx, viewer: Viewer, bookingId: string, change: Change) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  if (!change.details.reason) return failure("reason_missing");
  const found = await findBooking(ctx.db, bookingId);
  if (!found) return failure("not_found");
  const { userId: actorId, requestId, network } = admin.value;
  return applyChange(ctx, found, { ...change, actor: "admin", actorId, requestId, network });
}

/** Stays inside the administration. */
export async function noteBooking(ctx: Ctx, viewer: Viewer, bookingId: string, note: string) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  if (!(await findBooking(ctx.db, bookingId))) return failure("not_found");
  const id = await ctx.db.transaction(async (tx) => {
    const stored = await insertBookingNote(tx, {
      booking_id: bookingId,
      author_id: admin.value.userId,
      note,
    });
    await recordAction(tx, admin.value, {
      action: "booking.note",
      object_type: "booking",
      object_id: bookingId,
    });
    return stored;
  });
  return ok({ id });
}
