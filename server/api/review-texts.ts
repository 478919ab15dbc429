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

/** Why a decision about a review was not taken. */
export const MODERATION_ERRORS = {
  action: "Bitte wählen Sie einen der vorgesehenen Werte.",
  reason: "Bitte nennen Sie einen Grund.",
  reply: "Bitte schreiben Sie eine Antwort.",
  tooLong: "Bitte verwenden Sie höchstens 2.000 Zeichen.",
  wrong_status: "Die Bewertung hat sich inzwischen geändert. Bitte laden Sie die Seite neu.",
  not_asked: "Diese Bewertung kann gerade nicht geändert werden.",
} as const;
