import type { OverrideType } from "#domain/availability/day-status.ts";

export type DayChoice = OverrideType | "available";

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
  copy: "Adresse kopieren",
  copied: "Adresse in die Zwischenablage kopiert",
  copyFailed: "Bitte markieren und kopieren Sie die Adresse von Hand.",
  reset: "Neue Adresse erzeugen",
  resetTitle: "Neue Adresse erzeugen?",
  resetText:
    "Die bisherige Adresse führt sofort ins Leere. Abonnements müssen neu eingerichtet werden.",
  resetConfirm: "Adresse erneuern",
  cancel: "Abbrechen",
  close: "Schließen",
  resetDone: "Ihre neue Kalenderadresse gilt ab sofort.",
  resetFailed: "Die Adresse konnte nicht erneuert werden.",
} as const;
