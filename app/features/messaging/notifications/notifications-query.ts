import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { SortOrder } from "#domain/list/list-query.ts";
import type { NotificationFilter } from "#domain/messaging/notification-types.ts";
import type { ListCriteria } from "#parts/list/list-criteria-bar.tsx";
import { NOTIFICATIONS_KEY } from "../query-keys.ts";

export type NotificationItem = AnswerTo<"GET /me/notifications">["items"][number];

/** Which of them, and in which order. */
type NotificationCriteria = ListCriteria<NotificationFilter, SortOrder>;

export const EVERYTHING: NotificationCriteria = { q: "", show: "", order: "desc" };

/** The user's notifications, page by page. */
export function notificationsQuery(userId: string, { q, show, order }: NotificationCriteria) {
  return infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS_KEY, userId, q, show, order],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) => {
      const query = {
        q,
        order,
        ...(show && { show }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return authenticatedApi.call("GET /me/notifications", { query });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      unread: pages[0]?.unread ?? 0,
    }),
  });
}

/** All of them without a list. */
export async function markNotificationsRead(ids?: string[]): Promise<void> {
  await authenticatedApi.call("POST /me/notifications/read", { body: { ids } });
}
