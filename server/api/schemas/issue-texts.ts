import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
/** What the API says about a field when its schema has no sentence of its own. */
export const ISSUE_TEXTS = {
  missing: "Diese Angabe fehlt.",
  invalid: "Diese Angabe ist ungültig.",
  choice: VALIDATION_MESSAGES.choice,
  format: "Diese Angabe hat nicht das erwartete Format.",
  unknown: (names: string) => `Diese Angaben sind hier unbekannt: ${names}.`,
  multiple: (step: string) => `Bitte geben Sie ein Vielfaches von ${step} an.`,
  kinds: {
    string: VALIDATION_MESSAGES.anyText,
    number: "Bitte geben Sie eine Zahl an.",
    int: VALIDATION_MESSAGES.wholeNumber,
    boolean: "Bitte antworten Sie mit ja (true) oder nein (false).",
    array: "Bitte geben Sie eine Liste an.",
    object: "Bitte geben Sie ein Objekt mit benannten Feldern an.",
    record: "Bitte geben Sie ein Objekt mit benannten Feldern an.",
    date: "Bitte geben Sie ein Datum an.",
    file: VALIDATION_MESSAGES.file,
  } as Readonly<Record<string, string>>,
  formats: {
    email: FORM_MESSAGES.email,
    url: "Bitte geben Sie eine vollständige Adresse an, zum Beispiel https://beispiel.de.",
    uuid: "Diese Kennung ist ungültig.",
    guid: "Diese Kennung ist ungültig.",
    date: VALIDATION_MESSAGES.day,
    datetime: "Bitte geben Sie einen Zeitpunkt im Format JJJJ-MM-TTThh:mm:ssZ an.",
    time: VALIDATION_MESSAGES.time,
  } as Readonly<Record<string, string>>,
  atLeast: {
    letters: (size: string) => `Bitte verwenden Sie mindestens ${size} Zeichen.`,
    entries: (size: string) => `Bitte geben Sie mindestens ${size} Einträge an.`,
    bytes: (size: string) => `Die Datei muss mindestens ${size} Bytes groß sein.`,
    number: VALIDATION_MESSAGES.atLeast,
  },
  atMost: {
    letters: FORM_MESSAGES.tooLong,
    entries: VALIDATION_MESSAGES.mostEntries,
    bytes: (size: string) => `Die Datei darf höchstens ${size} Bytes groß sein.`,
    number: VALIDATION_MESSAGES.atMost,
  },
} as const;
