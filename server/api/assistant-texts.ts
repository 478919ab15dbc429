/** Why a question to the assistant was not answered. */
export const ASSISTANT_ERRORS = {
  message: "Bitte schreiben Sie, was Sie suchen.",
  tooLong: (longest: number) => `Bitte verwenden Sie höchstens ${longest} Zeichen.`,
  key: "Dieser Chat ist nicht mehr da. Bitte beginnen Sie einen neuen.",
  rating: "Bitte wählen Sie hilfreich oder nicht hilfreich.",
  off: "Der Assistent macht gerade Pause. Die Suche hilft Ihnen weiter.",
  full: "Dieser Chat ist voll. Bitte beginnen Sie einen neuen.",
} as const;

/** Why a change of a shortlist was not stored. */
export const SHORTLIST_ERRORS = {
  name: "Bitte nennen Sie Ihren Namen.",
  comment: "Bitte schreiben Sie einen Kommentar.",
  key: "Bitte laden Sie die Seite neu.",
  vote: "Bitte stimmen Sie mit Ja oder Nein.",
  full: "Die Merkliste ist voll.",
} as const;
