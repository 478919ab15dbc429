import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openLiveStream } from "#app/live/live-stream.ts";

/** Everything that tells something about own bookings, whichever screen reads it. */
const KEYS = ["own-bookings", "own-booking", "own-invoices", "booking-invoice"] as const;

export async function refreshBookings(queries: QueryClient): Promise<void> {
  await Promise.all(KEYS.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}

/** An offer, an answer or a cancellation shows without a reload. */
export function useLiveBookings(userId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshBookings(queries);
    return openLiveStream({
      topics: [`user:${userId}:bookings`],
      onEvent: refresh,
      onResync: refresh,
    });
  }, [queries, userId]);
}
