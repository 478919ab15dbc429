import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openLiveStream } from "#app/live/live-stream.ts";
import { AFTER_THE_NEWS_MS, createRefresher } from "#app/live/refresher.ts";
import { CONVERSATIONS_KEY } from "../query-keys.ts";

/** Last messages, unread counts and order follow what happens. */
export function useLiveConversations(userId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = createRefresher(() =>
      queries.invalidateQueries({ queryKey: CONVERSATIONS_KEY }),
    );
    return openLiveStream({
      topics: [`user:${userId}:messages`],
      onEvent: () => refresh(AFTER_THE_NEWS_MS),
      onResync: refresh,
    });
  }, [queries, userId]);
}
