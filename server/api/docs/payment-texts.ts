const invoice = { de: "Kennung der Rechnung.", en: "Id of the invoice." };

/** What the documentation says about paying. */
export const PAYMENT_OPERATIONS = {
  startCheckout: {
    title: { de: "Rechnung mit Karte bezahlen", en: "Pay an invoice by card" },
    text: {
      de: "Beginnt die Kartenzahlung des offenen Betrags und nennt die Adresse, unter der es weitergeht. Der Betrag kommt aus der gespeicherten Rechnung. Eine begonnene Zahlung wird fortgesetzt, eine bezahlte Rechnung mit 409 abgelehnt.",
      en: "Starts the card payment of what is open and names the address where it goes on. The amount comes from the stored invoice. A payment that was started is continued, a paid invoice is refused with 409.",
    },
    parameters: { id: invoice },
  },
  readTransfer: {
    title: { de: "Überweisungsdaten", en: "Bank transfer details" },
    text: {
      de: "Konto, offener Betrag, Verwendungszweck und Girocode einer eigenen Rechnung mit ihrem Stand. Beträge sind Cent.",
      en: "Account, open amount, purpose and Girocode of one of the own invoices with its state. Amounts are cents.",
    },
    parameters: { id: invoice },
  },
  readPayment: {
    title: { de: "Stand einer Kartenzahlung", en: "State of a card payment" },
    text: {
      de: "Was der Zahlungsdienst über die Zahlung gemeldet hat: „pending“ bis dahin, „paid“, „already_paid“ (anders bezahlt), „mismatch“ (anderer Betrag, wir melden uns) oder „not_paid“.",
      en: "What the provider told about the payment: `pending` until then, `paid`, `already_paid` (in another way), `mismatch` (another amount, we get in touch) or `not_paid`.",
    },
    parameters: { id: { de: "Kennung der Zahlung.", en: "Id of the payment." } },
  },
  receiveStripeEvent: {
    title: { de: "Meldung von Stripe", en: "Event from Stripe" },
    text: {
      de: "Für den Zahlungsdienst allein: nur eine gültige Unterschrift (Stripe-Signature) wird angenommen, dieselbe Meldung wirkt einmal.",
      en: "For the payment provider alone: only a valid signature (Stripe-Signature) is accepted, the same event takes effect once.",
    },
    parameters: {},
  },
} as const;
