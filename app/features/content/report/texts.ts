import type { ReportKind, ReportReason } from "#domain/content/report.ts";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";

export const REPORT_TEXTS = {
  title: "Inhalt melden",
  description:
    "Melden Sie rechtswidrige oder falsche Inhalte auf der Wortbühne. Sie erhalten eine Bestätigung per E-Mail.",
  lead: "Sie haben einen Inhalt gesehen, der gegen Gesetze oder unsere Bedingungen verstößt? Sagen Sie uns Bescheid. Sie brauchen dafür kein Konto. Den Eingang bestätigen wir per E-Mail, die Entscheidung begründen wir.",
  kind: "Worum geht es?",
  address: "Adresse des Inhalts",
  addressHint: "Aus der Adresszeile des Browsers, zum Beispiel /speaker/name",
  reason: "Grund",
  choose: "Bitte wählen",
  explanation: "Begründung",
  explanationHint: "Was genau ist der Verstoß, und woran erkennen wir ihn? Mindestens 20 Zeichen.",
  name: "Ihr Name",
  email: "Ihre E-Mail-Adresse",
  goodFaith: "Ich versichere, dass meine Angaben nach bestem Wissen richtig und vollständig sind.",
  send: "Meldung senden",
  busy: BUSY_TEXTS.sending,
  done: "Vielen Dank. Ihre Meldung ist eingegangen.",
  doneText: (reference: string) => `Vorgangsnummer ${reference}. Die Bestätigung kommt per E-Mail.`,
  refused: FORM_MESSAGES.marked,
  tooMany: "Sie haben gerade viele Meldungen gesendet. Bitte versuchen Sie es später noch einmal.",
  failed: "Ihre Meldung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  noScript: "Ohne Skripte erreichen Sie uns per E-Mail:",
} as const;

export const REPORT_KIND_LABELS: Record<ReportKind, string> = {
  speaker: "Ein Speaker-Profil",
  review: "Eine Bewertung oder Referenz",
  article: "Ein Artikel im Magazin",
  other: "Etwas anderes",
};

export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  unlawful: "Rechtswidriger Inhalt",
  personal_rights: "Verletzung von Persönlichkeitsrechten",
  copyright: "Verletzung von Urheber- oder Markenrechten",
  false_claim: "Falsche Angaben",
  fraud: "Betrug oder Täuschung",
  other: "Anderer Grund",
};
