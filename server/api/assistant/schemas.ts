import { z } from "zod";
import { ANSWER_OUTCOMES } from "#domain/assistant/answer.ts";
import { MAX_BRIEF } from "#domain/assistant/read/read-brief.ts";
import { DAY_STATUSES } from "#domain/availability/day-status.ts";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";
import { cardSchema } from "../discovery/schemas.ts";
import { numberChoice } from "../schemas/number-choice.ts";
import { ASSISTANT_ERRORS as ERRORS } from "./texts.ts";

const conversationKey = z.string().min(16, ERRORS.key).max(100, ERRORS.key);

export const questionSchema = z
  .object({
    message: z
      .string({ error: ERRORS.message })
      .trim()
      .min(1, ERRORS.message)
      .max(MAX_BRIEF, FORM_MESSAGES.tooLong(MAX_BRIEF)),
    conversation: z.object({ id: z.uuid({ error: ERRORS.key }), key: conversationKey }).nullish(),
  })
  .meta({ id: "AssistantQuestion" });

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
        day: z.string().nullable().meta({ format: "date" }),
        day_status: z.enum(DAY_STATUSES).nullable(),
      }),
    ),
    question: z.string().nullable(),
    chips: z.array(z.string()),
    known: z.array(z.string()),
    brief: z.object({
      date: z.string().nullable().meta({ format: "date" }),
      place: z.string().nullable(),
      audience: z.int().nullable(),
    }),
    is_from_model: z.boolean(),
  })
  .meta({ id: "AssistantAnswer" });

export const conversationPath = z.object({ id: z.uuid().describe("The conversation.") });

export const conversationHeaders = z.object({
  "conversation-key": conversationKey.describe(
    "The key named in the first answer. Without it the conversation is not found.",
  ),
});

export const ratingSchema = z
  .object({
    message_id: z.uuid({ error: ERRORS.key }),
    value: numberChoice([1, -1], { error: ERRORS.rating }),
  })
  .meta({ id: "AssistantRating" });
