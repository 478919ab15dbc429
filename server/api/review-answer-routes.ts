import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Ctx } from "#features/ctx.ts";
import { disputeReview, replyToReview } from "#features/reviews/answer-review.server.ts";
import { listOwnReviews } from "#features/reviews/list-reviews.server.ts";
import { reviseReview } from "#features/reviews/revise-review.server.ts";
import { jsonAnswer, jsonBody } from "./admin/json-route.ts";
import { withInstants } from "./admin/with-instants.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { privateAnswer } from "./private-answer.ts";
import { describeReview } from "./review-routes.ts";
import { MODERATION_ERRORS as ERRORS } from "./review-texts.ts";
import {
  ownReviewsQuery,
  ownReviewsSchema,
  reasonSchema,
  replySchema,
  reviewPath,
} from "./schemas/admin-review.ts";
import { bookingPath } from "./schemas/booking.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  unauthorized,
  unknown,
} from "./schemas/problem.ts";
import { newReviewSchema, reviewSchema } from "./schemas/review.ts";
import { signInProblem } from "./sign-in-problem.ts";
import { requestIdOf } from "./speaker-content-problem.ts";

const middleware = privateAnswer();
const written = { 401: unauthorized, 403: forbidden, 404: unknown, 409: conflicting, 422: refused };

const ownRoute = createRoute({
  ...operation("listOwnReviews"),
  method: "get",
  path: "/me/speaker/reviews",
  middleware,
  request: { query: ownReviewsQuery },
  responses: {
    200: jsonAnswer("One page of the published reviews", ownReviewsSchema),
    400: malformed,
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
});

const replyRoute = createRoute({
  ...operation("replyToReview"),
  method: "post",
  path: "/me/speaker/reviews/{id}/reply",
  middleware,
  request: { params: reviewPath, ...jsonBody(replySchema) },
  responses: { 204: { description: "Stored" }, ...written },
});

const disputeRoute = createRoute({
  ...operation("disputeReview"),
  method: "post",
  path: "/me/speaker/reviews/{id}/dispute",
  middleware,
  request: { params: reviewPath, ...jsonBody(reasonSchema) },
  responses: { 204: { description: "Stored" }, ...written },
});

const reviseRoute = createRoute({
  ...operation("reviseReview"),
  method: "put",
  path: "/bookings/{id}/review",
  middleware,
  request: { params: bookingPath, ...jsonBody(newReviewSchema) },
  responses: { 200: jsonAnswer("The review, waiting for its check", reviewSchema), ...written },
});

/** What the two sides of a review can do with it besides writing it. */
export function reviewAnswerRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(ownRoute, async (c) => {
      const own = await listOwnReviews(ctx, viewerOf(c), c.req.valid("query"));
      if (own.ok) return c.json({ ...own.value, items: own.value.items.map(describeOwn) }, 200);
      return own.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    })
    .openapi(replyRoute, async (c) => {
      const words = { text: c.req.valid("json").reply, requestId: requestIdOf(c) };
      const done = await replyToReview(ctx, viewerOf(c), c.req.valid("param").id, words);
      return done.ok ? c.body(null, 204) : answerProblem(c, done.error);
    })
    .openapi(disputeRoute, async (c) => {
      const words = { text: c.req.valid("json").reason, requestId: requestIdOf(c) };
      const done = await disputeReview(ctx, viewerOf(c), c.req.valid("param").id, words);
      return done.ok ? c.body(null, 204) : answerProblem(c, done.error);
    })
    .openapi(reviseRoute, async (c) => {
      const revision = { draft: c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await reviseReview(ctx, viewerOf(c), c.req.valid("param").id, revision);
      return done.ok ? c.json(describeReview(done.value), 200) : answerProblem(c, done.error);
    });
}

type AnswerError = "unauthorized" | "not_found" | "wrong_status" | "not_asked";

function answerProblem(c: Context<ApiEnv>, code: AnswerError) {
  if (code === "unauthorized") return signInProblem(c);
  if (code === "not_found") return apiProblem(c, "not_found");
  return apiProblem(c, "conflict", { code, message: ERRORS[code] });
}

type Own = Extract<
  Awaited<ReturnType<typeof listOwnReviews>>,
  { ok: true }
>["value"]["items"][number];

/** Field by field: what moderation notes about a review stays with the moderators. */
function describeOwn(review: Own) {
  const { id, rating, content, author_name, author_position, author_company } = review;
  const { status, reply, replied_at, dispute_reason, created_at, event_title, event_date } = review;
  return withInstants({
    id,
    rating,
    content,
    author_name,
    author_position,
    author_company,
    status,
    reply,
    replied_at,
    dispute_reason,
    created_at,
    event_title,
    event_date,
  });
}
