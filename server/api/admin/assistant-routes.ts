import { createRoute } from "@hono/zod-openapi";
import {
  listConversations,
  readAssistantState,
  readConversation,
  switchAssistant,
} from "#features/assistant/inspect-assistant.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { operation } from "../docs/operation.ts";
import { privateAnswer } from "../private-answer.ts";
import { createRouter } from "../router.ts";
import {
  adminConversationPath,
  conversationsQuery,
  conversationsSchema,
  stateQuery,
  stateSchema,
  switchSchema,
  transcriptSchema,
} from "../schemas/admin-assistant.ts";
import { forbidden, malformed, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { pageRoute } from "./list-route.ts";
import { pageWithInstants, withInstants } from "./with-instants.ts";

const refusals = { 400: malformed, 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const stateRoute = createRoute({
  ...operation("readAssistantState"),
  method: "get",
  path: "/admin/assistant",
  middleware,
  request: { query: stateQuery },
  responses: { 200: jsonAnswer("Figures and switches", stateSchema), ...refusals },
});

const switchRoute = createRoute({
  ...operation("switchAssistant"),
  method: "put",
  path: "/admin/assistant",
  middleware,
  request: jsonBody(switchSchema),
  responses: { 200: jsonAnswer("What holds now", switchSchema), ...refusals },
});

const listRoute = pageRoute("listAssistantConversations", "/admin/assistant/conversations", {
  query: conversationsQuery,
  schema: conversationsSchema,
});

const readRoute = createRoute({
  ...operation("readAssistantConversation"),
  method: "get",
  path: "/admin/assistant/conversations/{id}",
  middleware,
  request: { params: adminConversationPath },
  responses: { 200: jsonAnswer("The words", transcriptSchema), ...refusals, 404: unknown },
});

export function adminAssistantRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(stateRoute, async (c) => {
      const state = await readAssistantState(ctx, viewerOf(c), c.req.valid("query").days);
      if (!state.ok) return adminProblem(c, state.error);
      return c.json({ ...NO_FIGURES, ...state.value }, 200);
    })
    .openapi(switchRoute, async (c) => {
      const wanted = c.req.valid("json");
      const switched = await switchAssistant(ctx, viewerOf(c), wanted, requestIdOf(c));
      return switched.ok ? c.json(switched.value, 200) : adminProblem(c, switched.error);
    })
    .openapi(listRoute, async (c) => {
      const page = await listConversations(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(pageWithInstants(page.value), 200) : adminProblem(c, page.error);
    })
    .openapi(readRoute, async (c) => {
      const talk = await readConversation(ctx, viewerOf(c), c.req.valid("param").id);
      if (talk.ok) return c.json({ messages: talk.value.map(withInstants) }, 200);
      if (talk.error === "not_found") return apiProblem(c, "not_found");
      return adminProblem(c, talk.error);
    });
}

/** An aggregate over nothing has a row as well; the types cannot know that. */
const NO_FIGURES = {
  conversations: 0,
  inquiries: 0,
  answers: 0,
  unanswered: 0,
  relaxed: 0,
  handed_over: 0,
  helpful: 0,
  unhelpful: 0,
  by_model: 0,
  fallbacks: 0,
  rejected_claims: 0,
  median_ms: null,
  slow_ms: null,
};
