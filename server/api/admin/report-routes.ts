import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { listEveryReport, ruleOnReport } from "#features/platform/decide-report.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { OPERATIONS_ERRORS as ERRORS } from "../operations-texts.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  decisionSchema,
  reportPath,
  reportsQuery,
  reportsSchema,
} from "../schemas/admin-operations.ts";
import { conflicting, forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonBody } from "./json-route.ts";
import { pageRoute } from "./list-route.ts";
import { pageWithInstants } from "./with-instants.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const listRoute = pageRoute("listReports", "/admin/reports", {
  query: reportsQuery,
  schema: reportsSchema,
});

const decideRoute = createRoute({
  ...operation("decideReport"),
  method: "post",
  path: "/admin/reports/{subject}/{id}/decision",
  middleware,
  request: { params: reportPath, ...jsonBody(decisionSchema) },
  responses: {
    204: { description: "Decided" },
    ...refusals,
    404: unknown,
    409: conflicting,
    422: refused,
  },
});

export function adminReportRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const { subject, state, ...query } = c.req.valid("query");
      const filter = { subject, ...(state && { isOpen: state === "open" }) };
      const page = await listEveryReport(ctx, viewerOf(c), query, filter);
      return page.ok ? c.json(pageWithInstants(page.value), 200) : adminProblem(c, page.error);
    })
    .openapi(decideRoute, async (c) => {
      const { subject, id } = c.req.valid("param");
      const ruling = { subject, id, ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await ruleOnReport(ctx, viewerOf(c), ruling);
      if (done.ok) return c.body(null, 204);
      if (done.error === "not_found") return apiProblem(c, "not_found");
      if (done.error !== "already_decided") return adminProblem(c, done.error);
      return apiProblem(c, "conflict", { code: done.error, message: ERRORS.already_decided });
    });
}
