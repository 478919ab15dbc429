/** On their own, because the frame of every page has them. */
export const LOADING_TEXTS = {
  loading: "Wird geladen …",
  suggestions: "Vorschläge werden geladen …",
  profile: "Profil wird geladen...",
} as const;
