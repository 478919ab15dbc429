import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openLiveStream } from "#app/live/live-stream.ts";
import { refreshBookings, refreshOnNews } from "./refresh-bookings.ts";

/** An offer, an answer, a signature or a cancellation shows without a reload. */
export function useLiveBookings(userId: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    return openLiveStream({
      topics: [`user:${userId}:bookings`],
      onEvent: ({ origin }) => refreshOnNews(queries, origin),
      onResync: () => void refreshBookings(queries),
    });
  }, [queries, userId]);
}
