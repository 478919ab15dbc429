/** Whether the index refused a second booking for one speaker and day. */
export function isTakenDay(error: unknown): boolean {
  const cause: unknown = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { constraint?: string }).constraint === "bookings_one_live_per_day";
}
