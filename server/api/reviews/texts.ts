/** What the review form shows at its fields and above them. */
export const REVIEW_FIELD_ERRORS = {
  contentShort: (shortest: number) => `Bitte schreiben Sie mindestens ${shortest} Zeichen.`,
} as const;

export const REVIEW_ERRORS = {
  already_reviewed: "Diese Buchung haben Sie bereits bewertet.",
  wrong_status: "Eine Bewertung ist erst nach der Veranstaltung möglich.",
} as const;

/** Why a decision about a review was not taken. */
export const MODERATION_ERRORS = {
  reply: "Bitte schreiben Sie eine Antwort.",
  wrong_status: "Die Bewertung hat sich inzwischen geändert. Bitte laden Sie die Seite neu.",
  not_asked: "Diese Bewertung kann gerade nicht geändert werden.",
} as const;
