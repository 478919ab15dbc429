import { REVIEW_INVITATION } from "#domain/booking/review/review-invitation.ts";
/** Subjects name the event; what a customer or speaker wrote is cut to one line. */
export const BOOKING_MAIL_TEXTS = {
  facts: {
    reference: "Buchungsnummer",
    event: "Veranstaltung",
    speaker: "Speaker",
    contact: "Ansprechperson",
    company: "Unternehmen",
    day: "Datum",
    time: "Beginn",
    duration: "Dauer",
    format: "Format",
    venue: "Ort",
    audience: "Teilnehmer",
    amount: "Gesamtpreis",
    amountBefore: "Gesamtpreis vor Provision",
    before: "Bisher angefragt",
    travel: "Reisekosten",
    notes: "Besondere Wünsche",
    message: "Nachricht",
    reason: "Grund",
    until: "Gültig bis",
    fee: "Stornokosten",
  },
  pricedTravel: (amount: string) => `${amount} (im Gesamtpreis enthalten)`,
  clock: (time: string) => `${time} Uhr`,
  minutes: (count: number) => `${count} Minuten`,
  calendar: "Den Termin finden Sie als Kalenderdatei im Anhang.",
  toBooking: "Zur Buchung",
  toDashboard: "Zum Dashboard",
  confirmation: {
    subject: (title: string) => `Buchung bestätigt: ${title}`,
    preheader: "Ihre Buchung ist verbindlich. Die Rechnung folgt per E-Mail.",
    heading: "Ihre Buchung ist bestätigt",
    text: (speaker: string) =>
      `vielen Dank für Ihre Buchung. ${speaker} ist verbindlich für Ihre Veranstaltung gebucht. Die Rechnung erhalten Sie in einer eigenen E-Mail, zahlbar innerhalb von 14 Tagen.`,
    depositText: (speaker: string) =>
      `vielen Dank für Ihre Buchung. ${speaker} ist verbindlich für Ihre Veranstaltung gebucht. Die Rechnungen über Anzahlung und Rest erhalten Sie in eigenen E-Mails, zahlbar wie auf der Rechnung angegeben.`,
  },
  inquiry: {
    subject: (title: string) => `Ihre Anfrage: ${title}`,
    preheader: "Ihre Anfrage ist unverbindlich. In der Regel antwortet der Speaker in 24 Stunden.",
    heading: "Ihre Anfrage ist angekommen",
    text: (speaker: string) =>
      `vielen Dank für Ihre unverbindliche Anfrage an ${speaker}. In der Regel erhalten Sie innerhalb von 24 Stunden eine Antwort. Bis dahin entstehen Ihnen keine Kosten.`,
  },
  speakerBooking: {
    subject: (title: string) => `Neue verbindliche Buchung: ${title}`,
    preheader: "Ein Kunde hat Sie verbindlich gebucht.",
    heading: "Sie wurden gebucht",
    text: "ein Kunde hat Sie verbindlich gebucht. Der Tag ist in Ihrem Kalender belegt.",
  },
  speakerInquiry: {
    subject: (title: string) => `Neue Anfrage: ${title}`,
    preheader: "Bitte antworten Sie innerhalb von 24 Stunden.",
    heading: "Sie haben eine neue Anfrage",
    text: "ein Kunde fragt unverbindlich bei Ihnen an. Bitte antworten Sie innerhalb von 24 Stunden mit einem Angebot oder einer Absage.",
    action: "Anfrage beantworten",
  },
  offer: {
    subject: (title: string) => `Ihr Angebot: ${title}`,
    preheader: "Nehmen Sie das Angebot an, solange der Tag für Sie frei gehalten wird.",
    heading: "Sie haben ein Angebot",
    text: (speaker: string) =>
      `${speaker} macht Ihnen ein Angebot. Der Tag ist für Sie reserviert, bis das Angebot abläuft. Mit Ihrer Zusage wird die Buchung verbindlich.`,
    action: "Angebot ansehen",
  },
  hold: {
    subject: (title: string) => `Ihr Termin ist reserviert: ${title}`,
    preheader: "Bestätigen Sie die Buchung, solange der Tag für Sie frei gehalten wird.",
    heading: "Ihr Termin ist reserviert",
    text: (speaker: string) =>
      `${speaker} hält den Tag für Sie frei. Mit Ihrer Zusage wird die Buchung zum genannten Preis verbindlich.`,
    action: "Buchung bestätigen",
  },
  accepted: {
    subject: (title: string) => `Angebot angenommen: ${title}`,
    preheader: "Die Buchung ist verbindlich.",
    heading: "Ihr Angebot wurde angenommen",
    text: "der Kunde hat Ihr Angebot angenommen. Die Buchung ist jetzt verbindlich.",
  },
  declined: {
    subject: (title: string) => `Absage zu Ihrer Anfrage: ${title}`,
    preheader: "Leider ist der Termin nicht möglich.",
    heading: "Leider eine Absage",
    text: (speaker: string) =>
      `${speaker} kann Ihre Anfrage leider nicht annehmen. Es entstehen Ihnen keine Kosten. Gern können Sie andere Speaker anfragen.`,
    action: "Speaker finden",
  },
  withdrawn: {
    subject: (title: string) => `Anfrage zurückgezogen: ${title}`,
    preheader: "Sie müssen nichts weiter tun.",
    heading: "Die Anfrage wurde zurückgezogen",
    text: "der Kunde hat die Anfrage zurückgezogen. Sie müssen nichts weiter tun.",
  },
  retracted: {
    subject: (title: string) => `Angebot zurückgezogen: ${title}`,
    preheader: "Das Angebot gilt nicht mehr.",
    heading: "Das Angebot wurde zurückgezogen",
    text: (speaker: string) =>
      `${speaker} hat das Angebot leider zurückgezogen. Es entstehen Ihnen keine Kosten. Gern können Sie andere Speaker anfragen.`,
    action: "Speaker finden",
  },
  cancelled: {
    subject: (title: string) => `Buchung storniert: ${title}`,
    preheader: "Die Buchung findet nicht statt.",
    heading: "Die Buchung wurde storniert",
    by: {
      customer: "die folgende Buchung wurde vom Kunden storniert.",
      speaker: "die folgende Buchung wurde vom Speaker storniert.",
      admin: "die folgende Buchung wurde von der Wortbühne storniert.",
    },
    noFee: "keine",
    calendar: "Die angehängte Kalenderdatei nimmt den Termin aus Ihrem Kalender.",
  },
  expired: {
    subject: (title: string) => `Anfrage abgelaufen: ${title}`,
    preheader: "Die Frist ist verstrichen.",
    heading: "Die Anfrage ist abgelaufen",
    text: "die Frist ist ohne Antwort verstrichen. Die Anfrage ist damit beendet, es entstehen keine Kosten.",
  },
  adjusted: {
    subject: (title: string) => `Geänderte Konditionen: ${title}`,
    preheader: "Frist oder Preis wurde geändert.",
    heading: "Frist oder Preis wurde geändert",
    text: "wir haben die Konditionen geändert. Verbindlich wird die Buchung weiterhin erst mit der Zusage des Kunden.",
  },
  replacement: {
    subject: (title: string) => `Unsere Vorschläge: ${title}`,
    preheader: "Diese Speaker sind an Ihrem Tag frei.",
    heading: "Diese Speaker sind an Ihrem Tag frei",
    text: (speaker: string) =>
      `${speaker} steht Ihnen für diese Veranstaltung leider nicht zur Verfügung. Wir haben Speaker gesucht, die thematisch passen und an Ihrem Tag frei sind. Eine Anfrage ist unverbindlich.`,
    action: (name: string) => `Profil von ${name} ansehen`,
  },
  completed: {
    subject: (title: string) => `Wie war es? ${title}`,
    preheader: REVIEW_INVITATION.why,
    heading: REVIEW_INVITATION.event,
    text: (speaker: string) =>
      `wir hoffen, dass Ihre Veranstaltung mit ${speaker} gelungen ist. Mit einer kurzen Bewertung helfen Sie anderen bei der Auswahl.`,
    action: "Bewertung abgeben",
  },
} as const;
