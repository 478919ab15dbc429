import type { ReviewFault } from "#domain/booking/review-rules.ts";

export const REVIEW_TEXTS = {
  title: (speaker: string) => `Wie war es mit ${speaker}?`,
  intro:
    "Ihre Bewertung wird vor der Veröffentlichung geprüft und trägt den Hinweis „Verifiziert“, weil sie aus einer durchgeführten Buchung stammt.",
  rating: "Gesamteindruck",
  stars: (count: number) => (count === 1 ? "1 Stern" : `${count} Sterne`),
  content: "Ihre Bewertung",
  contentHint: (min: number, max: number) => `${min} bis ${max.toLocaleString("de-DE")} Zeichen`,
  author: "Wird angezeigt als",
  position: "Funktion",
  company: "Unternehmen",
  submit: "Bewertung absenden",
  busy: "Wird gesendet...",
  done: "Vielen Dank! Ihre Bewertung wird geprüft und danach veröffentlicht.",
  failed: "Ihre Bewertung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  faults: {
    rating: "Bitte vergeben Sie einen bis fünf Sterne.",
    content_short: "Bitte schreiben Sie mindestens 20 Zeichen.",
    content_long: "Bitte verwenden Sie höchstens 2.000 Zeichen.",
    author: "Bitte geben Sie an, unter welchem Namen die Bewertung erscheint.",
    too_long: "Bitte verwenden Sie höchstens 200 Zeichen.",
  } satisfies Record<ReviewFault, string>,
  own: "Ihre Bewertung",
  editAsked: (reason: string) => `Bitte ändern Sie Ihre Bewertung: ${reason}`,
  verified: "Verifiziert",
  status: {
    submitted: "Wird geprüft",
    published: "Veröffentlicht",
    disputed: "In Klärung",
    hidden: "Nicht veröffentlicht",
  },
  reply: "Antwort des Speakers",
} as const;

/** The speaker's side. */
export const RECEIVED_TEXTS = {
  title: "Bewertungen",
  none: "Noch keine Bewertungen. Nach jedem Auftritt laden wir den Veranstalter dazu ein.",
  nothing: "Keine Bewertung passt dazu.",
  found: (count: number) => (count === 1 ? "1 Bewertung" : `${count} Bewertungen`),
  more: (count: number) => `Weitere Bewertungen zeigen (${count})`,
  loading: "Wird geladen...",
  search: "In Bewertungen finden",
  filters: [
    { value: "missing", label: "Ohne Antwort" },
    { value: "given", label: "Beantwortet" },
  ],
  orders: [
    { value: "newest", label: "Neueste zuerst" },
    { value: "best", label: "Beste zuerst" },
    { value: "worst", label: "Kritischste zuerst" },
  ],
  reply: "Ihre Antwort",
  answer: "Antworten",
  label: "Ihre öffentliche Antwort",
  hint: "Sie erscheint unter der Bewertung auf Ihrem Profil und lässt sich nur einmal abgeben.",
  submit: "Antwort veröffentlichen",
  cancel: "Abbrechen",
  busy: "Wird gesendet...",
  done: "Ihre Antwort ist veröffentlicht.",
  failed: "Ihre Antwort konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
} as const;
