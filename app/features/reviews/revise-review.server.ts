import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { changeReview } from "#data/queries/reviews/admin-reviews.ts";
import { findReview } from "#data/queries/reviews/booking-reviews.ts";
import type { ReviewDraft } from "#domain/booking/review/review-rules.ts";
import { failure, ok } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

/** The author changes the words after moderation has asked for it; then they are checked again. */
export async function reviseReview(
  ctx: Ctx,
  viewer: Viewer,
  bookingId: string,
  draft: ReviewDraft,
) {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const review = await findReview(ctx.db, bookingId);
  if (review?.customer_id !== viewer.userId) return failure("not_found");
  if (review.status !== "submitted" || review.edit_requested_at === null) {
    return failure("not_asked");
  }
  const isStored = await ctx.db.transaction(async (tx) => {
    const set = {
      rating: draft.rating,
      content: draft.content,
      author_name: draft.author_name,
      author_position: draft.author_position || null,
      author_company: draft.author_company || null,
      edit_requested_at: null,
    };
    if (!(await changeReview(tx, { id: review.id, from: "submitted", set }))) return false;
    await insertAudit(tx, {
      actor: "customer",
      actor_id: viewer.userId,
      action: "review.revise",
      object_type: "review",
      object_id: review.id,
      before: { rating: review.rating, content: review.content },
      after: { rating: draft.rating, content: draft.content },
      request_id: viewer.requestId,
    });
    return true;
  });
  const stored = isStored ? await findReview(ctx.db, bookingId) : undefined;
  return stored ? ok(stored) : failure("not_asked");
}
