import { z } from "zod";
import { ANSWER_OUTCOMES } from "#domain/assistant/answer.ts";
import { CONVERSATION_FILTERS, CONVERSATION_SORTS } from "#domain/assistant/conversation-list.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";

const LONGEST_LOOK_DAYS = 90;
const instant = z.string().meta({ format: "date-time" });

export const stateQuery = z.object({
  days: z.coerce
    .number({ error: VALIDATION_MESSAGES.wholeNumber })
    .int(VALIDATION_MESSAGES.wholeNumber)
    .min(1, VALIDATION_MESSAGES.wholeNumber)
    .max(LONGEST_LOOK_DAYS, VALIDATION_MESSAGES.wholeNumber)
    .default(30)
    .describe("How many days back: 1 to 90."),
});

export const switchSchema = z
  .object({
    is_on: z.boolean({ error: VALIDATION_MESSAGES.choice }),
    uses_model: z.boolean({ error: VALIDATION_MESSAGES.choice }),
  })
  .meta({ id: "AssistantSwitch" });

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
  .meta({ id: "AssistantState" });

export const conversationsQuery = listQuery(CONVERSATION_SORTS, {
  show: choice(CONVERSATION_FILTERS, "Only such conversations."),
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
).meta({ id: "AssistantConversations" });

export const adminConversationPath = z.object({ id: z.uuid().describe("The conversation.") });

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
  .meta({ id: "AssistantTranscript" });
