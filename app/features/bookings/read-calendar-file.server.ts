import { findBooking } from "#data/queries/bookings.ts";
import { isSold } from "#domain/invoicing/is-sold.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { bookingCalendarFile } from "#integrations/calendar/booking-calendar-file.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { sideOf } from "./booking-access.ts";
import { CALENDAR_TEXTS as T } from "./calendar-texts.ts";

export type CalendarFile = { readonly name: string; readonly text: string };

/** The appointment for one's own calendar: for both sides, as soon as it is fixed. */
export async function readCalendarFile(
  ctx: Ctx,
  viewer: Viewer,
  bookingId: string,
): Promise<Result<CalendarFile, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findBooking(ctx.db, bookingId);
  if (!found || !isSold(found.booking.status)) return failure("not_found");
  const { booking, speaker, speakerUserId } = found;
  const side = sideOf(viewer, { customer_id: booking.customer_id, speakerUserId });
  if (side === null) return failure("not_found");
  const text = bookingCalendarFile({
    reference: booking.booking_reference,
    title: T.title(booking.event_title, speaker.name),
    date: booking.event_date,
    startTime: booking.event_start_time,
    durationMinutes: booking.event_duration_minutes,
    location: booking.is_virtual ? T.online : booking.event_location,
    description: T.description(booking.booking_reference, booking.format_label ?? ""),
    url: `${ctx.publicUrl}/dashboard/${side === "speaker" ? "speaker" : "customer"}`,
    organizerName: T.organizer,
    organizerEmail: `noreply@${new URL(ctx.publicUrl).hostname}`,
  });
  return ok({ name: `${booking.booking_reference}.ics`, text });
}
