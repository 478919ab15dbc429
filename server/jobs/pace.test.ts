import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

function startsWithin(seconds: number, perSecond: number): number {
  let time = 0;
  let starts = 0;
  const pace = createPace(perSecond, () => time);
  for (; time < seconds * 1000; time++) {
    const room = pace.room();
    pace.take(room);
    starts += room;
  }
  return starts;
}

test.each([1, 10, 250])("at most %d starts a second and not fewer", (perSecond) => {
  const starts = startsWithin(10, perSecond);
  expect(starts).toBeLessThanOrEqual(perSecond * 10 * 1.1);
  expect(starts).toBeGreaterThanOrEqual(perSecond * 10 * 0.95);
});

test("says how long there is no room", () => {
  let time = 0;
  const pace = createPace(10, () => time);
  pace.take(1);
  expect(pace.room()).toBe(0);
  time += pace.untilRoom();
  expect(time).toBe(100);
  expect(pace.room()).toBe(1);
});

test("a long rest is not saved up", () => {
  let time = 0;
  const pace = createPace(10, () => time);
  time = 60_000;
  expect(pace.room()).toBe(1);
});
