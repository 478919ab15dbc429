import type { DayStatus } from "#domain/availability/day-status.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { DaysChange } from "./own-days.ts";

const KINDS: readonly DaysChange[] = [
  { type: "blocked" },
  { type: "blocked", imported: true },
  { type: "on_request" },
  { type: "available" },
];

type Step = { readonly dates: readonly IsoDate[]; readonly change: DaysChange };

/**
 * What the days were before, one kind after the other. A booked day had no override, and one that the
 * imported calendar had blocked belongs to it again.
 */
export function undoSteps(
  before: ReadonlyMap<IsoDate, DayStatus>,
  imported: readonly string[],
): Step[] {
  const isImported = new Set(imported);
  return KINDS.map((change) => ({
    change,
    dates: [...before]
      .filter(([date, status]) =>
        isImported.has(date)
          ? change.imported
          : !change.imported && change.type === (status === "booked" ? "available" : status),
      )
      .map(([date]) => date),
  })).filter(({ dates }) => dates.length > 0);
}
