import { setTimeout as sleep } from "node:timers/promises";
import type { AfterAnswer } from "#features/accounts/accounts-ctx.server.ts";
import type { Log } from "#features/ctx.ts";

/** Long enough for the answer to be on its way before the database is asked again. */
const HEAD_START_MS = 25;
/** A database that restarts is back by then; what fails for another reason fails again. */
const RETRIES_AFTER_MS = [250, 2_000];

/**
 * Work whose amount depends on whether an address is known: it begins after the answer, so that the time
 * of the answer tells nothing. A shutdown waits for it.
 */
export function createAfterAnswer(log: Log, headStartMs = HEAD_START_MS): AfterAnswer {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const task = attempt(log, name, work, [headStartMs, ...RETRIES_AFTER_MS]);
      running.add(task);
      void task.finally(() => running.delete(task));
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

async function attempt(
  log: Log,
  name: string,
  work: () => Promise<unknown>,
  [delay = 0, ...later]: readonly number[],
): Promise<void> {
  await sleep(delay);
  try {
    await work();
  } catch (error) {
    if (later.length > 0) return attempt(log, name, work, later);
    log.error({ err: error, work: name }, "work after an answer failed");
  }
}
