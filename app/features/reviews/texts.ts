import type { ReviewFault } from "#domain/booking/review/review-rules.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { FORM_MESSAGES, REVIEW_MESSAGES } from "#domain/validation-messages.ts";

export const REVIEW_TEXTS = {
  intro:
    "Ihre Bewertung wird vor der Veröffentlichung geprüft und trägt den Hinweis „Verifiziert“, weil sie aus einer durchgeführten Buchung stammt.",
  rating: "Gesamteindruck",
  stars: (count: number) => (count === 1 ? "1 Stern" : `${count} Sterne`),
  content: "Ihre Bewertung",
  contentHint: (min: number, max: number) => `${min} bis ${formatNumber(max)} Zeichen`,
  author: "Wird angezeigt als",
  position: "Funktion",
  company: "Unternehmen",
  submit: "Bewertung absenden",
  done: "Vielen Dank! Ihre Bewertung wird geprüft und danach veröffentlicht.",
  failed: "Ihre Bewertung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  faults: {
    rating: REVIEW_MESSAGES.rating,
    content_short: "Bitte schreiben Sie mindestens 20 Zeichen.",
    content_long: FORM_MESSAGES.tooLong("2.000"),
    author: REVIEW_MESSAGES.author,
    too_long: FORM_MESSAGES.tooLong(200),
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
  done: "Ihre Antwort ist veröffentlicht.",
  failed: "Ihre Antwort konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
} as const;
