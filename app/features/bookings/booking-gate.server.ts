/**
 * How many bookings one process works on at the same time. The others wait here, in their order,
 * and not for a database connection: a rush on one date must not take the connections away from
 * everybody who only looks.
 */
const AT_ONCE = 4;

type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function createGate(atOnce = AT_ONCE): Gate {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next in line; nobody who comes now can take it from them.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
