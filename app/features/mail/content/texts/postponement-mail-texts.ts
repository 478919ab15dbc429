/** Mails about another day for what is booked. */
export const POSTPONEMENT_MAIL_TEXTS = {
  oldDay: "Bisheriger Termin",
  newDay: "Neuer Termin",
  requestedDay: "Gewünschter Termin",
  answerUntil: "Antwort bis",
  answerRequest: "Wunsch beantworten",
  toBooking: "Zur Buchung",
  calendar:
    "Der neue Termin liegt als Kalenderdatei bei. Sie ersetzt den bisherigen Eintrag in Ihrem Kalender.",
  request: {
    subject: (title: string) => `Verschiebung gewünscht: ${title}`,
    preheader: "Der Kunde bittet um einen anderen Tag.",
    heading: "Ein anderer Tag wird gewünscht",
    text: "der Kunde möchte die folgende Veranstaltung verschieben. Bis Sie zusagen, gilt der bisherige Termin. Der gewünschte Tag ist noch nicht belegt.",
  },
  postponed: {
    subject: (title: string) => `Neuer Termin: ${title}`,
    preheader: "Die Veranstaltung findet an einem anderen Tag statt.",
    heading: "Ihr Termin ist verschoben",
    customer: (speaker: string) =>
      `${speaker} hat dem neuen Termin zugesagt. Preis und Umfang bleiben gleich. Sie erhalten eine neue Fassung des Vertrags. Eine offene Rechnung ersetzen wir durch eine neue mit dem neuen Leistungsdatum. Ist sie bezahlt oder angemahnt, bleibt sie gültig.`,
    speaker:
      "die folgende Veranstaltung ist verschoben. Der bisherige Tag ist in Ihrem Kalender wieder frei, der neue belegt. Eine neue Fassung des Vertrags liegt zur Unterschrift bereit.",
  },
  declined: {
    subject: (title: string) => `Verschiebung nicht möglich: ${title}`,
    preheader: "Ihre Buchung gilt weiter für den bisherigen Tag.",
    heading: "Die Verschiebung ist nicht möglich",
    text: (speaker: string) =>
      `${speaker} kann am gewünschten Tag leider nicht. Ihre Buchung gilt weiter für den bisherigen Termin. Sie können einen anderen Tag vorschlagen.`,
  },
  withdrawn: {
    subject: (title: string) => `Verschiebung zurückgezogen: ${title}`,
    preheader: "Es bleibt beim bisherigen Termin.",
    heading: "Es bleibt beim bisherigen Termin",
    text: "der Kunde hat den Wunsch nach einem anderen Tag zurückgezogen. Sie müssen nichts weiter tun.",
  },
  expired: {
    subject: (title: string) => `Keine Antwort auf die Verschiebung: ${title}`,
    preheader: "Ihre Buchung gilt weiter für den bisherigen Tag.",
    heading: "Es bleibt beim bisherigen Termin",
    text: (speaker: string) =>
      `${speaker} hat auf Ihren Wunsch nach einem anderen Tag nicht geantwortet. Ihre Buchung gilt weiter für den bisherigen Termin. Sie können einen anderen Tag vorschlagen.`,
  },
} as const;
