import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DayStatus } from "#domain/availability/day-status.ts";
import { formatDay } from "#domain/format/days.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { monthOf } from "#ui/calendar/calendar-month.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { type DaysChange, type OwnDay, ownDaysQuery, saveDays } from "./own-days.ts";
import { type DayChoice, EDITOR_TEXTS as TEXTS } from "./texts.ts";
import { undoSteps } from "./undo-steps.ts";

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

  const store = async (dates: readonly IsoDate[], change: DaysChange) => {
    const { type } = change;
    await dropOldAnswers(dates);
    const before = known(dates);
    show(new Map(dates.map((date) => [date, type])));
    const saved = await saveDays(dates, change);
    await dropOldAnswers(dates);
    void queries.invalidateQueries({ queryKey: ["own-days", slug] });
    if (saved === null) {
      show(before);
      toast.show({ kind: "error", text: TEXTS.failed });
      return null;
    }
    const { days } = saved;
    show(new Map(days.map(({ date, status }) => [isoDate(date), status])));
    const booked = days.filter((day) => day.booked).map(({ date }) => formatDay(isoDate(date)));
    setWarning(booked.length > 0 && type !== "available" ? TEXTS.booked(booked.join(", ")) : null);
    return saved;
  };

  const undo = async (before: ReadonlyMap<IsoDate, DayStatus>, imported: readonly string[]) => {
    for (const { dates, change } of undoSteps(before, imported)) await store(dates, change);
    setWarning(null);
  };

  const change = async (dates: readonly IsoDate[], type: DayChoice) => {
    // Days of months not loaded yet have to be known before they can be restored.
    const months = [...new Set(dates.map(monthOf))];
    await Promise.all(
      months.map((month) => queries.ensureQueryData(ownDaysQuery(slug, month))),
    ).catch(() => undefined);
    const before = known(dates);
    const saved = await store(dates, { type });
    if (!saved) return;
    toast.show({
      kind: "success",
      text: TEXTS.done[type](dates.length),
      topic: "own-days",
      action: { label: TEXTS.undo, onSelect: () => void undo(before, saved.imported) },
    });
  };
  return { change, warning };
}
