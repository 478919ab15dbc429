/** Lists and counters let the message itself go first, and a burst of news costs them one reading. */
export const AFTER_THE_NEWS_MS = 300;

/**
 * However often it is asked for, only one reading runs, and one more follows what was asked meanwhile.
 * With a pause it begins that much later, and everything asked for until then is one question.
 */
export function createRefresher(read: () => Promise<void>, pauseMs = 0): () => void {
  let isReading = false;
  let isAsked = false;
  const run = async () => {
    isReading = true;
    while (isAsked) {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      isAsked = false;
      await read().catch(() => undefined);
    }
    isReading = false;
  };
  return () => {
    isAsked = true;
    if (!isReading) void run();
  };
}
