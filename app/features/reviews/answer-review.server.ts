import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { changeReview, findReviewById } from "#data/queries/reviews/admin-reviews.ts";
import { isPublicReview, moderated } from "#domain/booking/review/review-moderation.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";

/** A review of another speaker does not exist, nor does one that is not published yet. */
async function ownReview(ctx: Ctx, viewer: Viewer, id: string) {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findReviewById(ctx.db, id);
  if (found?.speakerUserId !== viewer.userId || !isPublicReview(found.review.status)) {
    return failure("not_found");
  }
  return ok({ review: found.review, owner: viewer });
}

/** The speaker answers in public; a later answer replaces the one before. */
export async function replyToReview(ctx: Ctx, viewer: Viewer, id: string, text: string) {
  const own = await ownReview(ctx, viewer, id);
  if (!own.ok) return own;
  const { review, owner } = own.value;
  const isStored = await ctx.db.transaction(async (tx) => {
    const set = { reply: text, replied_at: ctx.now() };
    if (!(await changeReview(tx, { id, from: review.status, set }))) return false;
    await insertAudit(tx, {
      actor: "speaker",
      actor_id: owner.userId,
      action: "review.reply",
      object_type: "review",
      object_id: id,
      before: { reply: review.reply },
      after: { reply: text },
      request_id: owner.requestId,
    });
    return true;
  });
  return isStored ? ok(null) : failure("wrong_status");
}

/** The speaker objects; the review stays where it is until an admin has decided. */
export async function disputeReview(ctx: Ctx, viewer: Viewer, id: string, text: string) {
  const own = await ownReview(ctx, viewer, id);
  if (!own.ok) return own;
  const { review, owner } = own.value;
  const next = moderated(review.status, "dispute", text);
  if (!next.ok) return failure("wrong_status");
  const isStored = await ctx.db.transaction(async (tx) => {
    const set = { status: next.value, dispute_reason: text };
    if (!(await changeReview(tx, { id, from: review.status, set }))) return false;
    await insertAudit(tx, {
      actor: "speaker",
      actor_id: owner.userId,
      action: "review.dispute",
      object_type: "review",
      object_id: id,
      before: { status: review.status },
      after: { status: next.value },
      reason: text,
      request_id: owner.requestId,
    });
    return true;
  });
  return isStored ? ok(null) : failure("wrong_status");
}

/** An answer that must not stay; what it said remains in the audit log. */
export const removeReply = asAdmin(async (ctx, admin, id: string, text: string) => {
  const found = await findReviewById(ctx.db, id);
  if (!found) return failure("not_found");
  const { review } = found;
  if (review.reply === null) return failure("wrong_status");
  const isStored = await ctx.db.transaction(async (tx) => {
    const set = { reply: null, replied_at: null };
    if (!(await changeReview(tx, { id, from: review.status, set }))) return false;
    await recordAction(tx, admin, {
      action: "review.remove_reply",
      object_type: "review",
      object_id: id,
      before: { reply: review.reply },
      after: { reply: null },
      reason: text,
    });
    return true;
  });
  return isStored ? ok(null) : failure("wrong_status");
});
