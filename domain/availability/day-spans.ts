import { addDays, type IsoDate } from "#domain/time/iso-date.ts";
import type { DayStatus } from "./day-status.ts";

/** Days in a row that share a status; both ends included. */
export type DaySpan = {
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly status: DayStatus;
};

/** What a calendar shows: the free days, or those that are not and leave the free ones as gaps. */
export type ShownDays = "free" | "busy";

/** The days come in order. */
export function daySpans(
  days: readonly { readonly date: IsoDate; readonly status: DayStatus }[],
  shown: ShownDays,
): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const { date, status } of days) {
    if ((status === "available") !== (shown === "free")) continue;
    const before = spans.at(-1);
    if (before?.status === status && addDays(before.last, 1) === date) {
      spans[spans.length - 1] = { ...before, last: date };
    } else {
      spans.push({ first: date, last: date, status });
    }
  }
  return spans;
}
