import { REVIEW_INVITATION } from "#domain/booking/review/review-invitation.ts";
/** What was decided about a report, with the reason and what can be done against it (DSA Art. 16, 17). */
export const REPORT_DECISION_TEXTS = {
  subject: "Entscheidung zu Ihrer Meldung",
  preheader: "Wir haben den gemeldeten Inhalt geprüft.",
  heading: "Wir haben Ihre Meldung geprüft",
  upheld: "vielen Dank für Ihren Hinweis. Wir sind ihm nachgegangen und haben Maßnahmen ergriffen.",
  rejected:
    "wir haben den gemeldeten Inhalt geprüft und keinen Verstoß festgestellt. Der Inhalt bleibt bestehen.",
  reference: "Vorgangsnummer",
  reason: "Begründung",
  complaint:
    "Die Prüfung haben Menschen vorgenommen. Sind Sie nicht einverstanden, antworten Sie auf diese E-Mail oder rufen Sie die Gerichte oder eine Streitbeilegungsstelle an.",
  action: "Regeln der Wortbühne lesen",
} as const;

/** What the author of a review is told about it. */
export const REVIEW_MAIL_TEXTS = {
  reason: "Begründung",
  speaker: "Speaker",
  action: "Zur Buchung",
  hidden: {
    subject: REVIEW_INVITATION.hidden,
    preheader: "Die Begründung steht in dieser E-Mail.",
    heading: REVIEW_INVITATION.hidden,
    text: "wir haben Ihre Bewertung geprüft und zeigen sie nicht öffentlich an. Gelöscht ist sie nicht.",
    note: "Sind Sie nicht einverstanden? Antworten Sie auf diese E-Mail; wir prüfen die Entscheidung noch einmal.",
  },
  edit: {
    subject: REVIEW_INVITATION.edit,
    preheader: "Zu Ihrer Bewertung haben wir eine Rückfrage.",
    heading: REVIEW_INVITATION.edit,
    text: "vielen Dank für Ihre Bewertung. Bevor wir sie veröffentlichen, bitten wir Sie um eine Änderung.",
    note: "Öffnen Sie die Buchung, ändern Sie den Text und senden Sie ihn noch einmal ab.",
  },
} as const;

/** The receipt for a reporter of content. */
export const REPORT_MAIL_TEXTS = {
  subject: "Ihre Meldung ist eingegangen",
  preheader: "Wir prüfen den gemeldeten Inhalt und sagen Ihnen, wie wir entschieden haben.",
  heading: "Ihre Meldung ist eingegangen",
  text: "vielen Dank für Ihren Hinweis. Wir prüfen den gemeldeten Inhalt sorgfältig und teilen Ihnen unsere Entscheidung mit Begründung mit. Gegen die Entscheidung können Sie sich bei uns beschweren oder die Gerichte anrufen.",
  reference: "Vorgangsnummer",
  at: "Eingegangen",
  action: "Regeln der Wortbühne lesen",
  note: "Haben Sie nichts gemeldet? Dann hat jemand Ihre Adresse angegeben. Sie können diese E-Mail löschen.",
} as const;

/** The receipt that § 356a BGB demands, and the answer to it. */
export const WITHDRAWAL_MAIL_TEXTS = {
  receipt: {
    subject: "Eingangsbestätigung: Ihr Widerruf",
    preheader: "Wir bestätigen Ihnen Inhalt, Datum und Uhrzeit Ihres Widerrufs.",
    heading: "Ihr Widerruf ist eingegangen",
    text: "hiermit bestätigen wir den Eingang Ihres Widerrufs. Bitte bewahren Sie diese E-Mail auf.",
    declaration: "Erklärung",
    declared: "Hiermit widerrufe ich den unten genannten Vertrag.",
    note: "Haben Sie nichts widerrufen? Dann hat jemand Ihre Adresse angegeben. Antworten Sie in diesem Fall bitte auf diese E-Mail.",
  },
  decision: {
    subject: "Antwort auf Ihren Widerruf",
    preheader: "Wir haben Ihren Widerruf bearbeitet.",
    heading: "Wir haben Ihren Widerruf bearbeitet",
    upheld:
      "Ihr Widerruf ist wirksam, der Vertrag ist aufgehoben. Zahlungen erstatten wir binnen vierzehn Tagen ab dem Eingang Ihres Widerrufs.",
    rejected: "wir haben Ihren Widerruf geprüft und können ihn nicht annehmen.",
    reason: "Unsere Nachricht",
    note: "Sind Sie nicht einverstanden, antworten Sie auf diese E-Mail.",
  },
  name: "Name",
  contract: "Vertrag",
  at: "Eingegangen",
  number: "Vorgangsnummer",
  action: "Widerrufsbelehrung lesen",
} as const;
