import { setTimeout as sleep } from "node:timers/promises";

/** Waits until something becomes true; a test that waits in vain is ended by the test runner. */
export async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(10);
}
