type Locks = Pick<LockManager, "request">;

/**
 * Browsers allow six connections to one origin, so tabs in the background give theirs back. One of them
 * keeps it: its title goes on counting, and it tells the others. Which one is for the browser's locks.
 */
export function createBackgroundWatch(locks: Locks | undefined) {
  let leave = () => {};
  return {
    /** False if another tab has the watch already, or the browser knows no locks. */
    take(): Promise<boolean> {
      if (!locks) return Promise.resolve(false);
      const { promise: answer, resolve: tell } = Promise.withResolvers<boolean>();
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      leave = release;
      locks
        .request("wb-live-watch", { ifAvailable: true }, async (lock) => {
          tell(lock !== null);
          if (lock) await held;
        })
        .catch(() => tell(false));
      return answer;
    },
    leave: () => leave(),
  };
}
