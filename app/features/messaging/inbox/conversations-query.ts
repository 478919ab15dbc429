import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { SortOrder } from "#domain/list/list-query.ts";
import type { ListCriteria } from "#parts/list/list-criteria-bar.tsx";
import { CONVERSATIONS_KEY } from "../query-keys.ts";

export const EVERY_CONVERSATION: ListCriteria<"unread", SortOrder> = {
  q: "",
  show: "",
  order: "desc",
};

/** Own conversations, page by page. */
export function conversationsQuery({ q, show, order }: typeof EVERY_CONVERSATION) {
  return infiniteQueryOptions({
    queryKey: [...CONVERSATIONS_KEY, q, show, order],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        q,
        order,
        ...(show && { show }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return authenticatedApi.call("GET /conversations", { query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // While the next list is looked up, the one before stays.
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
