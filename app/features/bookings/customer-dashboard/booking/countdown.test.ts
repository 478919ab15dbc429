import { expect, test } from "vitest";
import { DASHBOARD_TEXTS } from "../texts.ts";
import { timeLeft } from "./countdown.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [7 * DAY, { unit: "days", count: 7 }],
  [2 * DAY, { unit: "days", count: 2 }],
  [2 * DAY - 1, { unit: "hours", count: 47 }],
  [HOUR, { unit: "hours", count: 1 }],
  [HOUR - 1, { unit: "minutes", count: 60 }],
  [1, { unit: "minutes", count: 1 }],
  [0, null],
  [-DAY, null],
])("%i ms are left", (ms, expected) => {
  expect(timeLeft(1_000_000 + ms, 1_000_000)).toEqual(expected);
});

test("time left and days to an event read like German", () => {
  const { left, inDays } = DASHBOARD_TEXTS;
  expect(left({ unit: "days", count: 3 })).toBe("noch 3 Tage");
  expect(left({ unit: "hours", count: 1 })).toBe("noch 1 Stunde");
  expect(left({ unit: "hours", count: 5 })).toBe("noch 5 Stunden");
  expect(left({ unit: "minutes", count: 1 })).toBe("noch 1 Minute");
  expect(left({ unit: "minutes", count: 12 })).toBe("noch 12 Minuten");
  expect([0, 1, 2, 24].map(inDays)).toEqual(["heute", "morgen", "in 2 Tagen", "in 24 Tagen"]);
});
