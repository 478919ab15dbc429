// What cards on public pages say; apart from the texts of private screens, which those pages need not load.

export const RATING_TEXTS = {
  label: (rating: string, reviews: number) =>
    `${rating} von 5 Sternen, ${reviews} ${reviews === 1 ? "Bewertung" : "Bewertungen"}`,
} as const;

export const SPEAKER_CARD_TEXTS = {
  quickBookable: "Sofort buchbar",
  topics: "Themen:",
  languages: "Sprachen:",
  portrait: (name: string) => `Porträt von ${name}`,
  quoted: (title: string) => `„${title}“`,
} as const;
