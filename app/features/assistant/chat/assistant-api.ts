import type { AnswerTo } from "#app/session/api-client.ts";
import { publicApi } from "#app/session/public-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";

// Without a token on purpose: what a user asks is not connected with the account.

type Answered = AnswerTo<"POST /assistant/messages">;
export type Conversation = Answered["conversation"];
/** Amounts are cents here as everywhere; JSON cannot say so. */
export type Suggestion = Omit<Answered["suggested"][number], "card"> & { card: SpeakerCardData };
export type AssistantAnswer = Omit<Answered, "suggested"> & { suggested: Suggestion[] };

/** `gone`: the conversation was deleted meanwhile · `off`: the assistant is switched off, `message` says so. */
export type AskFailure = { kind: "failed" | "too_many" | "gone" | "off"; message: string | null };

/** Refusals whose words are shown. */
const EXPLAINED: Readonly<Record<number, "gone" | "off">> = { 404: "gone", 409: "off", 503: "off" };

export async function askAssistant(
  message: string,
  conversation: Conversation | null,
): Promise<Result<AssistantAnswer, AskFailure>> {
  try {
    const body = { message, conversation };
    const answer = await publicApi.send("POST /assistant/messages", { body });
    if (answer.ok) return ok((await answer.json()) as AssistantAnswer);
    if (answer.status === 429) return failure({ kind: "too_many", message: null });
    const kind = EXPLAINED[answer.status];
    if (!kind) return failure({ kind: "failed", message: null });
    const { error } = (await answer.json()) as unknown as { error: { message: string } };
    return failure({ kind, message: error.message });
  } catch {
    return failure({ kind: "failed", message: null });
  }
}

export async function rateAnswer(
  conversation: Conversation,
  messageId: string,
  value: 1 | -1,
): Promise<void> {
  await publicApi.send("POST /assistant/conversations/{id}/feedback", {
    ...named(conversation),
    body: { message_id: messageId, value },
  });
}

export async function noteInquiry(conversation: Conversation): Promise<void> {
  await publicApi.send("POST /assistant/conversations/{id}/inquiry", named(conversation));
}

/** Gone on the server; one that is no longer there counts as deleted as well. */
export async function deleteConversation(conversation: Conversation): Promise<boolean> {
  try {
    await publicApi.find("DELETE /assistant/conversations/{id}", named(conversation));
    return true;
  } catch {
    return false;
  }
}

function named({ id, key }: Conversation) {
  return { params: { id }, headers: { "conversation-key": key } };
}
