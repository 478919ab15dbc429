import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Ctx } from "#features/ctx.ts";
import {
  commentOnShortlist,
  readSharedShortlist,
  voteOnShortlist,
} from "#features/shortlists/shared-shortlist.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { jsonAnswer, jsonBody } from "./admin/json-route.ts";
import type { ApiEnv } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { SHORTLIST_ERRORS } from "./assistant-texts.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { conflicting, malformed, tooMany, unknown } from "./schemas/problem.ts";
import {
  commentSchema,
  sharedShortlistSchema,
  sharePath,
  voteSchema,
} from "./schemas/shortlist.ts";
import { describeList } from "./shortlist-routes.ts";

const written = {
  204: { description: "Stored" },
  400: malformed,
  404: unknown,
  409: conflicting,
  429: tooMany,
};

const readRoute = createRoute({
  ...operation("readSharedShortlist"),
  method: "get",
  path: "/shared-shortlists/{token}",
  middleware: privateAnswer(),
  request: { params: sharePath },
  responses: { 200: jsonAnswer("The list", sharedShortlistSchema), 404: unknown },
});

const voteRoute = createRoute({
  ...operation("voteOnShortlist"),
  method: "post",
  path: "/shared-shortlists/{token}/votes",
  middleware: [privateAnswer(), limited("shared_list")] as const,
  request: { params: sharePath, ...jsonBody(voteSchema) },
  responses: written,
});

const commentRoute = createRoute({
  ...operation("commentOnShortlist"),
  method: "post",
  path: "/shared-shortlists/{token}/comments",
  middleware: [privateAnswer(), limited("shared_list")] as const,
  request: { params: sharePath, ...jsonBody(commentSchema) },
  responses: written,
});

/** For colleagues without an account: the token in the link is the permission. */
export function sharedShortlistRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(readRoute, async (c) => {
      const list = await readSharedShortlist(ctx, c.req.valid("param").token);
      if (!list.ok) return apiProblem(c, "not_found");
      return c.json({ ...describeList(list.value), title: list.value.title }, 200);
    })
    .openapi(voteRoute, async (c) => {
      const { name, key, slug, value } = c.req.valid("json");
      const vote = { by: { name, key }, slug, value };
      const voted = await voteOnShortlist(ctx, c.req.valid("param").token, vote);
      return voted.ok ? c.body(null, 204) : refusal(c, voted.error);
    })
    .openapi(commentRoute, async (c) => {
      const { name, key, slug = null, comment } = c.req.valid("json");
      const said = { by: { name, key }, slug, comment };
      const stored = await commentOnShortlist(ctx, c.req.valid("param").token, said);
      return stored.ok ? c.body(null, 204) : refusal(c, stored.error);
    });
}

function refusal(c: Context<ApiEnv>, error: "not_found" | "full") {
  if (error === "not_found") return apiProblem(c, "not_found");
  return apiProblem(c, "conflict", { message: SHORTLIST_ERRORS.full });
}
