import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { removeReply } from "#features/reviews/answer-review.server.ts";
import { listEveryReview } from "#features/reviews/list-reviews.server.ts";
import { moderateReview } from "#features/reviews/moderate-review.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { noContent } from "#server/api/operation/output.ts";
import { conflict, invalid } from "#server/api/operation/refusal.ts";
import { REVIEW_COLUMNS } from "./columns.ts";
import * as schemas from "./schemas.ts";
import { MODERATION_ERRORS as ERRORS } from "./texts.ts";

const wrong_status = conflict(ERRORS.wrong_status);

export const adminReviewOperations = {
  ...adminList("/admin/reviews", {
    ids: ["listAllReviews", "exportAllReviews"],
    summary: "List all reviews in every state",
    query: schemas.allReviewsQuery,
    page: schemas.allReviewsSchema,
    csv: { name: "bewertungen", columns: REVIEW_COLUMNS },
    read: (ctx, viewer, { status, need, rating, speaker: speakerId, ...query }) =>
      listEveryReview(ctx, viewer, query, { status, need, rating, speakerId }),
  }),

  "POST /admin/reviews/{id}/moderation": operation({
    id: "moderateReview",
    summary:
      "Publish a review (publish), hide it with a legal reason (hide) or ask for a change (request_edit)",
    description:
      "Rating and count of the profile follow in the same transaction. Nothing is deleted.",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.reviewPath, body: schemas.moderationSchema },
    output: noContent,
    refusals: { wrong_status, reason_missing: invalid({ reason: VALIDATION_MESSAGES.reason }) },
    run: (ctx, viewer, { params, body }) => moderateReview(ctx, viewer, params.id, body),
  }),

  "POST /admin/reviews/{id}/reply-removal": operation({
    id: "removeReviewReply",
    summary: "Remove a reply to a review, with a reason",
    description: "Its words stay in the audit log.",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.reviewPath, body: schemas.reasonSchema },
    output: noContent,
    refusals: { wrong_status },
    run: (ctx, viewer, { params, body }) => removeReply(ctx, viewer, params.id, body.reason),
  }),
} as const;
