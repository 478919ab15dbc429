/** What comes of a booking or an inquiry, said in the drawer, on the page after it and in the dashboard. */
export const OUTCOME_TEXTS = {
  unbinding:
    "Ihre Anfrage ist unverbindlich. Der Speaker antwortet in der Regel innerhalb von 24 Stunden.",
  invoicePending: "Ihre Rechnung wird erstellt und per E-Mail versendet.",
  invoiceFailed: "Rechnungsgenerierung fehlgeschlagen. Bitte kontaktieren Sie den Support.",
} as const;
