/** Lists and counters let the message itself go first, and a burst of news costs them one reading. */
export const AFTER_THE_NEWS_MS = 300;

/**
 * However often it is asked for, only one reading runs, and one more follows what was asked meanwhile:
 * an older answer never replaces a newer one. With a pause everything asked for until then is one question.
 */
export function createRefresher(read: () => Promise<void>): (pauseMs?: number) => void {
  let isReading = false;
  let isAsked = false;
  let pause = 0;
  const run = async () => {
    isReading = true;
    while (isAsked) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      isAsked = false;
      await read().catch(() => undefined);
    }
    isReading = false;
  };
  return (pauseMs = 0) => {
    isAsked = true;
    pause = pauseMs;
    if (!isReading) void run();
  };
}
