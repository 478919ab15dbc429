import { expect, test } from "vitest";
import { createThrottle } from "./throttle.ts";

function startsWithin(seconds: number, perSecond: number): number {
  let time = 0;
  let starts = 0;
  const throttle = createThrottle(perSecond, () => time);
  for (; time < seconds * 1000; time++) {
    const room = throttle.room();
    throttle.take(room);
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
  const throttle = createThrottle(10, () => time);
  throttle.take(1);
  expect(throttle.room()).toBe(0);
  time += throttle.untilRoom();
  expect(time).toBe(100);
  expect(throttle.room()).toBe(1);
});

test("a long rest is not saved up", () => {
  let time = 0;
  const throttle = createThrottle(10, () => time);
  time = 60_000;
  expect(throttle.room()).toBe(1);
});
