import type { DayStatus } from "../../availability/day-status.ts";
import { type FormatPrices, hasOwnFormatFee } from "../../pricing/duration-formats.ts";
import type { BookingMode } from "../status.ts";

export type DirectBookingFacts = FormatPrices & {
  readonly allows_direct_booking: boolean;
  /** Unset counts as available (BOOK-90). */
  readonly availability_status: string | null;
};

/**
 * Speaker and day both have to allow it (C-22), and a booking binds only to a price the speaker
 * has named (C-02). The server asks the same question again.
 */
export function allowsDirectBooking(speaker: DirectBookingFacts, day: DayStatus): boolean {
  const { allows_direct_booking, availability_status } = speaker;
  const isOpen = availability_status === null || availability_status === "available";
  return allows_direct_booking && isOpen && day === "available" && hasOwnFormatFee(speaker);
}

/** What a chosen day is to a customer: bound at once, free but asked for, or on request. */
export type DayOffer = "direct" | "free_on_request" | "on_request";

export function dayOffer(speaker: DirectBookingFacts, day: DayStatus): DayOffer {
  if (day !== "available") return "on_request";
  return allowsDirectBooking(speaker, day) ? "direct" : "free_on_request";
}

/** An inquiry always stays one, a direct booking only where it is possible (C-21). */
export function bookingMode(
  requested: BookingMode,
  speaker: DirectBookingFacts,
  day: DayStatus,
): BookingMode {
  return requested === "direct" && allowsDirectBooking(speaker, day) ? "direct" : "inquiry";
}
