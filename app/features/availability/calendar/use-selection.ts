import { useEffect, useRef, useState } from "react";
import type { DayStatus } from "#domain/availability/day-status.ts";
import { formatDay, type IsoDate } from "#domain/iso-date.ts";
import type { Day } from "./known-days.ts";
import { CALENDAR_TEXTS as TEXTS } from "./texts.ts";

type Notice = { text: string; isTaken: boolean };

type Selection = {
  selected: IsoDate | null;
  onSelect: (date: IsoDate, status: DayStatus) => void;
  onSelectedTaken?: (date: IsoDate) => void;
};

/** The chosen day, and what becomes of it when news arrive. */
export function useSelection(props: Selection) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const chosen = useRef<Day | null>(null);
  // News arrive later than the render that asked for them.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const watch = (news: readonly Day[]) => {
    const { selected, onSelect, onSelectedTaken } = latest.current;
    const day = news.find(({ date }) => date === selected);
    const before = chosen.current?.date === selected ? chosen.current?.status : undefined;
    if (!day || day.status === before) return;
    const { date, status } = day;
    chosen.current = day;
    if (status === "booked" || status === "blocked") {
      setNotice({ text: TEXTS.taken[status](formatDay(date)), isTaken: true });
      onSelectedTaken?.(date);
    } else if (before !== undefined) {
      setNotice({ text: TEXTS.changed[status](formatDay(date)), isTaken: false });
      onSelect(date, status);
    }
  };

  const choose = (date: IsoDate, status: DayStatus) => {
    setNotice(null);
    chosen.current = { date, status };
    props.onSelect(date, status);
  };
  return { notice, watch, choose };
}
