import { infiniteQueryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";
import { NOTIFICATIONS_KEY } from "../query-keys.ts";

const notifications = ownApi.v1.me.notifications;

type NotificationPage = InferResponseType<typeof notifications.$get, 200>;
export type NotificationItem = NotificationPage["items"][number];

/** What happened to whoever is signed in, the latest first, page by page. */
export function notificationsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS_KEY, userId],
    queryFn: async ({ pageParam }): Promise<NotificationPage> => {
      const query = pageParam === null ? {} : { cursor: pageParam };
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
