export const SPEAKER_TERMS_TEXTS = {
  title: "Bedingungen für Speaker",
  description:
    "Was zwischen Speakern und der Wortbühne gilt: Profil, Buchungen, Honorar, Pflichten.",
  lead: "Diese Bedingungen gelten für Auftritte über die Wortbühne.",
  partner: (company: string) => `Ihr Vertragspartner ist ${company}, im Folgenden „die Wortbühne“.`,
} as const;
