let last: Promise<unknown> = Promise.resolve();

/**
 * Numbers are given one after the other in a process: whoever waits for the counter would hold a
 * connection meanwhile, and the lock time-out would run.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const run = last.then(work);
  last = run.catch(() => undefined);
  return run;
}
