import { expect, test } from "vitest";
import { createBackgroundWatch } from "./background-watch.ts";

/** The browser's locks, as far as they are used here. */
function fakeLocks() {
  let isTaken = false;
  const request = async (_name: string, _options: object, work: (lock: unknown) => unknown) => {
    const isFree = !isTaken;
    isTaken = true;
    await work(isFree ? {} : null);
    if (isFree) isTaken = false;
  };
  return { request } as unknown as Pick<LockManager, "request">;
}

test("of all tabs in the background one keeps the watch until it is looked at again", async () => {
  const locks = fakeLocks();
  const [left, right] = [createBackgroundWatch(locks), createBackgroundWatch(locks)];
  expect(await left.take()).toBe(true);
  expect(await right.take()).toBe(false);
  left.leave();
  await Promise.resolve();
  await Promise.resolve();
  expect(await right.take()).toBe(true);
});

test("a browser without locks, or one that refuses, has no watch", async () => {
  expect(await createBackgroundWatch(undefined).take()).toBe(false);
  const refusing = { request: () => Promise.reject(new Error("insecure")) };
  const watch = createBackgroundWatch(refusing as unknown as Pick<LockManager, "request">);
  expect(await watch.take()).toBe(false);
  watch.leave();
});
