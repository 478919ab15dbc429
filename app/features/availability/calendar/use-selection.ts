import { useEffect, useRef, useState } from "react";
import type { DayStatus } from "#domain/availability/day-status.ts";
import { formatDay } from "#domain/format/days.ts";
import type { LiveOrigin } from "#domain/messaging/live-origin.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { Day } from "./known-days.ts";
import { CHANGE_TEXTS } from "./texts.ts";

type Notice = { text: string; isTaken: boolean };

/** The chosen day can no longer be chosen, and why. */
export type LostDay = {
  readonly date: IsoDate;
  readonly status: "booked" | "blocked";
  /** Null without a live event: the day was read again. */
  readonly origin: Exclude<LiveOrigin, "page"> | null;
  readonly text: string;
};

type Selection = {
  selected: IsoDate | null;
  /** Whether a free day of this speaker can be booked without being asked for. */
  isDirect: boolean;
  onSelect: (date: IsoDate, status: DayStatus) => void;
  onSelectedTaken?: (lost: LostDay) => void;
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

  const watch = (news: readonly Day[], origin: LiveOrigin | null) => {
    const { selected, onSelect, onSelectedTaken, isDirect } = latest.current;
    const day = news.find(({ date }) => date === selected);
    const before = chosen.current?.date === selected ? chosen.current?.status : undefined;
    if (!day || day.status === before) return;
    const { date, status } = day;
    chosen.current = day;
    // A change made by this page needs no notice: its own request is answered (C-108).
    if (origin === "page") return;
    const texts = CHANGE_TEXTS[origin ?? "other"];
    if (status === "booked" || status === "blocked") {
      const text = texts[status](formatDay(date));
      if (origin !== null) setNotice({ text, isTaken: true });
      onSelectedTaken?.({ date, status, origin, text });
    } else if (before !== undefined) {
      const change = status === "available" && !isDirect ? "free" : status;
      setNotice({ text: texts[change](formatDay(date)), isTaken: false });
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
