import { createRoute } from "@hono/zod-openapi";
import { askableDay } from "#domain/assistant/answer.ts";
import type { Answered } from "#features/assistant/ask.server.ts";
import {
  forgetConversation,
  noteInquiry,
  rateOwnAnswer,
} from "#features/assistant/own-conversation.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { askAssistant } from "#flows/ask-assistant.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { jsonAnswer, jsonBody } from "./admin/json-route.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { ASSISTANT_ERRORS } from "./assistant-texts.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import {
  answerSchema,
  conversationHeaders,
  conversationPath,
  questionSchema,
  ratingSchema,
} from "./schemas/assistant.ts";
import { conflicting, malformed, tooMany, unavailable, unknown } from "./schemas/problem.ts";

const own = { params: conversationPath, headers: conversationHeaders };
const done = { 204: { description: "Done" }, 400: malformed, 404: unknown, 429: tooMany };

const askRoute = createRoute({
  ...operation("askAssistant"),
  method: "post",
  path: "/assistant/messages",
  middleware: [privateAnswer(), limited("assistant")] as const,
  request: jsonBody(questionSchema),
  responses: {
    200: jsonAnswer("The answer", answerSchema),
    400: malformed,
    404: unknown,
    409: conflicting,
    429: tooMany,
    503: unavailable,
  },
});

const rateRoute = createRoute({
  ...operation("rateAssistantAnswer"),
  method: "post",
  path: "/assistant/conversations/{id}/feedback",
  middleware: [privateAnswer(), limited("assistant")] as const,
  request: { ...own, ...jsonBody(ratingSchema) },
  responses: done,
});

const inquiryRoute = createRoute({
  ...operation("noteAssistantInquiry"),
  method: "post",
  path: "/assistant/conversations/{id}/inquiry",
  middleware: [privateAnswer(), limited("assistant")] as const,
  request: own,
  responses: done,
});

const deleteRoute = createRoute({
  ...operation("deleteAssistantConversation"),
  method: "delete",
  path: "/assistant/conversations/{id}",
  middleware: [privateAnswer(), limited("assistant")] as const,
  request: own,
  responses: done,
});

export function assistantRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(askRoute, async (c) => {
      const { message, conversation } = c.req.valid("json");
      const known = conversation ? { id: conversation.id, session_key: conversation.key } : null;
      const answered = await askAssistant(ctx, viewerOf(c), { message, conversation: known });
      if (answered.ok) return c.json(describeAnswer(answered.value), 200);
      switch (answered.error) {
        case "off":
          return apiProblem(c, "unavailable", { message: ASSISTANT_ERRORS.off });
        case "too_long":
          return apiProblem(c, "conflict", { message: ASSISTANT_ERRORS.full });
        case "not_found":
          return apiProblem(c, "not_found", { message: ASSISTANT_ERRORS.key });
      }
    })
    .openapi(rateRoute, async (c) => {
      const { message_id, value } = c.req.valid("json");
      const rated = await rateOwnAnswer(ctx, keyOf(c.req.valid("param"), c.req.valid("header")), {
        messageId: message_id,
        feedback: value,
      });
      return rated.ok ? c.body(null, 204) : apiProblem(c, "not_found");
    })
    .openapi(inquiryRoute, async (c) => {
      const noted = await noteInquiry(ctx, keyOf(c.req.valid("param"), c.req.valid("header")));
      return noted.ok ? c.body(null, 204) : apiProblem(c, "not_found");
    })
    .openapi(deleteRoute, async (c) => {
      const gone = await forgetConversation(
        ctx,
        keyOf(c.req.valid("param"), c.req.valid("header")),
      );
      return gone.ok ? c.body(null, 204) : apiProblem(c, "not_found");
    });
}

function keyOf({ id }: { id: string }, headers: { "conversation-key": string }) {
  return { id, session_key: headers["conversation-key"] };
}

/** What an inquiry begins with goes along, the rest of what is known stays inside. */
function describeAnswer({ constraints, suggested, chips, known, ...answer }: Answered) {
  const { place, isOnline, audience } = constraints;
  const [first] = suggested;
  return {
    ...answer,
    suggested: [...suggested],
    chips: [...chips],
    known: [...known],
    brief: { date: first ? askableDay(first) : null, place: isOnline ? "Online" : place, audience },
  };
}
