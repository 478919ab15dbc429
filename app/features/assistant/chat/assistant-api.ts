import type { InferResponseType } from "hono/client";
import { publicApi } from "#app/session/public-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";

/** Without a token on purpose: what somebody asks is not connected with their account. */
const api = publicApi.v1.assistant;

type Answered = InferResponseType<typeof api.messages.$post, 200>;
export type Conversation = Answered["conversation"];
/** Amounts are cents here as everywhere; JSON cannot say so. */
export type Suggestion = Omit<Answered["suggested"][number], "card"> & { card: SpeakerCardData };
export type AssistantAnswer = Omit<Answered, "suggested"> & { suggested: Suggestion[] };

/** `gone`: the talk was deleted meanwhile · `off`: the assistant is switched off, `message` says so. */
export type AskFailure = { kind: "failed" | "too_many" | "gone" | "off"; message: string | null };

export async function askAssistant(
  message: string,
  conversation: Conversation | null,
): Promise<Result<AssistantAnswer, AskFailure>> {
  try {
    const answer = await api.messages.$post({ json: { message, conversation } });
    if (answer.status === 200) return ok((await answer.json()) as AssistantAnswer);
    if (answer.status === 429) return failure({ kind: "too_many", message: null });
    const { error } = await answer.json();
    if (answer.status === 404) return failure({ kind: "gone", message: error.message });
    if (answer.status === 503 || answer.status === 409) {
      return failure({ kind: "off", message: error.message });
    }
    return failure({ kind: "failed", message: null });
  } catch {
    return failure({ kind: "failed", message: null });
  }
}

export async function rateAnswer(
  { id, key }: Conversation,
  messageId: string,
  value: 1 | -1,
): Promise<void> {
  await api.conversations[":id"].feedback.$post({
    param: { id },
    header: { "conversation-key": key },
    json: { message_id: messageId, value },
  });
}

export async function noteInquiry({ id, key }: Conversation): Promise<void> {
  await api.conversations[":id"].inquiry.$post({
    param: { id },
    header: { "conversation-key": key },
  });
}

/** Gone on the server; one that is no longer there counts as deleted as well. */
export async function deleteConversation({ id, key }: Conversation): Promise<boolean> {
  try {
    const answer = await api.conversations[":id"].$delete({
      param: { id },
      header: { "conversation-key": key },
    });
    return answer.status === 204 || answer.status === 404;
  } catch {
    return false;
  }
}
