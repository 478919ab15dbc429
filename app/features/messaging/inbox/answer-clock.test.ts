import { expect, test } from "vitest";
import { answerClock } from "./answer-clock.ts";

const NOW = Date.parse("2026-11-16T12:00:00.000Z");

function clock(answer_due_at: string | null, is_speaker = false) {
  const counterpart = { name: "Ada Test", image_url: null, slug: null, is_speaker };
  return answerClock({ answer_due_at, counterpart }, NOW);
}

test("without a waiting message there is no clock", () => {
  expect(clock(null)).toBeNull();
});

test("a speaker sees how long the answer may take", () => {
  expect(clock("2026-11-16T16:30:00.000Z")).toEqual({
    text: "Antwort fällig in 5 Std.",
    isLate: false,
  });
  expect(clock("2026-11-16T12:00:01.000Z")?.text).toBe("Antwort fällig in 1 Std.");
  expect(clock("2026-11-17T12:00:01.000Z")?.text).toBe("Antwort fällig in 24 Std.");
  expect(clock("2026-11-16T12:00:00.000Z")).toEqual({ text: "Antwort überfällig", isLate: true });
});

test("a customer sees when to expect it, and no blame of their own", () => {
  expect(clock("2026-11-16T16:30:00.000Z", true)?.text).toBe("Antwort erwartet in 5 Std.");
  expect(clock("2026-11-15T16:30:00.000Z", true)).toEqual({
    text: "Antwort steht noch aus",
    isLate: false,
  });
});
