/** Why a question about a place was refused. */
export const PLACE_ERRORS = {
  text: "Bitte geben Sie einen Text an.",
  tooLong: (longest: number) => `Bitte verwenden Sie höchstens ${longest} Zeichen.`,
  speaker: "Bitte geben Sie die Kennung eines Speakers an.",
} as const;
