import { listReviews, type ReviewFilter } from "#data/queries/admin-reviews.ts";
import { findOwnSpeaker } from "#data/queries/own-speaker.ts";
import type { ReviewSort } from "#domain/booking/review-moderation.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { failure, ok } from "#domain/result.ts";
import { adminOf } from "../admin-access.ts";
import type { Ctx, Viewer } from "../ctx.ts";

/** Every review in every state, for the administration. */
export async function listEveryReview(
  ctx: Ctx,
  viewer: Viewer,
  query: ListQuery<ReviewSort>,
  filter: ReviewFilter,
) {
  const admin = adminOf(viewer);
  return admin.ok ? ok(await listReviews(ctx.db, query, filter)) : admin;
}

type OwnWish = ListQuery<ReviewSort> & { readonly reply?: "missing" | "given" | undefined };

/** What everybody can read about oneself; before that a speaker learns nothing of a review. */
export async function listOwnReviews(ctx: Ctx, viewer: Viewer, { reply, ...query }: OwnWish) {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const speaker = await findOwnSpeaker(ctx.db, viewer.userId);
  if (!speaker) return failure("no_speaker");
  const isAnswered = reply === undefined ? undefined : reply === "given";
  const filter = { speakerId: speaker.id, isPublic: true, isAnswered };
  return ok(await listReviews(ctx.db, query, filter));
}
