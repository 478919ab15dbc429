import { addDays, type IsoDate } from "../iso-date.ts";
import type { DayStatus } from "./day-status.ts";

/** Days in a row that share a status; both ends included. */
export type BusySpan = {
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly status: Exclude<DayStatus, "available">;
};

/** What stands in a calendar: free days are the gaps. The days come in order. */
export function busySpans(
  days: readonly { readonly date: IsoDate; readonly status: DayStatus }[],
): BusySpan[] {
  const spans: BusySpan[] = [];
  for (const { date, status } of days) {
    if (status === "available") continue;
    const before = spans.at(-1);
    if (before?.status === status && addDays(before.last, 1) === date) {
      spans[spans.length - 1] = { ...before, last: date };
    } else {
      spans.push({ first: date, last: date, status });
    }
  }
  return spans;
}
