import { findBooking } from "#data/queries/bookings/bookings.ts";
import { wasSold } from "#domain/booking/status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { sideOf } from "#features/booking-side.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { type CalendarFile, calendarEntry } from "../notify/calendar-entry.server.ts";

/** The appointment for one's own calendar: for both sides, as soon as it is fixed. */
export async function readCalendarFile(
  ctx: Ctx,
  viewer: Viewer,
  bookingId: string,
): Promise<Result<CalendarFile, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findBooking(ctx.db, bookingId);
  // The entry of a cancelled booking is taken back, not unknown.
  if (!found || !wasSold(found.booking.status)) return failure("not_found");
  const { booking, speaker, speakerUserId } = found;
  const side = sideOf(viewer, { customer_id: booking.customer_id, speakerUserId });
  if (side === null) return failure("not_found");
  const { publicUrl } = ctx;
  const ownSide = side === "speaker" ? "speaker" : "customer";
  return ok(calendarEntry({ booking, speakerName: speaker.name, publicUrl }, { side: ownSide }));
}
