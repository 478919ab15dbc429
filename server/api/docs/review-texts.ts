const id = { de: "Kennung der Buchung.", en: "Id of the booking." };

/** What the documentation says about reviews. */
export const REVIEW_OPERATIONS = {
  submitReview: {
    title: { de: "Bewertung abgeben", en: "Submit a review" },
    text: {
      de: "Einmal je Buchung, nur für den Kunden und erst nach der Veranstaltung. Die Bewertung erscheint nach der Prüfung; sie ist stets verifiziert, weil sie aus einer durchgeführten Buchung stammt.",
      en: "Once per booking, only for the customer, only after the event. The review appears after a check; it is always verified, because it comes from a finished booking.",
    },
    parameters: { id },
  },
  readReview: {
    title: { de: "Bewertung lesen", en: "Read a review" },
    text: {
      de: "Die Bewertung zu einer Buchung: für den Kunden in jedem Stand, für den Speaker ab der Veröffentlichung.",
      en: "The review of a booking: for the customer in every state, for the speaker once it is published.",
    },
    parameters: { id },
  },
} as const;
