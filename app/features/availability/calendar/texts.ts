import type { DayStatus } from "#domain/availability/day-status.ts";
import type { CalendarRange } from "#ui/calendar-month.ts";
import type { DayState } from "#ui/calendar-status.ts";
import type { CalendarLabels } from "#ui/calendar-table.tsx";

/** Names of the days' states (CAL-13 to CAL-16); the legend has shorter ones (C-38). */
const DAY_TEXTS: Record<DayState, string> = {
  available: "Direkt buchbar",
  on_request: "Auf Anfrage",
  booked: "Bereits gebucht",
  blocked: "Nicht verfügbar",
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
const dayName = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });
const nameOfDay = (day: string) => dayName.format(Date.parse(`${day}T12:00:00Z`));

const monthName = new Intl.DateTimeFormat("de-DE", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const nameOfMonth = (month: string) => monthName.format(Date.parse(`${month}-01T12:00:00Z`));

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
export const holidayLine = (day: string, name: string) =>
  `${shortDay.format(Date.parse(`${day}T12:00:00Z`))} ${name}`;
const shortDay = new Intl.DateTimeFormat("de-DE", {
  day: "2-digit",
  month: "2-digit",
  timeZone: "UTC",
});
