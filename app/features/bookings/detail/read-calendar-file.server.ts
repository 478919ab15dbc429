import { wasSold } from "#domain/booking/status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { findVisibleBooking } from "../find-visible-booking.server.ts";
import { type CalendarFile, calendarEntry } from "../notify/calendar-entry.server.ts";

/** The appointment for one's own calendar: for both sides, as soon as it is fixed. */
export async function readCalendarFile(
  ctx: Ctx,
  viewer: Viewer,
  bookingId: string,
): Promise<Result<CalendarFile, "unauthorized" | "not_found">> {
  const visible = await findVisibleBooking(ctx, viewer, bookingId);
  if (!visible.ok) return visible;
  const { found, side } = visible.value;
  const { booking, speaker } = found;
  // The entry of a cancelled booking is taken back, not unknown.
  if (!wasSold(booking.status)) return failure("not_found");
  const { publicUrl } = ctx;
  const ownSide = side === "speaker" ? "speaker" : "customer";
  return ok(calendarEntry({ booking, speakerName: speaker.name, publicUrl }, { side: ownSide }));
}
