import { expect, test } from "vitest";
import type { Message } from "../messaging-api.ts";
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

test("after a gap it is read again from the first own message nobody has seen", () => {
  const thread = [message(1, { is_read: true }), message(2), message(3, { sender_id: OTHER })];
  expect(lastCertain(thread, OWN)).toBe(1);
  const seen = thread.map((entry) => ({ ...entry, is_read: true }));
  expect(lastCertain(seen, OWN)).toBe(3);
  expect(lastCertain([], OWN)).toBe(0);
  expect(lastSequence([])).toBe(0);
});

test("own messages are never unread for oneself", () => {
  expect(hasUnread([message(1)], OWN)).toBe(false);
  expect(hasUnread([message(1, { sender_id: OTHER, is_read: true })], OWN)).toBe(false);
  expect(hasUnread([message(1, { sender_id: OTHER })], OWN)).toBe(true);
});
