import { createRoute, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  type ReviewError,
  readReview,
  submitReview,
} from "#features/bookings/submit-review.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { changeProblem } from "./booking-problems.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { privateAnswer } from "./private-answer.ts";
import { REVIEW_ERRORS } from "./review-texts.ts";
import { bookingPath } from "./schemas/booking.ts";
import { conflicting, forbidden, refused, unauthorized, unknown } from "./schemas/problem.ts";
import { newReviewSchema, reviewSchema } from "./schemas/review.ts";
import { signInProblem } from "./sign-in-problem.ts";

const answer = { "application/json": { schema: reviewSchema } };

const submitRoute = createRoute({
  ...operation("submitReview"),
  method: "post",
  path: "/bookings/{id}/review",
  middleware: privateAnswer(),
  request: {
    params: bookingPath,
    body: { required: true, content: { "application/json": { schema: newReviewSchema } } },
  },
  responses: {
    201: { description: "The review, waiting for its check", content: answer },
    401: unauthorized,
    403: forbidden,
    404: unknown,
    409: conflicting,
    422: refused,
  },
});

const readRoute = createRoute({
  ...operation("readReview"),
  method: "get",
  path: "/bookings/{id}/review",
  middleware: privateAnswer(),
  request: { params: bookingPath },
  responses: {
    200: { description: "The review of the booking", content: answer },
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
});

export function reviewRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(submitRoute, async (c) => {
      const requestId: string | undefined = c.get("requestId");
      const submission = { draft: c.req.valid("json"), requestId: requestId ?? "" };
      const review = await submitReview(ctx, viewerOf(c), c.req.valid("param").id, submission);
      return review.ok ? c.json(describeReview(review.value), 201) : reviewProblem(c, review.error);
    })
    .openapi(readRoute, async (c) => {
      const review = await readReview(ctx, viewerOf(c), c.req.valid("param").id);
      if (review.ok) return c.json(describeReview(review.value), 200);
      return review.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    });
}

function reviewProblem(c: Context<ApiEnv>, code: ReviewError) {
  if (code === "already_reviewed" || code === "wrong_status") {
    return apiProblem(c, "conflict", { code, message: REVIEW_ERRORS[code] });
  }
  return changeProblem(c, code);
}

type Stored = Extract<Awaited<ReturnType<typeof readReview>>, { ok: true }>["value"];

/** Field by field: what moderation notes about a review stays with the moderators. */
export function describeReview(review: Stored): z.input<typeof reviewSchema> {
  return {
    id: review.id,
    booking_id: review.booking_id,
    rating: review.rating,
    content: review.content,
    author_name: review.author_name,
    author_position: review.author_position,
    author_company: review.author_company,
    status: review.status,
    is_verified: true,
    reply: review.reply,
    edit_request: review.edit_requested_at === null ? null : review.moderation_reason,
    created_at: review.created_at.toISOString(),
  };
}
