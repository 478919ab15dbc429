import { failure, ok, type Result } from "#domain/result.ts";

type Places = {
  /** How many jobs run at once. */
  readonly running: number;
  /** How many more may wait for a place, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
};

export type JobSlots = <T>(job: () => Promise<T>) => Promise<Result<T, "busy">>;

/** Bounds how much work of one kind this process does at once; what finds no place is refused. */
export function createJobSlots({ running, waiting, waitMs }: Places): JobSlots {
  let free = running;
  const queue: (() => void)[] = [];

  async function enter(): Promise<boolean> {
    if (free > 0) {
      free -= 1;
      return true;
    }
    if (queue.length >= waiting) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const giveUp = setTimeout(() => {
      queue.splice(queue.indexOf(admit), 1);
      resolve(false);
    }, waitMs);
    const admit = () => {
      clearTimeout(giveUp);
      resolve(true);
    };
    queue.push(admit);
    return promise;
  }

  /** Hands the place over, so the count of free ones does not change while a job waits. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  return async (job) => {
    if (!(await enter())) return failure("busy");
    try {
      return ok(await job());
    } finally {
      leave();
    }
  };
}
