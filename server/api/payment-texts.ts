/** Why a payment was not started. */
export const PAYMENT_ERRORS = {
  already_paid: "Diese Rechnung ist bereits bezahlt. Vielen Dank!",
  not_payable: "Diese Rechnung kann nicht mehr bezahlt werden.",
  unavailable:
    "Die Kartenzahlung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal oder überweisen Sie den Betrag.",
} as const;

/** Why tax data was not stored; shown at the fields. */
export const TAX_ERRORS = {
  required: "Bitte füllen Sie dieses Feld aus.",
  tooLong: (longest: number) => `Bitte verwenden Sie höchstens ${longest} Zeichen.`,
  country: "Bitte wählen Sie ein Land.",
  number: "Bitte geben Sie eine Steuernummer oder eine USt-IdNr. an.",
  vatId: "Diese Nummer passt nicht zum gewählten Land, zum Beispiel DE123456789.",
} as const;
