import { findReview, insertReview, type ReviewRow } from "#data/queries/reviews/booking-reviews.ts";
import { isPublicReview } from "#domain/booking/review/review-moderation.ts";
import type { ReviewDraft } from "#domain/booking/review/review-rules.ts";
import { transition } from "#domain/booking/status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { applyChange, type ChangeError } from "../change/change-status.server.ts";
import { findVisibleBooking } from "../find-visible-booking.server.ts";

type ReviewError = ChangeError | "already_reviewed";

/**
 * The customer reviews once, after the event. The review waits for moderation; the booking moves on in
 * the same transaction, so that neither exists without the other.
 */
export async function submitReview(
  ctx: Ctx,
  viewer: Viewer,
  bookingId: string,
  draft: ReviewDraft,
): Promise<Result<ReviewRow, ReviewError>> {
  const visible = await findVisibleBooking(ctx, viewer, bookingId);
  if (!visible.ok) return visible;
  const { found, side, user } = visible.value;
  const { booking } = found;
  if (side !== "customer") return failure("not_allowed");
  if (booking.status === "reviewed") return failure("already_reviewed");
  const next = transition(booking.status, "review", side);
  if (!next.ok) return failure(next.error);

  let refused: ChangeError | null = null;
  const stored = ctx.db.transaction(async (tx): Promise<Result<ReviewRow, ReviewError>> => {
    const review = await insertReview(tx, {
      booking_id: booking.id,
      speaker_id: booking.speaker_id,
      customer_id: booking.customer_id,
      rating: draft.rating,
      content: draft.content,
      author_name: draft.author_name,
      author_position: draft.author_position || null,
      author_company: draft.author_company || null,
    });
    if (!review) return failure("already_reviewed");
    const { userId: actorId, requestId } = user;
    const change = { event: "review" as const, details: {}, actor: side, actorId, requestId };
    const moved = await applyChange({ ...ctx, db: tx }, found, change);
    if (moved.ok) return ok(review);
    refused = moved.error;
    tx.rollback();
    return moved;
  });
  return stored.catch((error) => {
    if (refused !== null) return failure(refused);
    throw error;
  });
}

/** Own ones in every state; the speaker learns the words once they are published. */
export async function readReview(
  ctx: Ctx,
  viewer: Viewer,
  bookingId: string,
): Promise<Result<ReviewRow, "unauthorized" | "not_found">> {
  const visible = await findVisibleBooking(ctx, viewer, bookingId);
  if (!visible.ok) return visible;
  const review = await findReview(ctx.db, bookingId);
  if (!review) return failure("not_found");
  const isShown = visible.value.side !== "speaker" || isPublicReview(review.status);
  return isShown ? ok(review) : failure("not_found");
}
