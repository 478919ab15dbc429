import { listReviews, type ReviewFilter } from "#data/queries/reviews/admin-reviews.ts";
import { findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import type { ReviewSort } from "#domain/booking/review/review-moderation.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

/** Every review in every state, for the administration. */
export const listEveryReview = asAdmin(
  async (ctx, _admin, query: ListQuery<ReviewSort>, filter: ReviewFilter) =>
    ok(await listReviews(ctx.db, query, filter)),
);

type OwnReviewsQuery = ListQuery<ReviewSort> & { readonly reply?: "missing" | "given" | undefined };

/** The speaker's published reviews; unpublished ones are not shown to them. */
export async function listOwnReviews(
  ctx: Ctx,
  viewer: Viewer,
  { reply, ...query }: OwnReviewsQuery,
) {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const speaker = await findOwnSpeaker(ctx.db, viewer.userId);
  if (!speaker) return failure("no_speaker");
  const isAnswered = reply === undefined ? undefined : reply === "given";
  const filter = { speakerId: speaker.id, isPublic: true, isAnswered };
  return ok(await listReviews(ctx.db, query, filter));
}
