import { APPLICATION_FAULTS } from "#domain/speaker/application/application-faults.ts";

/** Why a parameter was refused: read by developers who build on the API, and shown in forms. */
export const PARAMETER_ERRORS = {
  category: "Bitte geben Sie den Kurznamen einer Kategorie an, zum Beispiel „leadership“.",
  cursor: "Dieser Zeiger ist ungültig. Bitte beginnen Sie wieder mit der ersten Seite.",
  query: "Bitte suchen Sie mit höchstens 200 Zeichen.",
  speakers: "Bitte nennen Sie die Kurznamen von ein bis drei Profilen, mit Komma getrennt.",
  text: "Bitte schreiben Sie höchstens 120 Zeichen.",
  choices: "Bitte wählen Sie höchstens 20 Werte mit je höchstens 120 Zeichen.",
  number: "Bitte geben Sie eine ganze Zahl an, die nicht negativ ist.",
  near: "Bitte geben Sie Breite, Länge und nach Wunsch Kilometer an, zum Beispiel „48.14,11.58,50“.",
  range_reversed: "Das Ende darf nicht vor dem Anfang liegen.",
  range_too_long: "Bitte fragen Sie höchstens 400 Tage auf einmal ab.",
} as const;

/** Why a part of one's own account was not stored. */
export const PROFILE_ERRORS = {
  roleChosen: "Sie haben bereits eine Rolle gewählt.",
} as const;

/** Why an application was not stored; shown at the fields of the form. */
export const APPLICATION_ERRORS = {
  ...APPLICATION_FAULTS,
  terms: "Bitte stimmen Sie den Bedingungen für Speaker zu.",
  speaker_exists: "Zu Ihrem Konto gibt es schon ein Speaker-Profil.",
  application_open: "Ihre Bewerbung liegt uns bereits vor.",
} as const;
