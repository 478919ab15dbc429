export type Alarm = {
  /** Ends the current wait, or the next one if there is none. */
  ring(): void;
  wait(ms: number): Promise<void>;
};

/** A sleep that can be cut short and never misses a call that came just before it. */
export function createAlarm(): Alarm {
  let isRinging = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      isRinging = true;
      wake?.();
    },
    async wait(ms) {
      if (!isRinging) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, ms);
        wake = resolve;
        await promise;
        wake = null;
        clearTimeout(timer);
      }
      isRinging = false;
    },
  };
}
