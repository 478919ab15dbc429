import type { QueryClient } from "@tanstack/react-query";
import type { LiveOrigin } from "#domain/messaging/live-origin.ts";

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

/**
 * A change made by this page is read again once its response has arrived: until then an open dialog would
 * take it for a change by another account (C-108).
 */
export function refreshOnNews(queries: QueryClient, origin: LiveOrigin): void {
  if (origin !== "page" || queries.isMutating() === 0) {
    void refreshBookings(queries);
    return;
  }
  const stop = queries.getMutationCache().subscribe(() => {
    if (queries.isMutating() > 0) return;
    stop();
    void refreshBookings(queries);
  });
}
