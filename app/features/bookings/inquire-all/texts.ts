export const INQUIRE_TEXTS = {
  open: "Alle anfragen",
  title: (count: number) => (count === 1 ? "Anfrage senden" : `Ein Briefing an ${count} Speaker`),
  lead: "Jeder Speaker erhält eine eigene, unverbindliche Anfrage und antwortet mit einem Angebot.",
  dateMissing: "Bitte wählen Sie im Vergleich zuerst einen Termin.",
  consent: "Ich akzeptiere die AGB und habe die Widerrufsbelehrung gelesen.",
  send: "Anfragen senden",
  again: "Offene erneut senden",
  sending: "Wird gesendet",
  signIn: "Bitte melden Sie sich an, um zu senden. Ihre Angaben bleiben hier.",
  signInAction: "Anmelden",
  results: "Stand der Anfragen",
  sent: "Anfrage gesendet",
  taken: "An diesem Tag nicht mehr frei",
  unclear: "Nicht sicher angekommen, bitte erneut senden",
  refused: "Nicht angenommen",
  allSent: "Alle Anfragen sind gesendet. Die Antworten finden Sie in Ihrem Bereich.",
  toDashboard: "Zu meinen Anfragen",
} as const;

export const INQUIRE_LABELS = {
  eventTitle: "Veranstaltung",
  eventLocation: "Ort",
  eventParticipants: "Teilnehmer",
  contactName: "Ansprechperson",
  contactEmail: "E-Mail",
  contactPhone: "Telefon",
  billingCompany: "Firma",
  billingStreet: "Straße und Hausnummer",
  billingPostalCode: "Postleitzahl",
  billingCity: "Stadt",
} as const;

export const BRIEF_LABEL = "Briefing: Ziel, Publikum, Wünsche";

export const CLOSE_TEXTS = {
  offer: (count: number) =>
    count === 1
      ? "Für diese Veranstaltung ist noch eine weitere Anfrage offen."
      : `Für diese Veranstaltung sind noch ${count} weitere Anfragen offen.`,
  close: "Freundlich absagen",
  question: (count: number) => (count === 1 ? "Anfrage absagen?" : `${count} Anfragen absagen?`),
  consequence: (names: string, count: number) =>
    count === 1
      ? `${names} erhält eine freundliche Absage, die Anfrage ist damit zurückgezogen. Das lässt sich nicht rückgängig machen.`
      : `${names} erhalten je eine freundliche Absage, die Anfragen sind damit zurückgezogen. Das lässt sich nicht rückgängig machen.`,
  keep: "Offen lassen",
  closing: "Wird abgesagt",
  done: "Die anderen Speaker haben eine freundliche Absage erhalten",
  failed: "Nicht alle Absagen sind angekommen. Bitte versuchen Sie es noch einmal.",
  reason:
    "Vielen Dank für Ihr Interesse. Wir haben uns für diese Veranstaltung anders entschieden und kommen beim nächsten Mal gern auf Sie zurück.",
} as const;
