/** What the review form shows at its fields and above them. */
export const REVIEW_FIELD_ERRORS = {
  rating: "Bitte vergeben Sie einen bis fünf Sterne.",
  contentShort: (shortest: number) => `Bitte schreiben Sie mindestens ${shortest} Zeichen.`,
  tooLong: (longest: number) => `Bitte verwenden Sie höchstens ${longest} Zeichen.`,
  author: "Bitte geben Sie an, unter welchem Namen die Bewertung erscheint.",
  text: "Bitte geben Sie einen Text ein.",
} as const;

export const REVIEW_ERRORS = {
  already_reviewed: "Diese Buchung haben Sie bereits bewertet.",
  wrong_status: "Eine Bewertung ist erst nach der Veranstaltung möglich.",
} as const;
