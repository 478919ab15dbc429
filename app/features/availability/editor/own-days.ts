import { queryOptions } from "@tanstack/react-query";
import { ownApi } from "#app/session/own-api.ts";
import type { DayStatus } from "#domain/availability/day-status.ts";
import { type IsoDate, isoDate } from "#domain/iso-date.ts";
import { daysInMonth } from "#ui/calendar-month.ts";
import type { DayChoice } from "./texts.ts";

export type OwnDay = {
  readonly date: IsoDate;
  readonly status: DayStatus;
  readonly holiday?: string;
};

/** One month of the own calendar; with the session, because a hidden profile has one too. */
export function ownDaysQuery(slug: string, month: string) {
  return queryOptions({
    queryKey: ["own-days", slug, month],
    queryFn: async (): Promise<OwnDay[]> => {
      const query = { from: `${month}-01`, to: `${month}-${daysInMonth(month)}` };
      const answer = await ownApi.v1.speakers[":slug"].availability.$get({
        param: { slug },
        query,
      });
      if (!answer.ok) throw new Error(`the days were refused with ${answer.status}`);
      const { days } = await answer.json();
      return days.map(({ date, status, holiday }) => ({
        date: isoDate(date),
        status,
        ...(holiday !== undefined && { holiday }),
      }));
    },
  });
}

export type DaysChange = {
  readonly type: DayChoice;
  /** Blocked by the imported calendar, not by hand. */
  readonly imported?: boolean;
};

/** Null if nothing was stored. */
export async function saveDays(dates: readonly IsoDate[], change: DaysChange) {
  const answer = await ownApi.v1.me.speaker.availability
    .$put({ json: { dates: [...dates], ...change } })
    .catch(() => null);
  return answer?.ok ? answer.json() : null;
}
