/** Where the contract of a booking is read and signed. Without a booking the page shows the sample. */
export function contractPath(bookingId: string): string {
  return `/event-contract?id=${bookingId}`;
}
