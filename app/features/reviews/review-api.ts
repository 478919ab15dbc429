import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { refusalOf } from "#app/session/unwrap-response.ts";
import type { ReviewDraft } from "#domain/booking/review/review-rules.ts";
import { failure, ok, type Result } from "#domain/result.ts";

export type Review = AnswerTo<"GET /bookings/{id}/review">;

/** The words of the server, where it has some; none when it could not be reached. */
export type ReviewRefusal = {
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
};

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ["own-review", id],
    queryFn: () => authenticatedApi.find("GET /bookings/{id}/review", { params: { id } }),
  });
}

export function sendReview(id: string, body: ReviewDraft) {
  return outcomeOf(authenticatedApi.call("POST /bookings/{id}/review", { params: { id }, body }));
}

/** Other words, after moderation has asked for them. */
export function reviseReview(id: string, body: ReviewDraft) {
  return outcomeOf(authenticatedApi.call("PUT /bookings/{id}/review", { params: { id }, body }));
}

/** A refusal as a value, for the forms of reviews. */
export async function outcomeOf<Answer>(
  call: Promise<Answer>,
): Promise<Result<Answer, ReviewRefusal>> {
  try {
    return ok(await call);
  } catch (error) {
    const { message, fields = {} } = refusalOf(error) ?? {};
    return failure({ message: message || null, fields });
  }
}
