import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { ReviewRefusal } from "./review-api.ts";

const received = ownApi.v1.me.speaker.reviews;

export type ReceivedReview = InferResponseType<typeof received.$get, 200>["items"][number];

export const receivedReviewsQuery = queryOptions({
  queryKey: ["received-reviews"],
  queryFn: async (): Promise<ReceivedReview[]> => {
    const answer = await received.$get();
    if (!answer.ok) throw new Error(`the reviews were refused with ${answer.status}`);
    return (await answer.json()).items;
  },
});

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
