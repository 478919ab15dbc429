import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { NOTHING, pickDay, weekdaysIn } from "./pick-days.ts";

const day = (number: number) => isoDate(`2030-06-${String(number).padStart(2, "0")}`);

test("one click picks a day, a second one the span in either direction, a third starts anew", () => {
  const one = pickDay(NOTHING, day(5));
  expect(one.days).toEqual([day(5)]);
  expect(pickDay(one, day(7)).days).toEqual([day(5), day(6), day(7)]);
  expect(pickDay(one, day(3)).days).toEqual([day(3), day(4), day(5)]);
  expect(pickDay(pickDay(one, day(7)), day(20)).days).toEqual([day(20)]);
});

test("the same day again takes the choice back", () => {
  expect(pickDay(pickDay(NOTHING, day(5)), day(5))).toEqual(NOTHING);
});

test("weekdays are found within both ends, and nothing in a span that runs backwards", () => {
  const weekend = new Set([6, 7]);
  expect(weekdaysIn(day(1), day(9), weekend)).toEqual([day(1), day(2), day(8), day(9)]);
  expect(weekdaysIn(day(9), day(1), weekend)).toEqual([]);
});
