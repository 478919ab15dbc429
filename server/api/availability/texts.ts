import type { CalendarFault } from "#integrations/calendar/fetch-calendar.ts";

/** Why a calendar could not be read, in words for its owner. */
export const CALENDAR_IMPORT_ERRORS = {
  bad_address:
    "Diese Adresse ist nicht erlaubt. Bitte verwenden Sie eine öffentliche https-Adresse.",
  unreachable: "Der Kalender ist unter dieser Adresse nicht erreichbar.",
  refused: "Der Kalender wird unter dieser Adresse nicht herausgegeben.",
  too_large: "Der Kalender ist größer als 1 MB.",
  too_slow: "Der Kalender hat nicht rechtzeitig geantwortet.",
  not_a_calendar: "Das ist keine Kalenderdatei (ICS).",
  sub_daily:
    "Der Kalender enthält eine Serie, die mehrmals am Tag stattfindet (zum Beispiel stündlich). Bitte löschen Sie diese Serie oder kennzeichnen Sie sie dort als „frei“.",
  too_complex:
    "Der Kalender ist zu umfangreich: Er enthält zu viele Termine oder Serien, die sich nicht in angemessener Zeit lesen lassen.",
} as const satisfies Record<CalendarFault, string>;

export const CALENDAR_IMPORT_BUSY =
  "Gerade werden schon Kalender gelesen. Bitte versuchen Sie es in ein paar Sekunden noch einmal.";

export const CALENDAR_IMPORT_FIELDS = {
  kind: "Bitte wählen Sie eine Adresse oder eine Datei.",
  url: "Bitte geben Sie die Adresse Ihres Kalenders ein.",
  file: "Bitte wählen Sie eine Kalenderdatei.",
  large: "Die Datei ist zu groß (höchstens 700 KB).",
} as const;
