import { useState } from "react";
import {
  type AskFailure,
  type AssistantAnswer,
  askAssistant,
  type Conversation,
  deleteConversation,
} from "./assistant-api.ts";

export type Entry =
  | { readonly kind: "question"; readonly text: string }
  | { readonly kind: "answer"; readonly answer: AssistantAnswer }
  | { readonly kind: "failure"; readonly failure: AskFailure; readonly question: string };

type Talk = { readonly entries: readonly Entry[]; readonly conversation: Conversation | null };

const NO_TALK: Talk = { entries: [], conversation: null };
/** For this tab and visit only; the number changes with the shape of what is kept. */
const KEY = "wb-assistant.v1";

/** One talk: what was said, and what is under way. It survives a change of page, not of the tab. */
export function useAssistant() {
  const [talk, setTalk] = useState(readTalk);
  const [isWaiting, setWaiting] = useState(false);

  const change = (next: Talk) => {
    setTalk(next);
    keepTalk(next);
  };

  const send = async (text: string) => {
    const message = text.trim();
    if (message === "" || isWaiting) return;
    const kept = talk.entries.filter(({ kind }) => kind !== "failure");
    const last = kept.at(-1);
    const isRepeated = last?.kind === "question" && last.text === message;
    const entries: Entry[] = isRepeated
      ? [...kept]
      : [...kept, { kind: "question", text: message }];
    change({ ...talk, entries });
    setWaiting(true);
    const answered = await askAssistant(message, talk.conversation);
    setWaiting(false);
    if (answered.ok) {
      const answer = answered.value;
      change({
        entries: [...entries, { kind: "answer", answer }],
        conversation: answer.conversation,
      });
      return;
    }
    const failure: Entry = { kind: "failure", failure: answered.error, question: message };
    const conversation = answered.error.kind === "gone" ? null : talk.conversation;
    change({ entries: [...entries, failure], conversation });
  };

  const forget = async (): Promise<boolean> => {
    const isGone = talk.conversation === null || (await deleteConversation(talk.conversation));
    if (isGone) change(NO_TALK);
    return isGone;
  };

  return { ...talk, isWaiting, send, forget };
}

/** All that somebody wrote, for the notes of an inquiry. */
export function briefOf(entries: readonly Entry[]): string {
  return entries.flatMap((entry) => (entry.kind === "question" ? entry.text : [])).join("\n");
}

function readTalk(): Talk {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isTalk(kept) ? kept : NO_TALK;
  } catch {
    return NO_TALK;
  }
}

function isTalk(kept: unknown): kept is Talk {
  return typeof kept === "object" && kept !== null && Array.isArray((kept as Talk).entries);
}

function keepTalk(talk: Talk): void {
  try {
    if (talk.entries.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(talk));
  } catch {
    // Storage can be full or forbidden; the chat then lives as long as the page.
  }
}
