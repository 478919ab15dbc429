import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";
import type { SortOrder } from "#domain/list/list-query.ts";
import type { NotificationFilter } from "#domain/messaging/notification-types.ts";
import type { ListWish } from "#parts/list/wish-tools.tsx";
import { NOTIFICATIONS_KEY } from "../query-keys.ts";

const notifications = ownApi.v1.me.notifications;

type NotificationPage = InferResponseType<typeof notifications.$get, 200>;
export type NotificationItem = NotificationPage["items"][number];

/** Which of them, and in which order. */
type NotificationWish = ListWish<NotificationFilter, SortOrder>;

export const EVERYTHING: NotificationWish = { q: "", show: "", order: "desc" };

/** What happened to whoever is signed in, page by page. */
export function notificationsQuery(userId: string, { q, show, order }: NotificationWish) {
  return infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS_KEY, userId, q, show, order],
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam }): Promise<NotificationPage> => {
      const query = {
        ...{ q, order },
        ...(show && { show }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      const answer = await notifications.$get({ query });
      if (!answer.ok) throw new Error(`the notifications were refused with ${answer.status}`);
      return answer.json();
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
  const answer = await notifications.read.$post({ json: ids ? { ids } : {} });
  if (!answer.ok) throw new Error(`reading was refused with ${answer.status}`);
}
