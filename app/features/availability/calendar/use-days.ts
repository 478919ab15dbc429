import { useRef, useState } from "react";
import type { LiveOrigin } from "#domain/messaging/live-origin.ts";
import { monthOf } from "#ui/calendar/calendar-month.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { createNews } from "./days-since.ts";
import { fetchDays } from "./fetch-days.ts";
import {
  type Day,
  type DayRange,
  type KnownDays,
  knownDays,
  missingRange,
  rangeOf,
  withDays,
  withHolidays,
} from "./known-days.ts";
import { createMonthReadings } from "./month-readings.ts";
import { CALENDAR_TEXTS as TEXTS } from "./texts.ts";

type Loading = { state: "idle" | "loading" } | { state: "failed"; range: DayRange };

/** The days on the page, those asked for later and those that have changed meanwhile. */
export function useDays(
  slug: string,
  initialDays: readonly Day[],
  onChange: (days: readonly Day[], origin: LiveOrigin | null) => void,
) {
  const [known, setKnown] = useState<KnownDays>(() => knownDays(initialDays));
  const [holidays, setHolidays] = useState(() => withHolidays(new Map(), initialDays));
  const [loading, setLoading] = useState<Loading>({ state: "idle" });
  const [news] = useState(createNews);
  const latest = useRef(0);

  /** Whose doing it was is known from the stream only; an answer just says how things are. */
  const learn = (days: readonly Day[], origin: LiveOrigin | null = null) => {
    setKnown((before) => withDays(before, days));
    setHolidays((before) => withHolidays(before, days));
    onChange(days, origin);
  };

  /** Asks again for all of these months; a failure leaves what is shown. */
  const refresh = async (months: readonly string[]) => {
    try {
      learn(await news.ask(() => fetchDays(slug, rangeOf(months))));
    } catch {
      // The page shows what it knew; the next sign of life tries again.
    }
  };
  const [readAgain] = useState(() => createMonthReadings((month) => refresh([month])));

  const load = async (range: DayRange) => {
    latest.current += 1;
    const turn = latest.current;
    setLoading({ state: "loading" });
    try {
      learn(await news.ask(() => fetchDays(slug, range)));
      // After turning pages quickly only the last one is waited for; the others still fill the memory.
      if (turn === latest.current) setLoading({ state: "idle" });
    } catch {
      if (turn !== latest.current) return;
      setLoading({ state: "failed", range });
      toast.show({ kind: "error", text: TEXTS.loadFailed, topic: "availability" });
    }
  };

  return {
    known,
    holidays,
    loading,
    /**
     * A day as the live stream tells it. Whether a free one can be booked directly is up to the speaker's
     * rules, and these also look at the other days of its month: the server is asked.
     */
    hear: (day: Day, origin: LiveOrigin) => {
      // A month is read when it is first shown.
      if (!known.has(day.date) && loading.state !== "loading") return;
      if (day.status !== "available") {
        news.heard(day);
        learn([day], origin);
      }
      readAgain(monthOf(day.date));
    },
    /** Asks for what is not known yet of these months. */
    ensure: (months: readonly string[]) => {
      const range = missingRange(known, months);
      if (range) void load(range);
    },
    refresh,
    retry: () => {
      if (loading.state === "failed") void load(loading.range);
    },
  };
}
