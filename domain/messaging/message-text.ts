import { truncateText } from "../format/truncate-text.ts";

export const MAX_MESSAGE_LENGTH = 10_000;

/** Trimmed before it is sent (CHAT-28); null for nothing, for too much and for what no text holds. */
export function messageText(typed: string): string | null {
  const text = typed.trim();
  const isSendable = text.length > 0 && text.length <= MAX_MESSAGE_LENGTH && !text.includes("\0");
  return isSendable ? text : null;
}

const EXCERPT_LENGTH = 160;

/** One line for lists and notices. */
export function excerpt(message: string): string {
  const line = message.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  return `${truncateText(line, EXCERPT_LENGTH - 1).trimEnd()}…`;
}
