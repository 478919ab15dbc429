/** What the documentation says about reported content. */
export const REPORT_OPERATIONS = {
  reportContent: {
    title: { de: "Inhalt melden", en: "Report content" },
    text: {
      de: "Nimmt die Meldung eines rechtswidrigen oder falschen Inhalts entgegen (Artikel 16 der Verordnung (EU) 2022/2065). Ohne Anmeldung möglich. Der Eingang wird per E-Mail bestätigt. address ist eine Adresse dieser Website.",
      en: "Takes a notice of unlawful or wrong content (Article 16 of Regulation (EU) 2022/2065). Needs no session. Receipt is confirmed by mail. address is an address of this site.",
    },
    parameters: {},
  },
  declareWithdrawal: {
    title: { de: "Vertrag widerrufen", en: "Withdraw from a contract" },
    text: {
      de: "Nimmt den Widerruf einer Verbraucherin oder eines Verbrauchers entgegen (§ 356a BGB). Ohne Anmeldung möglich. Der Eingang wird mit Inhalt, Datum und Uhrzeit per E-Mail bestätigt. 404, solange der Betreiber die Funktion nicht anbietet.",
      en: "Takes the withdrawal of a consumer (§ 356a BGB). Needs no session. Receipt is confirmed by mail with content, day and time. 404 as long as the operator does not offer the function.",
    },
    parameters: {},
  },
} as const;
