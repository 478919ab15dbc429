import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { ownApi } from "#app/session/own-api.ts";
import type { ConversationPage } from "../messaging-api.ts";
import { CONVERSATIONS_KEY } from "../query-keys.ts";

export type ConversationFilter = "all" | "unread";

/** Own conversations, the latest first, page by page. */
export function conversationsQuery(search: string, show: ConversationFilter = "all") {
  return infiniteQueryOptions({
    queryKey: [...CONVERSATIONS_KEY, search, show],
    queryFn: async ({ pageParam, signal }): Promise<ConversationPage> => {
      const query = {
        ...(search !== "" && { q: search }),
        ...(show === "unread" && { show }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      const answer = await ownApi.v1.conversations.$get({ query }, { init: { signal } });
      if (!answer.ok) throw new Error(`the conversations were refused with ${answer.status}`);
      return answer.json();
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // While the next letter is looked up, the list of the letter before stays.
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
