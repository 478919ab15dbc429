export const SHARE_TEXTS = {
  site: "Wortbühne",
  invitation: "Termine und Honorar auf einen Blick",
} as const;
