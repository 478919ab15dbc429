import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { ownApi } from "#app/session/own-api.ts";
import type { ReviewDraft } from "#domain/booking/review-rules.ts";
import { failure, ok, type Result } from "#domain/result.ts";

const review = ownApi.v1.bookings[":id"].review;
export type Review = InferResponseType<typeof review.$get, 200>;

/** The words of the server, where it has some; none when it could not be reached. */
export type ReviewRefusal = {
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
};

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ["own-review", id],
    queryFn: async (): Promise<Review | null> => {
      const answer = await review.$get({ param: { id } });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`the review was refused with ${answer.status}`);
      return answer.json();
    },
  });
}

export async function sendReview(
  id: string,
  json: ReviewDraft,
): Promise<Result<Review, ReviewRefusal>> {
  return outcomeOf(await review.$post({ param: { id }, json }).catch(() => null));
}

/** Other words, after moderation has asked for them. */
export async function reviseReview(
  id: string,
  json: ReviewDraft,
): Promise<Result<Review, ReviewRefusal>> {
  return outcomeOf(await review.$put({ param: { id }, json }).catch(() => null));
}

type Answer = { ok: boolean; json: () => Promise<unknown> };

async function outcomeOf(answer: Answer | null): Promise<Result<Review, ReviewRefusal>> {
  if (answer?.ok) return ok((await answer.json()) as Review);
  const body: unknown = await answer?.json().catch(() => null);
  const { error } = (body ?? {}) as {
    error?: { message?: string; fields?: Record<string, string> };
  };
  return failure({ message: error?.message ?? null, fields: error?.fields ?? {} });
}
