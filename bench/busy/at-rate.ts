import { setTimeout as wait } from "node:timers/promises";

/**
 * Does something so often a second, whether or not the earlier ones are finished: who comes does not
 * wait for others. `due` is when it was meant to begin, on the clock of `performance`. Gives what went
 * wrong.
 */
export async function atRate(
  rate: number,
  seconds: number,
  act: (due: number, turn: number) => Promise<void>,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: Math.round(rate * seconds) }, async (_, turn) => {
      const due = begun + (turn * 1000) / rate;
      await wait(Math.max(0, due - performance.now()));
      await act(due, turn).catch((fault) => faults.push(fault));
    }),
  );
  return faults;
}
