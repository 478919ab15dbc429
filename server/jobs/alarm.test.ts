import { expect, test } from "vitest";
import { createAlarm } from "./alarm.ts";

const HOUR_MS = 3_600_000;

test("a ring ends the wait", async () => {
  const alarm = createAlarm();
  const waiting = alarm.wait(HOUR_MS);
  alarm.ring();
  await expect(waiting).resolves.toBeUndefined();
});

test("a ring before the wait is not lost, and counts once", async () => {
  const alarm = createAlarm();
  alarm.ring();
  alarm.ring();
  await alarm.wait(HOUR_MS);
  const second = alarm.wait(HOUR_MS).then(() => "rung");
  expect(await Promise.race([second, Promise.resolve("waiting")])).toBe("waiting");
  alarm.ring();
  expect(await second).toBe("rung");
});

test("without a ring the time ends the wait", async () => {
  await expect(createAlarm().wait(1)).resolves.toBeUndefined();
});
