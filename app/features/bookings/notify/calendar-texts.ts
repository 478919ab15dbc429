/** The texts of a booking's calendar entry. */
export const CALENDAR_TEXTS = {
  title: (event: string, speaker: string) => `${event} mit ${speaker}`,
  organizer: "Wortbühne",
  description: (reference: string, format: string) =>
    [`Buchungsnummer ${reference}`, format].filter(Boolean).join("\n"),
} as const;
