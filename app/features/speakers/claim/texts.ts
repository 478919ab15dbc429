export const CLAIM_TEXTS = {
  pageTitle: "Profil übernehmen | Wortbühne",
  title: "Ihr Speaker-Profil übernehmen",
  text: "Wir haben ein Profil für Sie vorbereitet. Mit der Übernahme gehört es zu Ihrem Konto: Sie bearbeiten alle Angaben selbst. Sagen Sie uns, wenn es nicht erscheinen soll.",
  account: (email: string) => `Angemeldet als ${email}`,
  take: "Profil übernehmen",
  busy: "Wird übernommen …",
} as const;
