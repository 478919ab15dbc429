import { createElement as draw, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Message } from "../../messaging-api.ts";
import { ChatFrame } from "../chat-frame.tsx";
import { ChatEmpty, ChatFailed, ChatHint, ChatLoading } from "../chat-states.tsx";
import { OtherMessage, OwnMessage } from "../message-entry.tsx";
import { hasUnread, lastCertain, lastSequence, mergeMessages } from "./thread-state.ts";

const OWN = "own";
const OTHER = "other";

function message(sequence: number, change: Partial<Message> = {}): Message {
  return {
    id: `m${sequence}`,
    conversation_id: "c",
    sequence,
    sender_id: OWN,
    sender_name: "Ada Test",
    sender_is_speaker: false,
    message: `Nummer ${sequence}`,
    is_read: false,
    created_at: "2026-11-16T09:00:00.000Z",
    attachments: [],
    ...change,
  };
}

const sequences = (messages: readonly Message[]) => messages.map(({ sequence }) => sequence);

test("messages stand in the order of the conversation, each of them once [CHAT-06]", () => {
  const merged = mergeMessages([message(3), message(4)], [message(1), message(4), message(5)]);
  expect(sequences(merged)).toEqual([1, 3, 4, 5]);
});

test("nothing incoming changes nothing", () => {
  const known = [message(1)];
  expect(mergeMessages(known, [])).toBe(known);
});

test("a message that was read stays read, even if an older answer arrives last", () => {
  const merged = mergeMessages([message(1, { is_read: true })], [message(1)]);
  expect(merged[0]?.is_read).toBe(true);
});

test("after a gap it is read again from the first own message that is unread", () => {
  const thread = [message(1, { is_read: true }), message(2), message(3, { sender_id: OTHER })];
  expect(lastCertain(thread, OWN)).toBe(1);
  const seen = thread.map((entry) => ({ ...entry, is_read: true }));
  expect(lastCertain(seen, OWN)).toBe(3);
  expect(lastCertain([], OWN)).toBe(0);
  expect(lastSequence([])).toBe(0);
});

test("own messages are never unread for their sender", () => {
  expect(hasUnread([message(1)], OWN)).toBe(false);
  expect(hasUnread([message(1, { sender_id: OTHER, is_read: true })], OWN)).toBe(false);
  expect(hasUnread([message(1, { sender_id: OTHER })], OWN)).toBe(true);
});

/** The words on the screen, one after the other. */
const words = (drawn: ReactNode) =>
  renderToStaticMarkup(drawn)
    .split(/<[^>]+>/)
    .filter(Boolean);

test("a message says who wrote it, how long ago and whether it was read [CHAT-14] [CHAT-15] [CHAT-16] [CHAT-17] [CHAT-18] [CHAT-19] [ERR-47]", () => {
  const created_at = new Date(Date.now() - 5.5 * 60_000).toISOString();
  const own = (is_read: boolean) =>
    words(draw(OwnMessage, { message: message(1, { created_at, is_read }) }));
  expect(own(false)).toEqual(["Sie", "Nummer 1", "vor 5 Minuten", "Gesendet"]);
  expect(own(true)).toEqual(["Sie", "Nummer 1", "vor 5 Minuten", "Gelesen"]);
  const other = (change: Partial<Message>) => {
    const received = message(1, { created_at, sender_id: OTHER, is_read: true, ...change });
    return words(draw(OtherMessage, { message: received, onReport: () => undefined }));
  };
  const rest = ["Nummer 1", "vor 5 Minuten", "Melden"];
  expect(other({})).toEqual(["Ada Test", ...rest]);
  expect(other({ sender_is_speaker: true })).toEqual(["Ada Test", "Speaker", ...rest]);
  expect(other({ sender_name: "" })).toEqual(["Unbekannt", ...rest]);
});

test("the panel speaks in the specified words and no others [CHAT-02] [CHAT-03] [CHAT-04] [CHAT-11] [CHAT-12] [CHAT-13]", () => {
  const panel = { look: "panel", children: draw(ChatHint) } as const;
  expect(words(draw(ChatFrame, panel))).toEqual([
    "Persönliche Beratung",
    "Direkte Kommunikation zwischen Kunde und Speaker",
    "Der Speaker antwortet normalerweise binnen 24 Stunden",
  ]);
  expect(words(draw(ChatLoading))).toEqual(["Konversation wird geladen..."]);
  expect(words(draw(ChatEmpty))).toEqual([
    "Noch keine Nachrichten. Beginnen Sie die Unterhaltung!",
  ]);
  const failed = draw(ChatFailed, { error: "load_failed", onRetry: () => undefined });
  expect(words(failed)).toEqual([
    "Keine Konversation gefunden",
    "Die Konversation konnte nicht geladen werden.",
    "Erneut versuchen",
  ]);
});
