import type { NoticeSide } from "./notice-texts.ts";

/** Where each side opens a booking; mails, notices and calendar files lead there. */
export function placeOf(bookingId: string, side: NoticeSide): string {
  return side === "customer"
    ? `/dashboard/customer/buchungen/${bookingId}`
    : `/dashboard/speaker?buchung=${bookingId}`;
}
