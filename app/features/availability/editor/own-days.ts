import { queryOptions } from "@tanstack/react-query";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { DayStatus } from "#domain/availability/day-status.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { daysInMonth } from "#ui/calendar/calendar-month.ts";
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
      const { days } = await authenticatedApi.call("GET /speakers/{slug}/availability", {
        params: { slug },
        query,
      });
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
  return authenticatedApi
    .call("PUT /me/speaker/availability", { body: { dates: [...dates], ...change } })
    .catch(() => null);
}
