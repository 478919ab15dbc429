import { expect, test } from "vitest";
import { isTopSpeaker } from "./top-speaker.ts";

const record = (average_rating: number, successful_events_count: number) => ({
  average_rating,
  successful_events_count,
  is_top_speaker: false,
});

test("a top speaker has at least 4.5 stars and ten successful events [FEAT-06]", () => {
  expect(isTopSpeaker(record(4.5, 10))).toBe(true);
  expect(isTopSpeaker(record(4.49, 10))).toBe(false);
  expect(isTopSpeaker(record(4.5, 9))).toBe(false);
  expect(isTopSpeaker(record(4.4, 100))).toBe(false);
});

test("an award by an admin makes a top speaker as well [FEAT-07]", () => {
  expect(isTopSpeaker({ ...record(4, 2), is_top_speaker: true })).toBe(true);
});
