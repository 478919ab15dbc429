import { createRoute } from "@hono/zod-openapi";
import { reportContent } from "#features/content/report-content.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { malformed, tooMany } from "./schemas/problem.ts";
import { newReportSchema, reportedSchema } from "./schemas/report.ts";
import { REPORT_ERRORS } from "./texts.ts";

const reportRoute = createRoute({
  ...operation("reportContent"),
  method: "post",
  path: "/reports",
  middleware: [privateAnswer(), limited("report")] as const,
  request: {
    body: { required: true, content: { "application/json": { schema: newReportSchema } } },
  },
  responses: {
    201: {
      description: "The id of the report",
      content: { "application/json": { schema: reportedSchema } },
    },
    400: malformed,
    429: tooMany,
  },
});

export function reportRoutes(ctx: Ctx) {
  return createRouter().openapi(reportRoute, async (c) => {
    const { good_faith: _confirmed, ...report } = c.req.valid("json");
    const reported = await reportContent(ctx, viewerOf(c), report);
    if (reported.ok) return c.json(reported.value, 201);
    return apiProblem(c, "bad_request", { fields: { address: REPORT_ERRORS.address } });
  });
}
