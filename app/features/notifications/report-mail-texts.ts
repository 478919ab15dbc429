/** The receipt for somebody who reported content. */
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
