import type { OverrideType } from "#domain/availability/day-status.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";

export type DayChoice = OverrideType;

export const EDITOR_TEXTS = {
  title: "Verfügbarkeit",
  hint: "Tag anklicken, für einen Zeitraum danach den letzten Tag. Dann wählen, was gelten soll.",
  chosen: (days: string, count: number) =>
    count === 1 ? `${days} ausgewählt` : `${days} ausgewählt (${count} Tage)`,
  span: (from: string, to: string) => `${from} bis ${to}`,
  several: "Wochentage",
  clear: "Auswahl aufheben",
  choose: {
    blocked: "Blockieren",
    on_request: "Auf Anfrage",
    available: "Freigeben",
  } satisfies Record<DayChoice, string>,
  done: {
    blocked: (count: number) => `${days(count)} blockiert.`,
    on_request: (count: number) => `${days(count)} auf Anfrage gestellt.`,
    available: (count: number) => `${days(count)} freigegeben.`,
  } satisfies Record<DayChoice, (count: number) => string>,
  undo: "Rückgängig",
  failed: "Die Änderung konnte nicht gespeichert werden. Ihr Kalender ist unverändert.",
  booked: (list: string) =>
    `Auf diesen Tagen liegt eine Buchung, die davon unberührt bleibt: ${list}.`,
  weekdays: "Wochentage im Zeitraum",
  weekdaysText: "Zum Beispiel alle Samstage und Sonntage bis Jahresende.",
  from: "Von",
  to: "Bis",
  pick: "Tage auswählen",
  holidayHint: "Feiertage sind auf Anfrage, bis Sie sie freigeben.",
  noDays: "In diesem Zeitraum liegt keiner dieser Tage.",
  tooMany: "Bitte wählen Sie höchstens 370 Tage auf einmal.",
} as const;

function days(count: number): string {
  return count === 1 ? "1 Tag" : `${count} Tage`;
}

export const FEED_EDITOR_TEXTS = {
  title: "Kalender abonnieren",
  text: "Unter dieser geheimen Adresse sieht Ihr Kalenderprogramm gebuchte, blockierte und angefragte Tage. Sie enthält keine Kundendaten. Geben Sie sie nur weiter, wenn Sie Ihre Verfügbarkeit teilen möchten.",
  address: "Adresse Ihres Kalenders",
  freeAddress: "Nur Ihre freien Tage",
  freeHint: "Zum Beispiel für eine Agentur, die Termine für Sie sucht.",
  copy: "Adresse kopieren",
  copied: "Adresse in die Zwischenablage kopiert",
  copyFailed: "Bitte markieren und kopieren Sie die Adresse von Hand.",
  reset: "Neue Adresse erzeugen",
  resetTitle: "Neue Adresse erzeugen?",
  resetText:
    "Die bisherige Adresse führt sofort ins Leere. Abonnements müssen neu eingerichtet werden.",
  resetConfirm: "Adresse erneuern",
  cancel: "Abbrechen",
  resetDone: "Ihre neue Kalenderadresse gilt ab sofort.",
  resetFailed: "Die Adresse konnte nicht erneuert werden.",
} as const;

export const IMPORT_TEXTS = {
  title: "Eigenen Kalender einbinden",
  text: "Belegte Tage aus Ihrem Kalender (Google, Outlook, Apple) werden hier automatisch blockiert. Gelesen werden nur die Tage, keine Titel oder Gäste.",
  url: "Adresse Ihres Kalenders",
  urlHint: "Die geheime ICS-Adresse, beginnt mit https:// oder webcal://",
  check: "Kalender prüfen",
  file: "ICS-Datei wählen",
  busy: BUSY_TEXTS.reading,
  noDays: "In den nächsten 18 Monaten ist kein Tag belegt.",
  preview: (count: number, first: string, last: string) =>
    count === 1
      ? `1 belegter Tag: ${first}.`
      : `${count} belegte Tage zwischen ${first} und ${last}.`,
  store: "Kalender einbinden",
  stored: "Ihr Kalender ist eingebunden.",
  connected: (source: string, days: number) =>
    `${source}: ${days === 1 ? "1 Tag" : `${days} Tage`} blockiert`,
  follows: "Wird alle 30 Minuten abgeglichen. Diese Tage ändern Sie in Ihrem Kalender.",
  once: "Aus einer Datei gelesen. Für einen laufenden Abgleich hinterlegen Sie eine Adresse.",
  synced: (moment: string) => `Zuletzt: ${moment}.`,
  broken: (reason: string) => `Der letzte Abgleich ist gescheitert. ${reason}`,
  remove: "Kalender entfernen",
  removeTitle: "Kalender entfernen?",
  removeText: (days: number) =>
    `${days === 1 ? "Ein Tag aus diesem Kalender wird" : `${days} Tage aus diesem Kalender werden`} wieder frei. Von Hand gesetzte und gebuchte Tage bleiben.`,
  removed: "Der Kalender ist entfernt, seine Tage sind frei.",
  cancel: "Abbrechen",
} as const;
