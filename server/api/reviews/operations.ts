import { ok } from "#domain/result.ts";
import { readReview, submitReview } from "#features/bookings/review/submit-review.server.ts";
import { disputeReview, replyToReview } from "#features/reviews/answer-review.server.ts";
import { listOwnReviews } from "#features/reviews/list-reviews.server.ts";
import { reviseReview } from "#features/reviews/revise-review.server.ts";
import { bothSides, signedIn } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json, noContent } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import { CHANGE_REFUSALS } from "../bookings/refusals.ts";
import { bookingPath } from "../bookings/schemas.ts";
import { describeOwnReview, describeReview } from "./describe-review.ts";
import * as schemas from "./schemas.ts";
import { MODERATION_ERRORS, REVIEW_ERRORS } from "./texts.ts";

const changed = conflict(MODERATION_ERRORS.wrong_status);

export const reviewOperations = {
  "POST /bookings/{id}/review": operation({
    id: "submitReview",
    summary: "Submit the review of a booking, once and after the event, as its customer",
    description:
      "The review appears after a check; it is always verified, because it comes from a finished booking.",
    access: signedIn,
    invalidBody: 422,
    input: { params: bookingPath, body: schemas.newReviewSchema },
    output: created(schemas.reviewSchema),
    refusals: {
      ...CHANGE_REFUSALS,
      already_reviewed: conflict(REVIEW_ERRORS.already_reviewed),
      wrong_status: conflict(REVIEW_ERRORS.wrong_status),
    },
    run: async (ctx, viewer, { params, body: draft }) => {
      const review = await submitReview(ctx, viewer, params.id, draft);
      return review.ok ? ok(describeReview(review.value)) : review;
    },
  }),

  "GET /bookings/{id}/review": operation({
    id: "readReview",
    summary: "Read the review of a booking",
    description: "For the customer in every state, for the speaker once it is published.",
    access: bothSides,
    input: { params: bookingPath },
    output: json(schemas.reviewSchema),
    run: async (ctx, viewer, { params }) => {
      const review = await readReview(ctx, viewer, params.id);
      return review.ok ? ok(describeReview(review.value)) : review;
    },
  }),

  "PUT /bookings/{id}/review": operation({
    id: "reviseReview",
    summary: "Revise a review as its author, after an admin has asked for a change",
    access: signedIn,
    invalidBody: 422,
    input: { params: bookingPath, body: schemas.newReviewSchema },
    output: json(schemas.reviewSchema),
    refusals: { not_asked: conflict(MODERATION_ERRORS.not_asked) },
    run: async (ctx, viewer, { params, body: draft }) => {
      const review = await reviseReview(ctx, viewer, params.id, draft);
      return review.ok ? ok(describeReview(review.value)) : review;
    },
  }),

  "GET /me/speaker/reviews": operation({
    id: "listOwnReviews",
    summary: "List the published reviews of the own speaker profile",
    access: signedIn,
    input: { query: schemas.ownReviewsQuery },
    output: json(schemas.ownReviewsSchema),
    refusals: { no_speaker: { problem: "not_found" } },
    run: async (ctx, viewer, { query }) => {
      const page = await listOwnReviews(ctx, viewer, query);
      if (!page.ok) return page;
      return ok({ ...page.value, items: page.value.items.map(describeOwnReview) });
    },
  }),

  "POST /me/speaker/reviews/{id}/reply": operation({
    id: "replyToReview",
    summary: "Reply in public to a published review of the own profile",
    description: "A later reply replaces the earlier one.",
    access: signedIn,
    invalidBody: 422,
    input: { params: schemas.reviewPath, body: schemas.replySchema },
    output: noContent,
    refusals: { wrong_status: changed },
    run: (ctx, viewer, { params, body }) => replyToReview(ctx, viewer, params.id, body.reply),
  }),

  "POST /me/speaker/reviews/{id}/dispute": operation({
    id: "disputeReview",
    summary: "Dispute a review of the own profile",
    description: "The review stays visible until an admin has decided.",
    access: signedIn,
    invalidBody: 422,
    input: { params: schemas.reviewPath, body: schemas.reasonSchema },
    output: noContent,
    refusals: { wrong_status: changed },
    run: (ctx, viewer, { params, body }) => disputeReview(ctx, viewer, params.id, body.reason),
  }),
} as const;
