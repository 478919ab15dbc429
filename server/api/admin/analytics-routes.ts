import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { readAnalytics } from "#features/platform/read-analytics.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { operation } from "../docs/operation.ts";
import { privateAnswer } from "../private-answer.ts";
import { createRouter } from "../router.ts";
import { analyticsFileQuery, analyticsSchema, periodQuery } from "../schemas/admin-platform.ts";
import { csvFile } from "../schemas/list-query.ts";
import { forbidden, malformed, unauthorized } from "../schemas/problem.ts";
import { analyticsCsv } from "./analytics-columns.ts";
import { jsonAnswer } from "./json-route.ts";

const refusals = { 400: malformed, 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const readRoute = createRoute({
  ...operation("readAnalytics"),
  method: "get",
  path: "/admin/analytics",
  middleware,
  request: { query: periodQuery },
  responses: { 200: jsonAnswer("All tables", analyticsSchema), ...refusals },
});

const exportRoute = createRoute({
  ...operation("exportAnalytics"),
  method: "get",
  path: "/admin/analytics.csv",
  middleware,
  request: { query: analyticsFileQuery },
  responses: { 200: csvFile, ...refusals },
});

export function adminAnalyticsRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(readRoute, async (c) => {
      const read = await readAnalytics(ctx, viewerOf(c), c.req.valid("query").days);
      return read.ok ? c.json(read.value, 200) : adminProblem(c, read.error);
    })
    .openapi(exportRoute, async (c) => {
      const { days, table } = c.req.valid("query");
      const read = await readAnalytics(ctx, viewerOf(c), days);
      if (!read.ok) return adminProblem(c, read.error);
      return c.body(analyticsCsv(table, read.value), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="analyse-${table}-${read.value.to}.csv"`,
      });
    });
}
