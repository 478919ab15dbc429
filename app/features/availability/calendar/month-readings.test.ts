import { expect, test, vi } from "vitest";
import { AFTER_THE_NEWS_MS } from "#app/live/refresher.ts";
import { createMonthReadings } from "./month-readings.ts";

test("a burst of news costs one reading per month, and later news another", async () => {
  vi.useFakeTimers();
  const read: string[] = [];
  const readAgain = createMonthReadings(async (month) => {
    read.push(month);
  });
  for (let news = 0; news < 50; news += 1) readAgain(news % 2 === 0 ? "2030-05" : "2030-06");
  expect(read).toEqual([]);
  await vi.advanceTimersByTimeAsync(AFTER_THE_NEWS_MS);
  expect(read).toEqual(["2030-05", "2030-06"]);
  readAgain("2030-06");
  await vi.advanceTimersByTimeAsync(AFTER_THE_NEWS_MS);
  expect(read).toEqual(["2030-05", "2030-06", "2030-06"]);
  vi.useRealTimers();
});
