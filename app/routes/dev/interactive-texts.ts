import { formatDayLong } from "#domain/format/days.ts";
import { formatMonth } from "#domain/format/months.ts";
import { DAY_MS } from "#domain/time/duration.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { DAY_TEXTS } from "#features/availability/calendar/texts.ts";
import type { CalendarDay, DayStatus } from "#ui/calendar/calendar-status.ts";
import type { CalendarLabels } from "#ui/calendar/calendar-table.tsx";
import type { ComboboxLabels } from "#ui/combobox/combobox-labels.ts";
import type { ComboboxOption } from "#ui/combobox/combobox-state.ts";

/** Sample texts and data of the developers' component page. */

export const SEARCH_LABELS: ComboboxLabels = {
  field: "Speaker suchen",
  list: "Vorschläge",
  clear: "Eingabe löschen",
  loading: "Vorschläge werden geladen …",
  empty: "Keine Vorschläge gefunden",
  failed: "Vorschläge sind gerade nicht verfügbar",
  found: (count) => (count === 1 ? "1 Vorschlag" : `${count} Vorschläge`),
};

export type SampleOption = ComboboxOption & { note: string };

const TOPICS: SampleOption[] = [
  ["Führung", "42 Speaker"],
  ["Führung auf Distanz", "7 Speaker"],
  ["Künstliche Intelligenz", "38 Speaker"],
  ["Wandel", "31 Speaker"],
].map(([label = "", note = ""]) => ({ id: `topic-${label}`, label, note, group: "Themen" }));

const PEOPLE: SampleOption[] = [
  ["Dr. Miriam Falkenau", "Organisationspsychologin, Führung"],
  ["Katharina Vollmer", "Expeditionsleiterin, Führung"],
  ["Walter Kienzl", "Dirigent, Graz"],
].map(([label = "", note = ""]) => ({
  id: `person-${label}`,
  label,
  note,
  group: "Speaker",
  href: "#speaker",
}));

const fold = (text: string) => text.toLowerCase().replaceAll("ü", "ue");

/** „fehler“ fails and „langsam“ takes its time, to look at both. */
export async function findSamples(query: string, signal: AbortSignal): Promise<SampleOption[]> {
  if (query === "fehler") throw new Error("sample failure");
  await new Promise((resolve) => setTimeout(resolve, query.startsWith("langsam") ? 1500 : 30));
  signal.throwIfAborted();
  const wanted = fold(query);
  return [...TOPICS, ...PEOPLE].filter(({ label, note }) =>
    fold(`${label} ${note}`).includes(wanted),
  );
}

export const TODAY = "2026-03-10";

const nameOfMonth = (month: string) => formatMonth(isoDate(`${month}-01`));

export const CALENDAR_LABELS: CalendarLabels = {
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
    `${formatDayLong(isoDate(day))}, ${DAY_TEXTS[state]}${isSelected ? ", ausgewählt" : ""}`,
  tip: (_day, state) => (state === "past" ? null : DAY_TEXTS[state]),
};

const PATTERN: DayStatus[] = ["available", "available", "booked", "available", "on_request"];

/** Weekdays follow a pattern, weekends are blocked: the picture of the design. */
export function sampleDays(): CalendarDay[] {
  const from = Date.parse("2026-01-01");
  return Array.from({ length: 730 }, (_, at) => {
    const day = new Date(from + at * DAY_MS);
    const weekday = (day.getUTCDay() + 6) % 7;
    return { date: day.toISOString().slice(0, 10), status: PATTERN[weekday] ?? "blocked" };
  });
}
