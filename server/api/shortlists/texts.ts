/** Why a change of a shortlist was not stored. */
export const SHORTLIST_ERRORS = {
  comment: "Bitte schreiben Sie einen Kommentar.",
  key: "Bitte laden Sie die Seite neu.",
  vote: "Bitte stimmen Sie mit Ja oder Nein.",
  full: "Die Merkliste ist voll.",
} as const;
