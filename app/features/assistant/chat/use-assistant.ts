import { useSyncExternalStore } from "react";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { askAssistant, deleteConversation } from "./assistant-api.ts";
import { type Chat, createChat, type Entry, NO_CHAT } from "./chat-state.ts";

/** For this tab and visit only; the number changes with the shape of what is kept. */
const KEY = "wb-assistant.v1";

const chat = createChat({
  ask: askAssistant,
  remove: deleteConversation,
  memory: { read: readChat, keep: keepChat },
});

// Signing out leaves nothing behind for the next person at this computer.
globalThis.addEventListener?.("storage", ({ key, newValue }) => {
  if (key === SESSION_KEY && newValue === null) chat.drop();
});

/** The chat of this tab: it goes on while the layer is closed, and survives a change of page. */
export function useAssistant() {
  const state = useSyncExternalStore(chat.subscribe, chat.state, chat.state);
  return { ...state, send: chat.send, forget: chat.forget };
}

/** All that the user wrote, for the notes of an inquiry. */
export function briefOf(entries: readonly Entry[]): string {
  return entries.flatMap((entry) => (entry.kind === "question" ? entry.text : [])).join("\n");
}

function readChat(): Chat {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isChat(kept) ? kept : NO_CHAT;
  } catch {
    return NO_CHAT;
  }
}

function isChat(kept: unknown): kept is Chat {
  return typeof kept === "object" && kept !== null && Array.isArray((kept as Chat).entries);
}

function keepChat(chat: Chat): void {
  try {
    if (chat.entries.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(chat));
  } catch {
    // Storage can be full or forbidden; the chat then lives as long as the page.
  }
}
