import { expect, test } from "vitest";
import { backoffMs } from "./backoff.ts";

const middle = () => 0.5;

test("waits double from 10 seconds up to 15 minutes", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 20].map((attempt) => backoffMs(attempt, middle) / 1000);
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900]);
});

test("jitter spreads the waits by a fifth and never beyond the cap", () => {
  expect(backoffMs(1, () => 0)).toBe(8_000);
  expect(backoffMs(1, () => 1)).toBe(12_000);
  expect(backoffMs(15, () => 1)).toBe(900_000);
});
