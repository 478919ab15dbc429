import { formatNumber } from "#domain/format/numbers.ts";
import type { SaveError } from "#features/speakers/save/change-content.server.ts";

/** Why a part of a profile was not stored; shown at the fields of the form. */
export const EDIT_FIELD_ERRORS = {
  twice: "Bitte nennen Sie jeden Eintrag nur einmal.",
  number: (least: number, most: number) =>
    `Bitte geben Sie eine ganze Zahl zwischen ${least} und ${formatNumber(most)} an.`,
  amount: "Bitte geben Sie einen Betrag in ganzen Euro an, höchstens 1.000.000.",
  video: "Bitte geben Sie einen YouTube-Link an, der ein Video nennt.",
  language: "Bitte geben Sie das Kürzel der Sprache mit zwei Buchstaben an, zum Beispiel „de“.",
  durations: "Bitte geben Sie Minuten zwischen 5 und 600 an.",
  bands:
    "Bitte geben Sie zu jeder Stufe ganze Kilometer und ganze Euro an, die kürzeste Strecke zuerst; nur die letzte Stufe darf ohne Kilometer sein.",
  perKilometre: "Bitte geben Sie einen Satz zwischen 0,01 und 5,00 Euro an.",
  unanswered: "Bitte nennen Sie einen Preis oder wählen Sie „Biete ich nicht an“.",
  forbidden: "Diese Angabe kann hier nicht geändert werden.",
} as const;

/** The sentences of whole answers. */
export const EDIT_ERRORS: Record<
  Exclude<SaveError, object | "unauthorized" | "forbidden"> | "no_change",
  string
> = {
  no_change: "Es wartet keine Änderung auf Freigabe.",
  no_speaker: "Speaker-Profil nicht gefunden",
  changed:
    "Dieser Abschnitt wurde inzwischen geändert. Ihre Eingaben sind noch da: Prüfen Sie sie und speichern Sie noch einmal.",
  unknown_category: "Bitte wählen Sie eines der vorgesehenen Themenfelder.",
  unknown_item: "Ein Eintrag gehört nicht zu diesem Profil. Bitte laden Sie die Seite neu.",
  nothing_offered: "Bitte bieten Sie mindestens eine Länge oder einen Workshop an.",
  too_many_items: "Mehr Einträge sind hier nicht möglich.",
};
