import type { ReviewRow } from "#data/queries/reviews/booking-reviews.ts";
import type { RowOf } from "#domain/list/list-query.ts";
import type { listOwnReviews } from "#features/reviews/list-reviews.server.ts";

/** Field by field: what moderation notes about a review stays with the moderators. */
export function describeReview(review: ReviewRow) {
  return {
    id: review.id,
    booking_id: review.booking_id,
    rating: review.rating,
    content: review.content,
    author_name: review.author_name,
    author_position: review.author_position,
    author_company: review.author_company,
    status: review.status,
    is_verified: true as const,
    reply: review.reply,
    edit_request: review.edit_requested_at === null ? null : review.moderation_reason,
    created_at: review.created_at,
  };
}

/** The same for the speaker whom the review is about. */
export function describeOwnReview(review: RowOf<typeof listOwnReviews>) {
  const { id, rating, content, author_name, author_position, author_company } = review;
  const { status, reply, replied_at, dispute_reason, created_at, event_title, event_date } = review;
  const author = { author_name, author_position, author_company };
  const answers = { reply, replied_at, dispute_reason };
  return {
    id,
    rating,
    content,
    ...author,
    status,
    ...answers,
    created_at,
    event_title,
    event_date,
  };
}
