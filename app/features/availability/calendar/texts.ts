import type { DayStatus } from "#domain/availability/day-status.ts";
import type { CalendarRange } from "#ui/calendar-month.ts";
import type { DayState } from "#ui/calendar-status.ts";
import type { CalendarLabels } from "#ui/calendar-table.tsx";

/** Names of the days' states (SPEC 4); the legend has shorter ones (DECISIONS C-38). */
const DAY_TEXTS: Record<DayState, string> = {
  available: "Direkt buchbar",
  on_request: "Auf Anfrage",
  booked: "Bereits gebucht",
  blocked: "Nicht verfügbar",
  past: "Vergangen",
  unknown: "Wird geladen",
};

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
  taken: {
    booked: (day: string) =>
      `Der ${day} wurde gerade vergeben. Bitte wählen Sie einen anderen Termin.`,
    blocked: (day: string) =>
      `Der ${day} ist nicht mehr verfügbar. Bitte wählen Sie einen anderen Termin.`,
  },
  changed: {
    on_request: (day: string) => `Der ${day} ist jetzt nur noch auf Anfrage möglich.`,
    available: (day: string) => `Der ${day} ist jetzt direkt buchbar.`,
  },
} as const;

/** With the number as the cell shows it: „7. März 2026“. */
const dayName = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });
const nameOfDay = (day: string) => dayName.format(Date.parse(`${day}T12:00:00Z`));

const monthName = new Intl.DateTimeFormat("de-DE", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const nameOfMonth = (month: string) => monthName.format(Date.parse(`${month}-01T12:00:00Z`));

const CALENDAR_LABELS: CalendarLabels = {
  previous: "Vorheriger Monat",
  next: "Nächster Monat",
  weekdays: [
    { short: "Mo", long: "Montag" },
    { short: "Di", long: "Dienstag" },
    { short: "Mi", long: "Mittwoch" },
    { short: "Do", long: "Donnerstag" },
    { short: "Fr", long: "Freitag" },
    { short: "Sa", long: "Samstag" },
    { short: "So", long: "Sonntag" },
  ],
  month: nameOfMonth,
  span: (first, last) => `${nameOfMonth(first)} bis ${nameOfMonth(last)}`,
  day: (day, state, isSelected) =>
    `${nameOfDay(day)}, ${DAY_TEXTS[state]}${isSelected ? ", ausgewählt" : ""}`,
  tip: (_day, state) => (state === "past" ? null : DAY_TEXTS[state]),
};

/** Turning goes by whole ranges, so the buttons say how far. */
export const RANGE_LABELS: Record<CalendarRange, CalendarLabels> = {
  month: CALENDAR_LABELS,
  quarter: {
    ...CALENDAR_LABELS,
    previous: "Vorherige drei Monate",
    next: "Nächste drei Monate",
  },
  year: { ...CALENDAR_LABELS, previous: "Vorheriges Jahr", next: "Nächstes Jahr" },
};
