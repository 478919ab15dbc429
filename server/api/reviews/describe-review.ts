import type { ReviewRow } from "#data/queries/reviews/booking-reviews.ts";
import type { RowOf } from "#domain/list/list-query.ts";
import { pickFields } from "#domain/record/pick-fields.ts";
import type { listOwnReviews } from "#features/reviews/list-reviews.server.ts";

/** Field by field: what moderation notes about a review stays with the moderators. */
const REVIEW_FIELDS = [
  "id",
  "rating",
  "content",
  "author_name",
  "author_position",
  "author_company",
  "status",
  "reply",
  "created_at",
] as const;

export function describeReview(review: ReviewRow) {
  return {
    ...pickFields(review, [...REVIEW_FIELDS, "booking_id"]),
    is_verified: true as const,
    edit_request: review.edit_requested_at === null ? null : review.moderation_reason,
  };
}

const RECEIVED_FIELDS = [
  ...REVIEW_FIELDS,
  "replied_at",
  "dispute_reason",
  "event_title",
  "event_date",
] as const;

/** The same for the speaker whom the review is about. */
export function describeOwnReview(review: RowOf<typeof listOwnReviews>) {
  return pickFields(review, RECEIVED_FIELDS);
}
