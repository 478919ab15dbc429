/**
 * How many bookings one process works on at the same time. The others wait here, in their order,
 * and not for a database connection: a rush on one date must leave connections to other requests.
 */
const AT_ONCE = 4;

type Limit = <T>(work: () => Promise<T>) => Promise<T>;

export function concurrencyLimit(atOnce = AT_ONCE): Limit {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next in line: a later call cannot take it.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
