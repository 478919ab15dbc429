import { z } from "@hono/zod-openapi";
import { ANSWER_OUTCOMES } from "#domain/assistant/answer.ts";
import { MAX_BRIEF } from "#domain/assistant/read-brief.ts";
import { ASSISTANT_ERRORS as ERRORS } from "../assistant-texts.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { numberChoice } from "./number-choice.ts";
import { cardSchema } from "./search.ts";

const conversationKey = z.string().min(16, ERRORS.key).max(100, ERRORS.key);
const texts = OPERATIONS.rateAssistantAnswer.parameters;

export const questionSchema = z
  .object({
    message: z
      .string({ error: ERRORS.message })
      .trim()
      .min(1, ERRORS.message)
      .max(MAX_BRIEF, ERRORS.tooLong(MAX_BRIEF)),
    conversation: z.object({ id: z.uuid({ error: ERRORS.key }), key: conversationKey }).nullish(),
  })
  .openapi("AssistantQuestion");

export const answerSchema = z
  .object({
    conversation: z.object({ id: z.uuid(), key: z.string() }),
    id: z.uuid(),
    text: z.string(),
    outcome: z.enum(ANSWER_OUTCOMES),
    suggested: z.array(
      z.object({
        speaker_id: z.uuid(),
        card: cardSchema,
        reason: z.string(),
        sentence: z.string().nullable(),
        price: z.string().nullable(),
        day: z.string().nullable().openapi({ format: "date" }),
        day_status: z.enum(["available", "booked", "blocked", "on_request"]).nullable(),
      }),
    ),
    question: z.string().nullable(),
    chips: z.array(z.string()),
    known: z.array(z.string()),
    brief: z.object({
      date: z.string().nullable().openapi({ format: "date" }),
      place: z.string().nullable(),
      audience: z.int().nullable(),
    }),
    is_from_model: z.boolean(),
  })
  .openapi("AssistantAnswer");

export const conversationPath = z.object({
  id: z.uuid().openapi({ param: { name: "id", in: "path" }, description: texts.id.en }),
});

export const conversationHeaders = z.object({
  "conversation-key": conversationKey.openapi({
    param: { name: "conversation-key", in: "header" },
    description: texts["conversation-key"].en,
  }),
});

export const ratingSchema = z
  .object({
    message_id: z.uuid({ error: ERRORS.key }),
    value: numberChoice([1, -1], { error: ERRORS.rating }),
  })
  .openapi("AssistantRating");
