import { expect, test, vi } from "vitest";
import { createRefresher } from "./refresher.ts";

test("a burst of news costs two readings: one under way and one for the rest", async () => {
  const gates: (() => void)[] = [];
  const refresh = createRefresher(() => new Promise((resolve) => gates.push(() => resolve())));
  for (let news = 0; news < 10; news += 1) refresh();
  expect(gates).toHaveLength(1);
  gates[0]?.();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(gates).toHaveLength(2);
  gates[1]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(gates).toHaveLength(2);
});

test("a reading that fails does not end the matter", async () => {
  let readings = 0;
  const refresh = createRefresher(async () => {
    readings += 1;
    throw new Error("offline");
  });
  refresh();
  await new Promise((resolve) => setTimeout(resolve));
  refresh();
  await new Promise((resolve) => setTimeout(resolve));
  expect(readings).toBe(2);
});

test("with a pause a burst costs one reading, and later news another", async () => {
  vi.useFakeTimers();
  let readings = 0;
  const refresh = createRefresher(async () => {
    readings += 1;
  });
  for (let news = 0; news < 10; news += 1) refresh(300);
  await vi.advanceTimersByTimeAsync(299);
  expect(readings).toBe(0);
  refresh(300);
  await vi.advanceTimersByTimeAsync(1);
  expect(readings).toBe(1);
  refresh(300);
  await vi.advanceTimersByTimeAsync(300);
  expect(readings).toBe(2);
  refresh();
  expect(readings).toBe(3);
  vi.useRealTimers();
});
