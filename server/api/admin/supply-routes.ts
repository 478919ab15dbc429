import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import {
  decideApplication,
  listApplicationsAsAdmin,
} from "#features/speakers/decide-application.server.ts";
import { compareChange } from "#features/speakers/decide-change.server.ts";
import {
  listActivityAsAdmin,
  nudgeSpeakers,
  readTimelineAsAdmin,
} from "#features/speakers/watch-activity.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { ADMIN_ERRORS as E } from "../admin-texts.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  activityListSchema,
  activityQuery,
  applicationListSchema,
  applicationPath,
  applicationQuery,
  changeComparisonSchema,
  decisionSchema,
  nudgedSchema,
  nudgeSchema,
  timelineQuery,
  timelineSchema,
} from "../schemas/admin-supply.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  unauthorized,
  unknown,
} from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { pageRoute } from "./list-route.ts";

const refusals = { 400: malformed, 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const queueRoute = pageRoute("listApplications", "/admin/applications", {
  query: applicationQuery,
  schema: applicationListSchema,
});

const changeRoute = createRoute({
  ...operation("readProfileChange"),
  method: "get",
  path: "/admin/applications/{id}/change",
  middleware,
  request: { params: applicationPath },
  responses: {
    200: jsonAnswer("Public and wanted, field by field", changeComparisonSchema),
    ...refusals,
    404: unknown,
  },
});

const decisionRoute = createRoute({
  ...operation("decideApplication"),
  method: "post",
  path: "/admin/applications/{id}/decision",
  middleware,
  request: { params: applicationPath, ...jsonBody(decisionSchema) },
  responses: {
    204: { description: "Decided" },
    ...refusals,
    404: unknown,
    409: conflicting,
    422: refused,
  },
});

const activityRoute = pageRoute("listSpeakerActivity", "/admin/speaker-activity", {
  query: activityQuery,
  schema: activityListSchema,
});

const timelineRoute = createRoute({
  ...operation("readSpeakerTimeline"),
  method: "get",
  path: "/admin/speaker-activity/timeline",
  middleware,
  request: { query: timelineQuery },
  responses: { 200: jsonAnswer("Newest first", timelineSchema), ...refusals },
});

const nudgeRoute = createRoute({
  ...operation("nudgeSpeakers"),
  method: "post",
  path: "/admin/speaker-activity/nudges",
  middleware,
  request: jsonBody(nudgeSchema),
  responses: {
    200: jsonAnswer("How many were written to", nudgedSchema),
    ...refusals,
    422: refused,
  },
});

/** Who wants to be listed, and how those who are listed do. */
export function adminSupplyRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(queueRoute, async (c) => {
      const page = await listApplicationsAsAdmin(ctx, viewerOf(c), c.req.valid("query"));
      if (!page.ok) return adminProblem(c, page.error);
      const items = page.value.items.map((item) => ({
        ...item,
        submitted_at: item.submitted_at?.toISOString() ?? null,
        decided_at: item.decided_at?.toISOString() ?? null,
      }));
      return c.json({ ...page.value, items }, 200);
    })
    .openapi(changeRoute, async (c) => {
      const found = await compareChange(ctx, viewerOf(c), c.req.valid("param").id);
      if (found.ok) return c.json(found.value, 200);
      return found.error === "not_found"
        ? apiProblem(c, found.error)
        : adminProblem(c, found.error);
    })
    .openapi(decisionRoute, async (c) => {
      const decision = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await decideApplication(ctx, viewerOf(c), c.req.valid("param").id, decision);
      if (done.ok) return c.body(null, 204);
      const code = done.error;
      if (code === "not_found") return apiProblem(c, code);
      if (code === "changed") return apiProblem(c, "conflict", { code, message: E.changedSince });
      if (code === "unknown_category") {
        return apiProblem(c, "conflict", { code, message: E.categoryGone });
      }
      if (code === "decided") return apiProblem(c, "conflict", { code, message: E.decided });
      if (code === "speaker_exists")
        return apiProblem(c, "conflict", { code, message: E.speakerExists });
      return adminProblem(c, code);
    })
    .openapi(activityRoute, async (c) => {
      const page = await listActivityAsAdmin(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(page.value, 200) : adminProblem(c, page.error);
    })
    .openapi(timelineRoute, async (c) => {
      const events = await readTimelineAsAdmin(ctx, viewerOf(c), c.req.valid("query").speaker);
      if (!events.ok) return adminProblem(c, events.error);
      return c.json(
        { items: events.value.map((one) => ({ ...one, at: one.at.toISOString() })) },
        200,
      );
    })
    .openapi(nudgeRoute, async (c) => {
      const nudge = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await nudgeSpeakers(ctx, viewerOf(c), nudge);
      if (done.ok) return c.json(done.value, 200);
      if (done.error !== "no_address") return adminProblem(c, done.error);
      return apiProblem(c, "unprocessable", { code: done.error, message: E.noAccount });
    });
}
