import { findBooking } from "#data/queries/bookings.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { isSold } from "#domain/invoicing/is-sold.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { sideOf } from "../booking-side.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { type CalendarFile, calendarEntry } from "./calendar-entry.server.ts";

/** Only what was confirmed can be cancelled: that entry is taken back, not unknown. */
const hasAppointment = (status: BookingStatus) => isSold(status) || status === "cancelled";

/** The appointment for one's own calendar: for both sides, as soon as it is fixed. */
export async function readCalendarFile(
  ctx: Ctx,
  viewer: Viewer,
  bookingId: string,
): Promise<Result<CalendarFile, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findBooking(ctx.db, bookingId);
  if (!found || !hasAppointment(found.booking.status)) return failure("not_found");
  const { booking, speaker, speakerUserId } = found;
  const side = sideOf(viewer, { customer_id: booking.customer_id, speakerUserId });
  if (side === null) return failure("not_found");
  const { publicUrl } = ctx;
  const ownSide = side === "speaker" ? "speaker" : "customer";
  return ok(calendarEntry({ booking, speakerName: speaker.name, publicUrl }, { side: ownSide }));
}
