import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openLiveStream } from "#app/live/live-stream.ts";
import { AFTER_THE_NEWS_MS, createRefresher } from "#app/live/refresher.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { NOTIFICATIONS_KEY } from "../query-keys.ts";
import { EVERYTHING, markNotificationsRead, notificationsQuery } from "./notifications-query.ts";
import { NOTIFICATION_TEXTS as TEXTS } from "./texts.ts";

export function useNotifications(userId: string, criteria = EVERYTHING) {
  const queries = useQueryClient();
  const query = useInfiniteQuery(notificationsQuery(userId, criteria));

  useEffect(() => {
    const refresh = createRefresher(() =>
      queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
    );
    return openLiveStream({
      topics: [`user:${userId}:notifications`],
      onEvent: () => refresh(AFTER_THE_NEWS_MS),
      onResync: refresh,
    });
  }, [queries, userId]);

  const { run, isBusy } = useAction();
  /** All of them without a list. */
  const markRead = (ids?: string[]) =>
    void run(() => markNotificationsRead(ids), {
      onFailed: () => toast.show({ kind: "error", text: TEXTS.readFailed }),
      onSettled: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
    });
  return { query, markRead, isMarking: isBusy };
}
