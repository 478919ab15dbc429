/** Where each side opens a booking; mails, notices, calendar files and papers lead there. */
export function bookingPath(bookingId: string, side: "customer" | "speaker"): string {
  return side === "customer"
    ? `/dashboard/customer/buchungen/${bookingId}`
    : `/dashboard/speaker?buchung=${bookingId}`;
}
