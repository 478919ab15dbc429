export const DEMO_TEXTS = {
  pageTitle: "Demo: Speaker-Dashboard | Wortbühne",
  description:
    "Probieren Sie das Speaker-Dashboard mit Beispieldaten aus: Anfragen beantworten, Tage blockieren, Zahlen ansehen.",
  label: "Demo",
  text: "Sie sehen Beispieldaten. Beantworten Sie Anfragen, blockieren Sie Tage: Nichts wird gespeichert, niemand wird benachrichtigt.",
  start: "So starten",
  reset: "Demo zurücksetzen",
  resetDone: "Die Demo steht wieder am Anfang.",
  unavailable: "Das ist in der Demo nicht möglich.",
} as const;
