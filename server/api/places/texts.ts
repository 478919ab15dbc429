/** Why a question about a place was refused. */
export const PLACE_ERRORS = {
  speaker: "Bitte geben Sie die Kennung eines Speakers an.",
} as const;
