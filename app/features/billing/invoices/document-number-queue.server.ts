let last: Promise<unknown> = Promise.resolve();

/**
 * Gives invoice numbers one after the other within a process: a transaction that waits for the
 * counter would hold a connection meanwhile, and its lock time-out would run.
 */
export function inSerialQueue<T>(work: () => Promise<T>): Promise<T> {
  const run = last.then(work);
  last = run.catch(() => undefined);
  return run;
}
