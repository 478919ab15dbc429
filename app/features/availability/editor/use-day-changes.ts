import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DayStatus } from "#domain/availability/day-status.ts";
import { formatDay, type IsoDate, isoDate } from "#domain/iso-date.ts";
import { monthOf } from "#ui/calendar-month.ts";
import { toast } from "#ui/toast-store.ts";
import { type OwnDay, ownDaysQuery, saveDays } from "./own-days.ts";
import { type DayChoice, EDITOR_TEXTS as TEXTS } from "./texts.ts";

/** Shows a change before it is stored, takes it back if it is not, and offers the way back if it is. */
export function useDayChanges(slug: string) {
  const queries = useQueryClient();
  const [warning, setWarning] = useState<string | null>(null);

  const show = (statusOf: ReadonlyMap<IsoDate, DayStatus>) => {
    for (const month of new Set([...statusOf.keys()].map(monthOf))) {
      queries.setQueryData(ownDaysQuery(slug, month).queryKey, (days?: OwnDay[]) =>
        days?.map((day) => ({ ...day, status: statusOf.get(day.date) ?? day.status })),
      );
    }
  };
  const known = (dates: readonly IsoDate[]) => {
    const months = [...new Set(dates.map(monthOf))];
    const days = months.flatMap(
      (month) => queries.getQueryData(ownDaysQuery(slug, month).queryKey) ?? [],
    );
    const wanted = new Set(dates);
    return new Map(
      days.filter(({ date }) => wanted.has(date)).map((day) => [day.date, day.status]),
    );
  };

  /** What was asked before the change must not arrive after it; other months load on. */
  const dropOldAnswers = (dates: readonly IsoDate[]) =>
    Promise.all(
      [...new Set(dates.map(monthOf))].map((month) =>
        queries.cancelQueries({ queryKey: ownDaysQuery(slug, month).queryKey }),
      ),
    );

  const store = async (dates: readonly IsoDate[], type: DayChoice): Promise<boolean> => {
    await dropOldAnswers(dates);
    const before = known(dates);
    show(new Map(dates.map((date) => [date, type])));
    const saved = await saveDays(dates, type);
    await dropOldAnswers(dates);
    void queries.invalidateQueries({ queryKey: ["own-days", slug] });
    if (saved === null) {
      show(before);
      toast.show({ kind: "error", text: TEXTS.failed });
      return false;
    }
    show(new Map(saved.map(({ date, status }) => [isoDate(date), status])));
    const booked = saved.filter((day) => day.booked).map(({ date }) => formatDay(isoDate(date)));
    setWarning(booked.length > 0 && type !== "available" ? TEXTS.booked(booked.join(", ")) : null);
    return true;
  };

  /** What the days were before, one kind after the other; a booked day had no override. */
  const undo = async (before: ReadonlyMap<IsoDate, DayStatus>) => {
    for (const type of ["blocked", "on_request", "available"] as const) {
      const dates = [...before]
        .filter(([, status]) => (status === "booked" ? "available" : status) === type)
        .map(([date]) => date);
      if (dates.length > 0) await store(dates, type);
    }
    setWarning(null);
  };

  const change = async (dates: readonly IsoDate[], type: DayChoice) => {
    // Days of months nobody has looked at yet have to be known before they can be restored.
    const months = [...new Set(dates.map(monthOf))];
    await Promise.all(
      months.map((month) => queries.ensureQueryData(ownDaysQuery(slug, month))),
    ).catch(() => undefined);
    const before = known(dates);
    if (!(await store(dates, type))) return;
    toast.show({
      kind: "success",
      text: TEXTS.done[type](dates.length),
      topic: "own-days",
      action: { label: TEXTS.undo, onSelect: () => void undo(before) },
    });
  };
  return { change, warning };
}
