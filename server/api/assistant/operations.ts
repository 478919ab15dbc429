import { askableDay } from "#domain/assistant/answer.ts";
import { ok } from "#domain/result.ts";
import { ANSWER_TEXTS } from "#features/assistant/answer-texts.ts";
import type { Answered } from "#features/assistant/ask.server.ts";
import {
  forgetConversation,
  noteInquiry,
  rateOwnAnswer,
} from "#features/assistant/own-conversation.server.ts";
import { askAssistant } from "#flows/ask-assistant.server.ts";
import { everyone } from "#server/api/operation/access.ts";
import { type InputOf, operation } from "#server/api/operation/operation.ts";
import { json, noContent } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import * as schemas from "./schemas.ts";
import { ASSISTANT_ERRORS as ERRORS } from "./texts.ts";

const limit = "assistant";
const conversation = { params: schemas.conversationPath, headers: schemas.conversationHeaders };

export const assistantOperations = {
  "POST /assistant/messages": operation({
    id: "askAssistant",
    summary: "Ask the assistant for speakers with a question or brief in German",
    description:
      "Prices and free days come from the database. Needs no session; the text is stored without personal data.",
    access: everyone,
    limit,
    input: { body: schemas.questionSchema },
    output: json(schemas.answerSchema),
    refusals: {
      off: { problem: "unavailable", message: ANSWER_TEXTS.off },
      too_long: conflict(ERRORS.full),
      not_found: { problem: "not_found", message: ERRORS.key },
    },
    run: async (ctx, viewer, { body }) => {
      const known = body.conversation;
      const answered = await askAssistant(ctx, viewer, {
        message: body.message,
        conversation: known ? { id: known.id, session_key: known.key } : null,
      });
      return answered.ok ? ok(describeAnswer(answered.value)) : answered;
    },
  }),

  "POST /assistant/conversations/{id}/feedback": operation({
    id: "rateAssistantAnswer",
    summary: "Rate an answer as helpful (1) or not helpful (-1)",
    access: everyone,
    limit,
    input: { ...conversation, body: schemas.ratingSchema },
    output: noContent,
    run: (ctx, _, { body: { message_id: messageId, value: feedback }, ...named }) =>
      rateOwnAnswer(ctx, keyOf(named), { messageId, feedback }),
  }),

  "POST /assistant/conversations/{id}/inquiry": operation({
    id: "noteAssistantInquiry",
    summary: "Note that a visitor went from the conversation to an inquiry",
    access: everyone,
    limit,
    input: conversation,
    output: noContent,
    run: (ctx, _, named) => noteInquiry(ctx, keyOf(named)),
  }),

  "DELETE /assistant/conversations/{id}": operation({
    id: "deleteAssistantConversation",
    summary: "Delete a conversation with all its messages at once",
    access: everyone,
    limit,
    input: conversation,
    output: noContent,
    run: (ctx, _, named) => forgetConversation(ctx, keyOf(named)),
  }),
} as const;

function keyOf({ params, headers }: InputOf<typeof conversation>) {
  return { id: params.id, session_key: headers["conversation-key"] };
}

/** What an inquiry begins with goes along, the rest of what is known stays inside. */
function describeAnswer({ constraints, ...answer }: Answered) {
  const { place, isOnline, audience } = constraints;
  const [first] = answer.suggested;
  const date = first ? askableDay(first) : null;
  return { ...answer, brief: { date, place: isOnline ? "Online" : place, audience } };
}
