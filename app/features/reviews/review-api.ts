import { queryOptions } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { ReviewDraft } from "#domain/booking/review/review-rules.ts";

export type Review = AnswerTo<"GET /bookings/{id}/review">;

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ["own-review", id],
    queryFn: () => authenticatedApi.find("GET /bookings/{id}/review", { params: { id } }),
  });
}

export function sendReview(id: string, body: ReviewDraft) {
  return authenticatedApi.call("POST /bookings/{id}/review", { params: { id }, body });
}

/** Other words, after moderation has asked for them. */
export function reviseReview(id: string, body: ReviewDraft) {
  return authenticatedApi.call("PUT /bookings/{id}/review", { params: { id }, body });
}
