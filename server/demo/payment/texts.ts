/** The page that stands in for a card provider; it must be clear that it is one. */
export const DEMO_PAYMENT_TEXTS = {
  title: "Testzahlung",
  badge: "Testseite – es wird kein Geld bewegt",
  heading: "Testzahlung",
  intro:
    "Hier würden Sie Ihre Kartendaten eingeben. Auf dieser Demo gibt es keinen Zahlungsdienst: Wählen Sie, was er melden soll.",
  invoice: "Rechnung",
  amount: "Betrag",
  pay: "Testweise bezahlen",
  cancel: "Abbrechen",
} as const;
