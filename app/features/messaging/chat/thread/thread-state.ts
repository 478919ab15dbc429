import type { Attachment, Message } from "../../messaging-api.ts";

/** Written here and not yet confirmed by the server. `client_id` lets a second try store it only once. */
export type Unsent = {
  readonly client_id: string;
  readonly message: string;
  readonly attachments: readonly Attachment[];
  /** Milliseconds since 1970. */
  readonly written_at: number;
  readonly state: "sending" | "failed";
};

export type ThreadState = {
  readonly status: "loading" | "ready" | "failed";
  readonly messages: readonly Message[];
  readonly unsent: readonly Unsent[];
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
};

export const EMPTY_THREAD: ThreadState = {
  status: "loading",
  messages: [],
  unsent: [],
  hasOlder: false,
  isLoadingOlder: false,
};

/** Every message once and in the order of the conversation, whichever way it came. */
export function mergeMessages(
  known: readonly Message[],
  incoming: readonly Message[],
): readonly Message[] {
  if (incoming.length === 0) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) {
    const before = byId.get(message.id);
    // An older answer may arrive last; nothing read becomes unread again.
    byId.set(message.id, before?.is_read ? { ...message, is_read: true } : message);
  }
  return [...byId.values()].toSorted((a, b) => a.sequence - b.sequence);
}

/** Behind this one something is missing or may have been read since: after a gap, read from there. */
export function lastCertain(messages: readonly Message[], ownId: string): number {
  const unseen = messages.find(({ sender_id, is_read }) => sender_id === ownId && !is_read);
  return unseen ? unseen.sequence - 1 : lastSequence(messages);
}

export function lastSequence(messages: readonly Message[]): number {
  return messages.at(-1)?.sequence ?? 0;
}

export function hasUnread(messages: readonly Message[], ownId: string): boolean {
  return messages.some(({ sender_id, is_read }) => sender_id !== ownId && !is_read);
}

export function withoutUnsent(unsent: readonly Unsent[], clientId: string): readonly Unsent[] {
  return unsent.filter(({ client_id }) => client_id !== clientId);
}
