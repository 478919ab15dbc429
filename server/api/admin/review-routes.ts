import { createRoute, type z } from "@hono/zod-openapi";
import type { AdminReviewRow } from "#data/queries/admin-reviews.ts";
import type { CsvColumn } from "#domain/list/csv.ts";
import type { Ctx } from "#features/ctx.ts";
import { removeReply } from "#features/reviews/answer-review.server.ts";
import { listEveryReview } from "#features/reviews/list-reviews.server.ts";
import { moderateReview } from "#features/reviews/moderate-review.server.ts";
import { REVIEW_STATUS_WORDS } from "#parts/code-words.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { csvAnswer } from "../csv-answer.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import { MODERATION_ERRORS as ERRORS } from "../review-texts.ts";
import {
  allReviewsQuery,
  allReviewsSchema,
  moderationSchema,
  reasonSchema,
  reviewPath,
} from "../schemas/admin-review.ts";
import { conflicting, forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonBody } from "./json-route.ts";
import { csvRoute, pageRoute } from "./list-route.ts";
import { pageWithInstants } from "./with-instants.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const written = { ...refusals, 404: unknown, 409: conflicting, 422: refused };
const middleware = privateAnswer();

const listRoute = pageRoute("listAllReviews", "/admin/reviews", {
  query: allReviewsQuery,
  schema: allReviewsSchema,
});

const exportRoute = csvRoute("exportAllReviews", "/admin/reviews.csv", allReviewsQuery);

const moderateRoute = createRoute({
  ...operation("moderateReview"),
  method: "post",
  path: "/admin/reviews/{id}/moderation",
  middleware,
  request: { params: reviewPath, ...jsonBody(moderationSchema) },
  responses: { 204: { description: "Decided" }, ...written },
});

const removeReplyRoute = createRoute({
  ...operation("removeReviewReply"),
  method: "post",
  path: "/admin/reviews/{id}/reply-removal",
  middleware,
  request: { params: reviewPath, ...jsonBody(reasonSchema) },
  responses: { 204: { description: "Removed" }, ...written },
});

const COLUMNS: readonly CsvColumn<AdminReviewRow>[] = [
  { label: "Eingegangen", instant: (row) => row.created_at },
  { label: "Stand", text: (row) => REVIEW_STATUS_WORDS[row.status] },
  { label: "Sterne", number: (row) => row.rating },
  { label: "Speaker", text: (row) => row.speaker.name },
  { label: "Buchung", text: (row) => row.booking_reference },
  { label: "Name", text: (row) => row.author_name },
  { label: "Unternehmen", text: (row) => row.author_company },
  { label: "Bewertung", text: (row) => row.content },
  { label: "Antwort", text: (row) => row.reply },
  { label: "Begründung", text: (row) => row.moderation_reason },
];

export function adminReviewRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const { query, filter } = asked(c.req.valid("query"));
      const page = await listEveryReview(ctx, viewerOf(c), query, filter);
      return page.ok ? c.json(pageWithInstants(page.value), 200) : adminProblem(c, page.error);
    })
    .openapi(exportRoute, async (c) => {
      const { query, filter } = asked(c.req.valid("query"));
      const read = (slice: { page: number; size: number }) =>
        listEveryReview(ctx, viewerOf(c), { ...query, ...slice }, filter);
      return csvAnswer(c, { name: "bewertungen", columns: COLUMNS, read });
    })
    .openapi(moderateRoute, async (c) => {
      const moderation = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await moderateReview(ctx, viewerOf(c), c.req.valid("param").id, moderation);
      if (done.ok) return c.body(null, 204);
      switch (done.error) {
        case "not_found":
          return apiProblem(c, "not_found");
        case "wrong_status":
          return apiProblem(c, "conflict", { code: done.error, message: ERRORS.wrong_status });
        case "reason_missing":
          return apiProblem(c, "unprocessable", {
            code: done.error,
            fields: { reason: ERRORS.reason },
          });
        default:
          return adminProblem(c, done.error);
      }
    })
    .openapi(removeReplyRoute, async (c) => {
      const words = { text: c.req.valid("json").reason, requestId: requestIdOf(c) };
      const done = await removeReply(ctx, viewerOf(c), c.req.valid("param").id, words);
      if (done.ok) return c.body(null, 204);
      if (done.error === "not_found") return apiProblem(c, "not_found");
      if (done.error !== "wrong_status") return adminProblem(c, done.error);
      return apiProblem(c, "conflict", { code: done.error, message: ERRORS.wrong_status });
    });
}

function asked({ status, need, rating, speaker, ...query }: z.output<typeof allReviewsQuery>) {
  return { query, filter: { status, need, rating, speakerId: speaker } };
}
