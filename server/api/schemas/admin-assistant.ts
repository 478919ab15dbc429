import { z } from "@hono/zod-openapi";
import { ANSWER_OUTCOMES } from "#domain/assistant/answer.ts";
import { CONVERSATION_FILTERS, CONVERSATION_SORTS } from "#domain/assistant/conversation-list.ts";
import { ADMIN_ASSISTANT_OPERATIONS as TEXTS } from "../docs/admin-assistant-texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";
import { choice, listOf, listQuery } from "./list-query.ts";

const LONGEST_LOOK_DAYS = 90;
const instant = z.string().openapi({ format: "date-time" });

export const stateQuery = z.object({
  days: z.coerce
    .number({ error: PARAMETER_ERRORS.limit })
    .int(PARAMETER_ERRORS.limit)
    .min(1, PARAMETER_ERRORS.limit)
    .max(LONGEST_LOOK_DAYS, PARAMETER_ERRORS.limit)
    .default(30)
    .openapi({ type: "integer", description: TEXTS.readAssistantState.parameters.days.en }),
});

export const switchSchema = z
  .object({
    is_on: z.boolean({ error: PARAMETER_ERRORS.choice }),
    uses_model: z.boolean({ error: PARAMETER_ERRORS.choice }),
  })
  .openapi("AssistantSwitch");

export const stateSchema = z
  .object({
    is_on: z.boolean(),
    uses_model: z.boolean(),
    model: z.string().nullable(),
    conversations: z.int(),
    inquiries: z.int(),
    answers: z.int(),
    unanswered: z.int(),
    relaxed: z.int(),
    handed_over: z.int(),
    helpful: z.int(),
    unhelpful: z.int(),
    by_model: z.int(),
    fallbacks: z.int(),
    rejected_claims: z.int(),
    median_ms: z.int().nullable(),
    slow_ms: z.int().nullable(),
    missing_topics: z.array(z.object({ topic: z.string(), count: z.int() })),
  })
  .openapi("AssistantState");

export const conversationsQuery = listQuery(CONVERSATION_SORTS, {
  show: choice(CONVERSATION_FILTERS, TEXTS.listAssistantConversations.parameters.show.en),
});

export const conversationsSchema = listOf(
  z.object({
    id: z.uuid(),
    created_at: instant,
    inquired_at: instant.nullable(),
    first_question: z.string().nullable(),
    messages: z.int(),
    feedback: z.int().nullable(),
    outcome: z.string().nullable(),
  }),
).openapi("AssistantConversations");

export const adminConversationPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: TEXTS.readAssistantConversation.parameters.id.en,
  }),
});

export const transcriptSchema = z
  .object({
    messages: z.array(
      z.object({
        id: z.uuid(),
        author: z.enum(["user", "assistant"]),
        content: z.string(),
        outcome: z.enum(ANSWER_OUTCOMES).nullable(),
        model: z.string().nullable(),
        fallback_reason: z.string().nullable(),
        rejected_claims: z.int(),
        feedback: z.int().nullable(),
        latency_ms: z.int().nullable(),
        created_at: instant,
      }),
    ),
  })
  .openapi("AssistantTranscript");
