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
} as const;
