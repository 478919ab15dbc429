import { expect, test } from "vitest";
import { attachmentKey, attachmentKind, attachmentName } from "./attachment.ts";
import { conversationCursor, conversationPosition } from "./conversation-cursor.ts";
import { liveTopics, topicOwner } from "./live-topics.ts";
import { isQuietOver, nextMessageMailMs } from "./message-mail-pace.ts";
import { excerpt, messageText } from "./message-text.ts";
import { maySend } from "./sending-limits.ts";

const HOUR_MS = 3_600_000;
const ID = "0b7c1f6e-1d2a-4c3b-9e8f-112233445566";

test("a message is trimmed and neither blank nor endless [CHAT-26] [CHAT-28]", () => {
  expect(messageText("  Hallo \n")).toBe("Hallo");
  expect(messageText(" \n\t ")).toBe(null);
  expect(messageText("x".repeat(10_000))).toHaveLength(10_000);
  expect(messageText("x".repeat(10_001))).toBe(null);
  expect(messageText("a\0b")).toBe(null);
});

test("an excerpt is one short line", () => {
  expect(excerpt("Guten\n\nTag")).toBe("Guten Tag");
  expect(excerpt("wort ".repeat(100)).length).toBeLessThanOrEqual(160);
  // Half an emoji could not be stored, and the mail about the message would never leave.
  expect(excerpt(`${"a".repeat(158)}😀bbb`)).toBe(`${"a".repeat(158)}…`);
});

test("a mail waits for what is written in one go, and a quarter of an hour after the last one", () => {
  const MINUTE_MS = 60_000;
  expect(nextMessageMailMs(null, HOUR_MS)).toBe(HOUR_MS + 20_000);
  expect(nextMessageMailMs(HOUR_MS - 20 * MINUTE_MS, HOUR_MS)).toBe(HOUR_MS + 20_000);
  expect(nextMessageMailMs(HOUR_MS - MINUTE_MS, HOUR_MS)).toBe(HOUR_MS + 14 * MINUTE_MS);
  expect(isQuietOver(null, 0)).toBe(true);
  expect(isQuietOver(0, 15 * MINUTE_MS - 1)).toBe(false);
  expect(isQuietOver(0, 15 * MINUTE_MS)).toBe(true);
});

test("one account can flood neither one person nor many", () => {
  const calm = {
    accountAgeMs: 48 * HOUR_MS,
    hasAnswer: false,
    unanswered: 0,
    unansweredToday: 0,
    isFirstMessage: true,
    firstMessagesToday: 0,
  };
  const wait = { ok: false, error: "wait_for_answer" };
  expect(maySend({ ...calm, unanswered: 9, unansweredToday: 9 }).ok).toBe(true);
  expect(maySend({ ...calm, unanswered: 10, unansweredToday: 0 })).toEqual(wait);
  const known = { ...calm, hasAnswer: true, isFirstMessage: false };
  expect(maySend({ ...known, unanswered: 49, unansweredToday: 49 }).ok).toBe(true);
  expect(maySend({ ...known, unanswered: 50, unansweredToday: 50 })).toEqual(wait);
  expect(maySend({ ...known, unanswered: 90, unansweredToday: 40 }).ok).toBe(true);
  expect(maySend({ ...calm, firstMessagesToday: 19 }).ok).toBe(true);
  expect(maySend({ ...calm, firstMessagesToday: 20 }).ok).toBe(false);
  expect(maySend({ ...calm, firstMessagesToday: 20, isFirstMessage: false }).ok).toBe(true);
  expect(maySend({ ...calm, accountAgeMs: HOUR_MS, firstMessagesToday: 5 }).ok).toBe(false);
});

test("the bytes of a file decide what it is", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(attachmentKind(bytes("%PDF-1.7 … %%EOF"))).toEqual({ ok: true, value: "pdf" });
  expect(attachmentKind(bytes("%PDF-1.7 …"))).toEqual({
    ok: false,
    error: "attachment_unreadable",
  });
  expect(attachmentKind(bytes("GIF89a"))).toEqual({ ok: true, value: "other" });
  expect(attachmentKind(new Uint8Array())).toEqual({ ok: false, error: "attachment_empty" });
});

test("a PDF is told by its two ends, whatever five megabytes between them hold [R-33]", () => {
  const inside = "<</Kids[1 0 R 1 0 R]/Filter[/FlateDecode/FlateDecode]>>".repeat(90_000);
  const file = new TextEncoder().encode(`%PDF-1.7${inside}%%EOF`);
  const before = process.threadCpuUsage();
  expect(attachmentKind(file)).toEqual({ ok: true, value: "pdf" });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(50);
});

test("a file's name is harmless and ends as what it is", () => {
  expect(attachmentName("../../etc/passwd", "application/pdf")).toBe("passwd.pdf");
  expect(attachmentName('Ab"lauf\r\nX.exe', "application/pdf")).toBe("Ablauf X.pdf");
  expect(attachmentName("Bühne 2026.jpeg", "image/webp")).toBe("Bühne 2026.webp");
  expect(attachmentName("...", "image/webp")).toBe("datei.webp");
  expect(attachmentKey("ab12", "application/pdf")).toBe("attachments/ab12.pdf");
});

test("a cursor comes back as it was and nothing else does", () => {
  const position = { at: "2026-04-30T10:00:00.123Z", id: ID };
  expect(conversationPosition(conversationCursor(position))).toEqual(position);
  for (const text of ["", "x", btoa("2026-04-30/1"), btoa(`2026-99-30T10:00:00.123Z/${ID}`)]) {
    expect(conversationPosition(text)).toBeUndefined();
  }
});

test("visitors follow calendars, members also everything of their own", () => {
  const calendar = `speaker:${ID}:calendar`;
  const topicsOf = (user: string | null, ...asked: string[]) => {
    const allowed = liveTopics(user, asked);
    return allowed.ok ? allowed.value.topics : allowed.error;
  };
  expect(topicsOf(null, calendar, calendar)).toEqual([calendar]);
  expect(topicsOf(null, "user:kim:messages")).toBe("forbidden");
  expect(topicsOf("kim")).toEqual([
    "user:kim:messages",
    "user:kim:notifications",
    "user:kim:bookings",
  ]);
  expect(topicsOf("kim", "user:kim:messages", calendar)).toHaveLength(4);
  expect(topicsOf("kim", "user:jo:messages")).toBe("forbidden");
  expect(topicsOf("kim", "speaker:1:calendar")).toBe("forbidden");
  const many = Array.from({ length: 21 }, (_, n) => calendar.replace("0b7c", String(1000 + n)));
  expect(topicsOf(null, ...many)).toBe("forbidden");
  expect(topicOwner(calendar)).toBe(`speaker:${ID}`);
});
