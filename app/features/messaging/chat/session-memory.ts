import type { Unsent } from "./thread/thread-state.ts";

/** Session storage: it ends with the tab, and signing out empties it. */
const DRAFT_KEY = "wb-chat-draft:";
const UNSENT_KEY = "wb-chat-unsent:";

export function readDraft(conversationId: string): string {
  return read(DRAFT_KEY + conversationId) ?? "";
}

export function writeDraft(conversationId: string, text: string): void {
  write(DRAFT_KEY + conversationId, text === "" ? null : text);
}

export function unsentMemory(conversationId: string) {
  const key = UNSENT_KEY + conversationId;
  return {
    load: (): readonly Unsent[] => parse(read(key)),
    save: (unsent: readonly Unsent[]) =>
      write(key, unsent.length === 0 ? null : JSON.stringify(unsent)),
  };
}

/** Only this module writes here, so the shape is ours; a damaged entry counts as none. */
function parse(text: string | null): readonly Unsent[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage can be full or forbidden; the chat then works without memory.
  }
}
