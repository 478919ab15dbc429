import type { QueryClient } from "@tanstack/react-query";

/** Everything that tells something about own bookings, whichever screen reads it. */
const KEYS = [
  "own-bookings",
  "own-booking",
  "cancellation-terms",
  "own-contracts",
  "own-contract",
  "own-invoices",
  "booking-invoice",
  "own-days",
  "speaker-statistics",
] as const;

export async function refreshBookings(queries: QueryClient): Promise<void> {
  await Promise.all(KEYS.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
