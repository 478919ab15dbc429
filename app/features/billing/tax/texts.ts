export const TAX_TEXTS = {
  title: "Steuerdaten",
  intro:
    "Wir brauchen diese Angaben für Ihre Abrechnungen und für die gesetzliche Meldung an das Finanzamt (PStTG). Nur Sie und die Verwaltung sehen sie.",
  legal_name: "Name oder Firma",
  street: "Straße und Hausnummer",
  postal_code: "Postleitzahl",
  city: "Ort",
  country: "Land",
  tax_number: "Steuernummer",
  vat_id: "USt-IdNr.",
  numberHint: "Eine der beiden Nummern genügt.",
  small: "Ich bin Kleinunternehmer (§ 19 UStG) und weise keine Umsatzsteuer aus.",
  selfBilling:
    "Bitte stellen Sie für mich Gutschriften aus (§ 14 Abs. 2 UStG). Dann muss ich keine eigene Rechnung schreiben.",
  save: "Steuerdaten speichern",
  busy: "Wird gespeichert...",
  saved: "Steuerdaten gespeichert. Sie gelten ab der nächsten Abrechnung.",
} as const;
