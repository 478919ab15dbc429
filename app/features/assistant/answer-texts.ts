import type { Question } from "#domain/assistant/constraints.ts";
import type { Relaxation } from "#domain/assistant/relax.ts";

/** The words of the embedded assistant. */
export const ANSWER_TEXTS = {
  found: (count: number) =>
    count === 1
      ? "Eine Person passt zu Ihren Angaben:"
      : `Diese ${count} Speaker passen zu Ihren Angaben:`,
  relaxed: (given: string) =>
    `Genau so ist niemand verfügbar. Diese kommen am nächsten heran, ohne Rücksicht auf ${given}:`,
  nothing: "Dazu habe ich niemanden gefunden.",
  nothingOn: (topic: string) => `Zum Thema „${topic}“ habe ich niemanden gefunden.`,
  nearest: "Am ehesten passen diese Speaker:",
  person: (name: string) => `${name} ist bei uns buchbar. Das steht im Profil und im Kalender:`,
  lost: "Das habe ich nicht sicher verstanden.",
  explained:
    "Ich bin ein KI-Assistent und suche in den Profilen, Preisen und Kalendern der Wortbühne. Schreiben Sie mir, was Sie planen: Thema, Termin, Ort, Budget, Sprache und Größe des Publikums. Sie können auch ein fertiges Briefing einfügen. Entscheiden und buchen tun immer Sie selbst.",
  handedOver:
    "Gern. Unser Team liest Ihre Nachricht und meldet sich werktags innerhalb eines Tages. Schreiben Sie an die Adresse unter diesem Chat; mit einem Speaker sprechen Sie über dessen Profil.",
  off: "Der Assistent macht gerade Pause. Die Suche hilft Ihnen weiter.",
  budgetHint: (isGross: boolean) =>
    `Ihr Budget rechne ich als ${isGross ? "Bruttobetrag (inkl. MwSt.)" : "Nettobetrag"} mit Anreise.`,
  budgetHintOnline: (isGross: boolean) =>
    `Ihr Budget rechne ich als ${isGross ? "Bruttobetrag (inkl. MwSt.)" : "Nettobetrag"}.`,
  budgetHintWithoutTravel: (isGross: boolean) =>
    `Ihr Budget rechne ich als ${isGross ? "Bruttohonorar (inkl. MwSt.)" : "Nettohonorar"} ohne Anreise.`,
} as const;

export const QUESTION_TEXTS: Record<Question, string> = {
  topic: "Worum soll es gehen, und was soll das Publikum mitnehmen?",
  date: "Wann ist die Veranstaltung?",
  place: "In welcher Stadt findet sie statt, oder ist sie online?",
  budget: "Welches Budget haben Sie ungefähr, netto?",
  audience: "Wie viele Menschen hören zu?",
  language: "In welcher Sprache soll der Vortrag sein?",
};

export const RELAXATION_TEXTS: Record<Relaxation, string> = {
  gender: "den Wunsch nach einer Frau",
  format: "das Format",
  budget: "das Budget",
  date: "den Termin",
  language: "die Sprache",
  topic: "das Thema",
};

/** Answers to the open question that need no typing. */
export const CHIP_TEXTS: Record<Question, readonly string[]> = {
  topic: ["Künstliche Intelligenz", "Führung", "Nachhaltigkeit", "Mentale Gesundheit"],
  date: ["Nächsten Monat", "Im Mai", "Im Herbst"],
  place: ["Online", "In Berlin", "In München", "In Hamburg"],
  budget: ["Bis 3.000 € netto", "Bis 5.000 € netto", "Bis 8.000 € netto"],
  audience: ["50 Personen", "150 Personen", "500 Personen"],
  language: ["Auf Deutsch", "Auf Englisch"],
};

export const KNOWN_TEXTS = {
  day: (day: string) => day,
  span: (from: string, to: string) => `${from} bis ${to}`,
  online: "online",
  most: (euros: string, basis: string) => `bis ${euros} ${basis}`,
  least: (euros: string, basis: string) => `ab ${euros} ${basis}`,
  between: (min: string, max: string, basis: string) => `${min} bis ${max} ${basis}`,
  basis: (isGross: boolean) => (isGross ? "brutto" : "netto"),
  people: (count: number) => (count === 1 ? "1 Person" : `${count} Personen`),
  topic: (words: string) => `„${words}“`,
  not: (what: string) => `nicht ${what}`,
  talk: "Vortrag",
  workshop: "Workshop",
  woman: "eine Frau",
} as const;

export const REASON_TEXTS = {
  topics: (topics: string) => `Spricht über ${topics}`,
  category: (label: string) => `Spricht im Themenfeld ${label}`,
  named: "Von Ihnen genannt",
  rated: (rating: string) => `mit ${rating} von 5 bewertet`,
  languages: (languages: string) => `auf ${languages}`,
  general: "Vielseitig gebucht",
} as const;

export const PRICE_TEXTS = {
  travel: {
    included: (net: string, gross: string) => `${net} netto mit Anreise, ${gross} inkl. MwSt.`,
    none: (net: string, gross: string) => `${net} netto, ${gross} inkl. MwSt.`,
    open: (net: string, gross: string) => `${net} netto, ${gross} inkl. MwSt., Anreise extra`,
  },
  workshop: (text: string) => `Workshop: ${text}`,
  format: (label: string, text: string) => `${label}: ${text}`,
  onRequest: "Preis auf Anfrage",
} as const;
