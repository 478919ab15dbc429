import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Ctx } from "#features/ctx.ts";
import { openConversation } from "#features/messaging/open-conversation.server.ts";
import {
  listOwnConversations,
  MAX_CONVERSATIONS,
  readConversation,
} from "#features/messaging/read-conversations.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { describeConversation } from "./describe-message.ts";
import { operation } from "./docs/operation.ts";
import { CONVERSATION_ERRORS } from "./message-texts.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import {
  conversationPageSchema,
  conversationParameters,
  conversationPath,
  conversationSchema,
  conversationWishSchema,
} from "./schemas/message.ts";
import { forbidden, malformed, refused, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const listRoute = createRoute({
  ...operation("listConversations"),
  method: "get",
  path: "/conversations",
  middleware: privateAnswer(),
  request: { query: conversationParameters },
  responses: {
    200: {
      description: "One page of conversations",
      content: { "application/json": { schema: conversationPageSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
  },
});

const content = { "application/json": { schema: conversationSchema } };

const openRoute = createRoute({
  ...operation("openConversation"),
  method: "post",
  path: "/conversations",
  middleware: [privateAnswer(), limited("message")] as const,
  request: {
    body: { required: true, content: { "application/json": { schema: conversationWishSchema } } },
  },
  responses: {
    200: { description: "The conversation that was there", content },
    201: { description: "The new conversation", content },
    400: malformed,
    401: unauthorized,
    403: forbidden,
    404: unknown,
    422: refused,
  },
});

const readRoute = createRoute({
  ...operation("readConversation"),
  method: "get",
  path: "/conversations/{id}",
  middleware: privateAnswer(),
  request: { params: conversationPath },
  responses: {
    200: { description: "The conversation", content },
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
});

export function conversationRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { q: search, limit = MAX_CONVERSATIONS, ...query } = c.req.valid("query");
      const page = await listOwnConversations(ctx, viewerOf(c), { ...query, search, limit });
      if (!page.ok) return signInProblem(c);
      const { items, nextCursor } = page.value;
      return c.json({ items: items.map(describeConversation), nextCursor }, 200);
    })
    .openapi(openRoute, async (c) => {
      const { speaker_id: speakerId, customer_id: customerId } = c.req.valid("json");
      const opened = await openConversation(ctx, viewerOf(c), { speakerId, customerId });
      if (!opened.ok) return openProblem(c, opened.error);
      const { conversation, isNew } = opened.value;
      return c.json(describeConversation(conversation), isNew ? 201 : 200);
    })
    .openapi(readRoute, async (c) => {
      const conversation = await readConversation(ctx, viewerOf(c), c.req.valid("param").id);
      if (conversation.ok) return c.json(describeConversation(conversation.value), 200);
      return conversation.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    });
}

type OpenError = Extract<Awaited<ReturnType<typeof openConversation>>, { ok: false }>["error"];

function openProblem(c: Context<ApiEnv>, code: OpenError) {
  if (code === "unknown_speaker") return apiProblem(c, "not_found");
  if (code === "forbidden") return apiProblem(c, "forbidden");
  if (code === "not_signed_in" && c.get("needsSecondFactor")) return signInProblem(c);
  const details = { code, message: CONVERSATION_ERRORS[code] };
  if (code === "not_signed_in") return apiProblem(c, "unauthorized", details);
  if (code === "only_customers") return apiProblem(c, "forbidden", details);
  return apiProblem(c, "unprocessable", details);
}
