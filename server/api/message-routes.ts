import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Ctx } from "#features/ctx.ts";
import { inspectConversation } from "#features/messaging/inspect-conversation.server.ts";
import { markConversationRead } from "#features/messaging/mark-read.server.ts";
import { readMessages } from "#features/messaging/read-messages.server.ts";
import { reportMessage } from "#features/messaging/report-message.server.ts";
import { type SendRefusal, sendMessage } from "#features/messaging/send-message.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { describeConversation, describeMessage } from "./describe-message.ts";
import { operation } from "./docs/operation.ts";
import { OWN_MESSAGE_ERROR, SEND_ERRORS } from "./message-texts.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import {
  conversationPath,
  countSchema,
  inspectionSchema,
  inspectionWishSchema,
  messagePageSchema,
  messageParameters,
  messagePath,
  messageSchema,
  newMessageSchema,
  reportSchema,
} from "./schemas/message.ts";
import {
  forbidden,
  malformed,
  refused,
  tooMany,
  unauthorized,
  unknown,
} from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const refusals = { 400: malformed, 401: unauthorized, 403: forbidden, 404: unknown };
/** A day's limit passes slowly; asking every hour is often enough. */
const RETRY_AFTER_SECONDS = "3600";

const listRoute = createRoute({
  ...operation("listMessages"),
  method: "get",
  path: "/conversations/{id}/messages",
  middleware: privateAnswer(),
  request: { params: conversationPath, query: messageParameters },
  responses: {
    200: {
      description: "Messages, oldest first",
      content: { "application/json": { schema: messagePageSchema } },
    },
    ...refusals,
  },
});

const sendRoute = createRoute({
  ...operation("sendMessage"),
  method: "post",
  path: "/conversations/{id}/messages",
  middleware: [privateAnswer(), limited("message")] as const,
  request: {
    params: conversationPath,
    body: { required: true, content: { "application/json": { schema: newMessageSchema } } },
  },
  responses: {
    201: {
      description: "The stored message",
      content: { "application/json": { schema: messageSchema } },
    },
    ...refusals,
    422: refused,
    429: tooMany,
  },
});

const readRoute = createRoute({
  ...operation("readAllMessages"),
  method: "post",
  path: "/conversations/{id}/read",
  middleware: privateAnswer(),
  request: { params: conversationPath },
  responses: {
    200: {
      description: "How many were unread",
      content: { "application/json": { schema: countSchema } },
    },
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
});

const reportRoute = createRoute({
  ...operation("reportMessage"),
  method: "post",
  path: "/messages/{id}/report",
  middleware: [privateAnswer(), limited("message")] as const,
  request: {
    params: messagePath,
    body: { required: true, content: { "application/json": { schema: reportSchema } } },
  },
  responses: {
    201: {
      description: "The report was stored",
      content: { "application/json": { schema: messageSchema.pick({ id: true }) } },
    },
    ...refusals,
    422: refused,
  },
});

const inspectRoute = createRoute({
  ...operation("inspectConversation"),
  method: "post",
  path: "/admin/conversations/{id}/inspection",
  middleware: privateAnswer(),
  request: {
    params: conversationPath,
    body: { required: true, content: { "application/json": { schema: inspectionWishSchema } } },
  },
  responses: {
    200: {
      description: "Conversation and messages",
      content: { "application/json": { schema: inspectionSchema } },
    },
    ...refusals,
  },
});

export function messageRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { id } = c.req.valid("param");
      const page = await readMessages(ctx, viewerOf(c), id, c.req.valid("query"));
      if (!page.ok) return unknownProblem(c, page.error);
      const { items, has_more } = page.value;
      return c.json({ items: items.map(describeMessage), has_more }, 200);
    })
    .openapi(sendRoute, async (c) => {
      const { message, client_id: clientId, attachment_ids = [] } = c.req.valid("json");
      const sent = await sendMessage(ctx, viewerOf(c), c.req.valid("param").id, {
        message,
        clientId,
        attachmentIds: attachment_ids,
      });
      return sent.ok ? c.json(describeMessage(sent.value), 201) : sendProblem(c, sent.error);
    })
    .openapi(readRoute, async (c) => {
      const read = await markConversationRead(ctx, viewerOf(c), c.req.valid("param").id);
      return read.ok ? c.json(read.value, 200) : unknownProblem(c, read.error);
    })
    .openapi(reportRoute, async (c) => {
      const { reason } = c.req.valid("json");
      const report = await reportMessage(ctx, viewerOf(c), c.req.valid("param").id, reason);
      if (report.ok) return c.json(report.value, 201);
      if (report.error !== "own_message") return unknownProblem(c, report.error);
      return apiProblem(c, "unprocessable", { code: report.error, message: OWN_MESSAGE_ERROR });
    })
    .openapi(inspectRoute, async (c) => {
      const { reason, ...query } = c.req.valid("json");
      const purpose = { reason, requestId: c.get("requestId") ?? "" };
      const { id } = c.req.valid("param");
      const found = await inspectConversation(ctx, viewerOf(c), id, purpose, query);
      if (!found.ok) {
        return found.error === "forbidden"
          ? apiProblem(c, "forbidden")
          : unknownProblem(c, found.error);
      }
      const { conversation, messages } = found.value;
      const answer = {
        conversation: describeConversation(conversation),
        messages: { ...messages, items: messages.items.map(describeMessage) },
      };
      return c.json(answer, 200);
    });
}

function unknownProblem(c: Context<ApiEnv>, error: "unauthorized" | "not_found") {
  return error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
}

function sendProblem(c: Context<ApiEnv>, code: SendRefusal) {
  if (code === "unauthorized" || code === "not_found") return unknownProblem(c, code);
  const message = SEND_ERRORS[code];
  if (code !== "too_many_conversations") return apiProblem(c, "unprocessable", { code, message });
  const headers = { "retry-after": RETRY_AFTER_SECONDS };
  return apiProblem(c, "too_many_requests", { code, message, headers });
}
