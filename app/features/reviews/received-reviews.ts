import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { ListWish } from "#parts/list/wish-tools.tsx";
import type { ReviewRefusal } from "./review-api.ts";

const received = ownApi.v1.me.speaker.reviews;

export type ReceivedReview = InferResponseType<typeof received.$get, 200>["items"][number];

/** Which of them, and in which order. */
export type ReviewWish = ListWish<"missing" | "given", keyof typeof ORDERS>;

export const RECEIVED_REVIEWS = ["received-reviews"] as const;

const ORDERS = {
  newest: { sort: "created_at", order: "desc" },
  best: { sort: "rating", order: "desc" },
  worst: { sort: "rating", order: "asc" },
} as const;

/** Page after page, as far as somebody reads. */
export function receivedReviewsQuery({ q, show, order }: ReviewWish) {
  return infiniteQueryOptions({
    queryKey: [...RECEIVED_REVIEWS, q, show, order],
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      const query = { q, page: String(pageParam), ...ORDERS[order], ...(show && { reply: show }) };
      return answered(await received.$get({ query }));
    },
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : null),
  });
}

export async function replyTo(id: string, reply: string): Promise<Result<null, ReviewRefusal>> {
  const answer = await received[":id"].reply
    .$post({ param: { id }, json: { reply } })
    .catch(() => null);
  if (answer?.ok) return ok(null);
  const body: unknown = await answer?.json().catch(() => null);
  const { error } = (body ?? {}) as {
    error?: { message?: string; fields?: Record<string, string> };
  };
  return failure({ message: error?.message ?? null, fields: error?.fields ?? {} });
}
