import type { IsoDate } from "#domain/time/iso-date.ts";
import type { Day } from "./known-days.ts";

/**
 * An answer tells how the days were when it was asked for. What the live stream told since then is newer
 * and stays.
 */
export function createNews() {
  const open = new Set<Set<IsoDate>>();
  return {
    heard: ({ date }: Day): void => {
      for (const since of open) since.add(date);
    },
    /** The days of an answer without those that have changed since it was asked for. */
    ask: async (fetched: () => Promise<readonly Day[]>): Promise<Day[]> => {
      const since = new Set<IsoDate>();
      open.add(since);
      try {
        return (await fetched()).filter(({ date }) => !since.has(date));
      } finally {
        open.delete(since);
      }
    },
  };
}
