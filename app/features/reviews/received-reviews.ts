import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { ListCriteria } from "#parts/list/list-criteria-bar.tsx";

export type ReceivedReview = AnswerTo<"GET /me/speaker/reviews">["items"][number];

/** Which of them, and in which order. */
export type ReviewCriteria = ListCriteria<"missing" | "given", keyof typeof ORDERS>;

export const RECEIVED_REVIEWS = ["received-reviews"] as const;

const ORDERS = {
  newest: { sort: "created_at", order: "desc" },
  best: { sort: "rating", order: "desc" },
  worst: { sort: "rating", order: "asc" },
} as const;

/** Page after page, on demand. */
export function receivedReviewsQuery({ q, show, order }: ReviewCriteria) {
  return infiniteQueryOptions({
    queryKey: [...RECEIVED_REVIEWS, q, show, order],
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: ({ pageParam }) => {
      const query = { q, page: pageParam, ...ORDERS[order], ...(show && { reply: show }) };
      return authenticatedApi.call("GET /me/speaker/reviews", { query });
    },
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : null),
  });
}

export function replyTo(id: string, reply: string) {
  return authenticatedApi.call("POST /me/speaker/reviews/{id}/reply", {
    params: { id },
    body: { reply },
  });
}
