import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { ownApi } from "#app/session/own-api.ts";
import type { SortOrder } from "#domain/list/list-query.ts";
import type { ListWish } from "#parts/list/wish-tools.tsx";
import type { ConversationPage } from "../messaging-api.ts";
import { CONVERSATIONS_KEY } from "../query-keys.ts";

export const EVERY_CONVERSATION: ListWish<"unread", SortOrder> = { q: "", show: "", order: "desc" };

/** Own conversations, page by page. */
export function conversationsQuery({ q, show, order }: typeof EVERY_CONVERSATION) {
  return infiniteQueryOptions({
    queryKey: [...CONVERSATIONS_KEY, q, show, order],
    queryFn: async ({ pageParam, signal }): Promise<ConversationPage> => {
      const query = {
        q,
        order,
        ...(show && { show }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      const answer = await ownApi.v1.conversations.$get({ query }, { init: { signal } });
      if (!answer.ok) throw new Error(`the conversations were refused with ${answer.status}`);
      return answer.json();
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // While the next list is looked up, the one before stays.
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
