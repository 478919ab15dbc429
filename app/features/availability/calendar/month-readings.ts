import { AFTER_THE_NEWS_MS, createRefresher } from "#app/live/refresher.ts";

/** However many news a month has at once (a whole calendar may have been imported), it is read once. */
export function createMonthReadings(
  read: (month: string) => Promise<void>,
): (month: string) => void {
  const waiting = new Set<string>();
  const refresh = createRefresher(async () => {
    const months = [...waiting];
    waiting.clear();
    await Promise.all(months.map(read));
  });
  return (month) => {
    waiting.add(month);
    refresh(AFTER_THE_NEWS_MS);
  };
}
