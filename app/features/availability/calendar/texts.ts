import type { DayStatus } from "#domain/availability/day-status.ts";
import { formatDayLong, formatDayShort } from "#domain/format/days.ts";
import { formatMonth } from "#domain/format/months.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { DAY_STATUS_WORDS } from "#parts/day-status-texts.ts";
import type { CalendarRange } from "#ui/calendar/calendar-month.ts";
import type { DayState } from "#ui/calendar/calendar-status.ts";
import type { CalendarLabels } from "#ui/calendar/calendar-table.tsx";

/** The legend has shorter ones (C-38). */
export const DAY_TEXTS: Record<DayState, string> = {
  ...DAY_STATUS_WORDS,
  past: "Vergangen",
  unknown: "Wird geladen",
};

/** A free day of a speaker who wants to be asked: never „Direkt buchbar“. */
const FREE_TO_ASK = "Frei, auf Anfrage";

export const LEGEND_TEXTS: Record<DayStatus, string> = {
  available: "Frei",
  on_request: "Anfrage",
  booked: "Belegt",
  blocked: "Blockiert",
};

export const RANGE_OPTIONS: readonly { value: CalendarRange; label: string }[] = [
  { value: "month", label: "Monat" },
  { value: "quarter", label: "Quartal" },
  { value: "year", label: "Jahr" },
];

export const CALENDAR_TEXTS = {
  range: "Zeitraum",
  loadFailed: "Fehler beim Laden der Verfügbarkeiten",
  retry: "Erneut versuchen",
  holidays: "Feiertage",
} as const;

type Change = DayStatus | "free";

/** What has become of the chosen day, by whose doing (C-108). */
export const CHANGE_TEXTS: Record<"account" | "other", Record<Change, (day: string) => string>> = {
  other: {
    booked: (day) => `Der ${day} wurde gerade vergeben. Bitte wählen Sie einen anderen Termin.`,
    blocked: (day) =>
      `Der Speaker hat den ${day} gerade blockiert. Bitte wählen Sie einen anderen Termin.`,
    on_request: (day) => `Der ${day} ist jetzt nur noch auf Anfrage möglich.`,
    available: (day) => `Der ${day} ist jetzt direkt buchbar.`,
    free: (day) => `Der ${day} ist jetzt frei und kann angefragt werden.`,
  },
  account: {
    booked: (day) => `Den ${day} haben Sie soeben selbst belegt.`,
    blocked: (day) => `Den ${day} haben Sie soeben selbst blockiert.`,
    on_request: (day) => `Den ${day} haben Sie soeben selbst auf Anfrage gestellt.`,
    available: (day) => `Den ${day} haben Sie soeben selbst freigegeben.`,
    free: (day) => `Den ${day} haben Sie soeben selbst freigegeben.`,
  },
};

/** With the number as the cell shows it: „7. März 2026“. */
const nameOfDay = (day: string) => formatDayLong(isoDate(day));
const nameOfMonth = (month: string) => formatMonth(isoDate(`${month}-01`));

export const WEEKDAYS = [
  { short: "Mo", long: "Montag" },
  { short: "Di", long: "Dienstag" },
  { short: "Mi", long: "Mittwoch" },
  { short: "Do", long: "Donnerstag" },
  { short: "Fr", long: "Freitag" },
  { short: "Sa", long: "Samstag" },
  { short: "So", long: "Sonntag" },
] as const;

const BASE_LABELS = {
  weekdays: WEEKDAYS,
  month: nameOfMonth,
  span: (first: string, last: string) => `${nameOfMonth(first)} bis ${nameOfMonth(last)}`,
};

/** Turning goes by whole ranges, so the buttons say how far. */
const TURNING: Record<CalendarRange, Pick<CalendarLabels, "previous" | "next">> = {
  month: { previous: "Vorheriger Monat", next: "Nächster Monat" },
  quarter: { previous: "Vorherige drei Monate", next: "Nächste drei Monate" },
  year: { previous: "Vorheriges Jahr", next: "Nächstes Jahr" },
};

type DayWords = {
  /** Whether a free day of this speaker can be booked without being asked for. */
  readonly isDirect: boolean;
  readonly holidays: ReadonlyMap<string, string>;
};

export function calendarLabels(
  range: CalendarRange,
  { isDirect, holidays }: DayWords,
): CalendarLabels {
  const words = (day: string, state: DayState) => {
    const text = state === "available" && !isDirect ? FREE_TO_ASK : DAY_TEXTS[state];
    const holiday = holidays.get(day);
    return holiday === undefined ? text : `${holiday}, ${text}`;
  };
  return {
    ...BASE_LABELS,
    ...TURNING[range],
    day: (day, state, isSelected) =>
      `${nameOfDay(day)}, ${words(day, state)}${isSelected ? ", ausgewählt" : ""}`,
    tip: (day, state) => (state === "past" ? null : words(day, state)),
  };
}

/** „03.10. Tag der Deutschen Einheit“ */
export const holidayLine = (day: string, name: string) => `${formatDayShort(isoDate(day))} ${name}`;
