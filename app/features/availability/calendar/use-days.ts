import { useRef, useState } from "react";
import { toast } from "#ui/toast-store.ts";
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
} from "./known-days.ts";
import { CALENDAR_TEXTS as TEXTS } from "./texts.ts";

type Loading = { state: "idle" | "loading" } | { state: "failed"; range: DayRange };

/** The days on the page, those asked for later and those that have changed meanwhile. */
export function useDays(
  slug: string,
  initialDays: readonly Day[],
  onChange: (days: readonly Day[]) => void,
) {
  const [known, setKnown] = useState<KnownDays>(() => knownDays(initialDays));
  const [loading, setLoading] = useState<Loading>({ state: "idle" });
  const [news] = useState(createNews);
  const latest = useRef(0);

  const learn = (days: readonly Day[]) => {
    setKnown((before) => withDays(before, days));
    onChange(days);
  };

  const load = async (range: DayRange) => {
    latest.current += 1;
    const turn = latest.current;
    setLoading({ state: "loading" });
    try {
      learn(await news.ask(() => fetchDays(slug, range)));
      // Whoever turns pages quickly waits for the last one; the others still fill the memory.
      if (turn === latest.current) setLoading({ state: "idle" });
    } catch {
      if (turn !== latest.current) return;
      setLoading({ state: "failed", range });
      toast.show({ kind: "error", text: TEXTS.loadFailed, topic: "availability" });
    }
  };

  return {
    known,
    loading,
    /** A day as the live stream tells it. */
    hear: (day: Day) => {
      news.heard(day);
      learn([day]);
    },
    /** Asks for what is not known yet of these months. */
    ensure: (months: readonly string[]) => {
      const range = missingRange(known, months);
      if (range) void load(range);
    },
    /** Asks again for all of these months; a failure leaves what is shown. */
    refresh: async (months: readonly string[]) => {
      try {
        learn(await news.ask(() => fetchDays(slug, rangeOf(months))));
      } catch {
        // The page shows what it knew; the next sign of life tries again.
      }
    },
    retry: () => {
      if (loading.state === "failed") void load(loading.range);
    },
  };
}
