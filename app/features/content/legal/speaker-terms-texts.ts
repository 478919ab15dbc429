export const SPEAKER_TERMS_TEXTS = {
  title: "Bedingungen für Speaker",
  description:
    "Was zwischen Speakern und der Wortbühne gilt: Profil, Buchungen, Honorar, Pflichten.",
  lead: "Diesen Bedingungen haben Sie mit Ihrer Bewerbung zugestimmt.",
  partner: (company: string) => `Ihr Vertragspartner ist ${company}, im Folgenden „die Wortbühne“.`,
} as const;
