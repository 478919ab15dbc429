import { useSyncExternalStore } from "react";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { askAssistant, deleteConversation } from "./assistant-api.ts";
import { createTalk, type Entry, NO_TALK, type Talk } from "./talk.ts";

/** For this tab and visit only; the number changes with the shape of what is kept. */
const KEY = "wb-assistant.v1";

const talk = createTalk({
  ask: askAssistant,
  remove: deleteConversation,
  memory: { read: readTalk, keep: keepTalk },
});

// Signing out leaves nothing behind for the next person at this computer.
globalThis.addEventListener?.("storage", ({ key, newValue }) => {
  if (key === SESSION_KEY && newValue === null) talk.drop();
});

/** The talk of this tab: it goes on while the layer is closed, and survives a change of page. */
export function useAssistant() {
  const state = useSyncExternalStore(talk.subscribe, talk.state, talk.state);
  return { ...state, send: talk.send, forget: talk.forget };
}

/** All that the user wrote, for the notes of an inquiry. */
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
