import type { Result } from "#domain/result.ts";
import type { AskFailure, AssistantAnswer, Conversation } from "./assistant-api.ts";

export type Entry =
  | { readonly kind: "question"; readonly text: string }
  | { readonly kind: "answer"; readonly answer: AssistantAnswer }
  | { readonly kind: "failure"; readonly failure: AskFailure; readonly question: string };

export type Chat = {
  readonly entries: readonly Entry[];
  readonly conversation: Conversation | null;
};
export type ChatState = Chat & { readonly isWaiting: boolean };

export const NO_CHAT: Chat = { entries: [], conversation: null };

type ChatOptions = {
  ask: (
    message: string,
    conversation: Conversation | null,
  ) => Promise<Result<AssistantAnswer, AskFailure>>;
  remove: (conversation: Conversation) => Promise<boolean>;
  memory: { read: () => Chat; keep: (chat: Chat) => void };
};

/** One chat: what was said, and what is under way, whether or not it is on screen. */
export function createChat({ ask, remove, memory }: ChatOptions) {
  let state: ChatState = { ...memory.read(), isWaiting: false };
  /** Grows when a chat is forgotten: an answer asked for before is dropped. */
  let chatNumber = 0;
  const listeners = new Set<() => void>();

  const change = (next: ChatState) => {
    state = next;
    memory.keep({ entries: next.entries, conversation: next.conversation });
    for (const listener of listeners) listener();
  };

  const send = async (text: string): Promise<void> => {
    const message = text.trim();
    if (message === "" || state.isWaiting) return;
    const asked = chatNumber;
    const { conversation } = state;
    const kept = state.entries.filter(({ kind }) => kind !== "failure");
    const last = kept.at(-1);
    const isRepeated = last?.kind === "question" && last.text === message;
    const entries: readonly Entry[] = isRepeated
      ? kept
      : [...kept, { kind: "question", text: message }];
    change({ entries, conversation, isWaiting: true });
    const answered = await ask(message, conversation);
    if (asked !== chatNumber) {
      // Only its first answer names a chat: no later call could delete it.
      if (answered.ok) await remove(answered.value.conversation);
      return;
    }
    if (answered.ok) {
      const answer = answered.value;
      const said: Entry = { kind: "answer", answer };
      change({
        entries: [...entries, said],
        conversation: answer.conversation,
        isWaiting: false,
      });
      return;
    }
    const failure: Entry = { kind: "failure", failure: answered.error, question: message };
    const isGone = answered.error.kind === "gone";
    change({
      entries: [...entries, failure],
      conversation: isGone ? null : conversation,
      isWaiting: false,
    });
  };

  /** Gone from this device. */
  const drop = () => {
    chatNumber += 1;
    change({ ...NO_CHAT, isWaiting: false });
  };

  /** Gone from the server as well; what cannot be deleted there stays here. */
  const forget = async (): Promise<boolean> => {
    const isGone = state.conversation === null || (await remove(state.conversation));
    if (isGone) drop();
    return isGone;
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  return { send, drop, forget, subscribe, state: () => state };
}
