/** On their own, because the frame of every page has them. */
export const LOADING_TEXTS = {
  loading: "Wird geladen...",
  /** In the lists of messages and notices. */
  list: "Wird geladen…",
  profile: "Profil wird geladen...",
} as const;
