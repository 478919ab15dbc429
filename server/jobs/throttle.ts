export type Throttle = {
  /** How many may start now. */
  room(): number;
  take(count: number): void;
  /** Milliseconds until there is room for one. */
  untilRoom(): number;
};

/** What may start within a tenth of a second may start at once; beyond that starts are spread. */
const BURST_SECONDS = 0.1;

/** At most `perSecond` starts a second, counted by a monotonic clock. */
export function createThrottle(perSecond: number, now = () => performance.now()): Throttle {
  const capacity = Math.max(1, perSecond * BURST_SECONDS);
  let tokens = capacity;
  let counted = now();

  function refill(): void {
    const time = now();
    tokens = Math.min(capacity, tokens + ((time - counted) / 1000) * perSecond);
    counted = time;
  }

  return {
    room() {
      refill();
      return Math.floor(tokens);
    },
    take(count) {
      tokens -= count;
    },
    untilRoom() {
      refill();
      return Math.max(0, Math.ceil(((1 - tokens) / perSecond) * 1000));
    },
  };
}
