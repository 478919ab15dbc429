import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { closeProfileView } from "#features/insights/close-profile-view.server.ts";
import { recordFunnelEvent } from "#features/insights/record-funnel-event.server.ts";
import { recordProfileView } from "#features/insights/record-profile-view.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { beaconBody } from "./beacon-body.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import {
  closingSchema,
  newEventSchema,
  newViewSchema,
  recordedSchema,
  viewPath,
  viewSchema,
} from "./schemas/insights.ts";
import { malformed, unknown } from "./schemas/problem.ts";

const limitViews = limited("profile_view");

const viewRoute = createRoute({
  ...operation("recordProfileView"),
  method: "post",
  path: "/insights/profile-views",
  middleware: [privateAnswer(), limitViews, beaconBody()] as const,
  request: {
    body: { required: true, content: { "application/json": { schema: newViewSchema } } },
  },
  responses: {
    201: {
      description: "The id of the view",
      content: { "application/json": { schema: viewSchema } },
    },
    400: malformed,
    404: unknown,
  },
});

const closeRoute = createRoute({
  ...operation("closeProfileView"),
  method: "post",
  path: "/insights/profile-views/{id}",
  middleware: [privateAnswer(), limitViews, beaconBody()] as const,
  request: {
    params: viewPath,
    body: { required: true, content: { "application/json": { schema: closingSchema } } },
  },
  responses: {
    200: {
      description: "The stored duration",
      content: { "application/json": { schema: closingSchema } },
    },
    400: malformed,
    404: unknown,
  },
});

const eventRoute = createRoute({
  ...operation("recordFunnelEvent"),
  method: "post",
  path: "/insights/funnel-events",
  middleware: [privateAnswer(), limitViews, beaconBody()] as const,
  request: {
    body: { required: true, content: { "application/json": { schema: newEventSchema } } },
  },
  responses: {
    201: { description: "Recorded", content: { "application/json": { schema: recordedSchema } } },
    400: malformed,
    404: unknown,
  },
});

export function insightRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(viewRoute, async (c) => {
      const { speaker_id, ref, session_id } = c.req.valid("json");
      const id = await recordProfileView(ctx, viewerOf(c), {
        speakerId: speaker_id,
        ref: ref || null,
        sessionId: session_id ?? null,
      });
      return id.ok ? c.json({ id: id.value }, 201) : apiProblem(c, "not_found");
    })
    .openapi(closeRoute, async (c) => {
      const { id } = c.req.valid("param");
      const seconds = c.req.valid("json").time_spent_seconds;
      const spent = await closeProfileView(ctx, viewerOf(c), { id, seconds });
      return spent.ok
        ? c.json({ time_spent_seconds: spent.value }, 200)
        : apiProblem(c, "not_found");
    })
    .openapi(eventRoute, async (c) => {
      const { speaker_id, step, session_id } = c.req.valid("json");
      const event = await recordFunnelEvent(ctx, viewerOf(c), {
        speakerId: speaker_id,
        step,
        sessionId: session_id ?? null,
      });
      return event.ok ? c.json({ recorded: true as const }, 201) : apiProblem(c, "not_found");
    });
}
