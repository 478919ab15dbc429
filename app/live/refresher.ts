/** However often it is asked for, only one reading runs, and one more follows what was asked meanwhile. */
export function createRefresher(read: () => Promise<void>): () => void {
  let isReading = false;
  let isAsked = false;
  const run = async () => {
    isReading = true;
    while (isAsked) {
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
