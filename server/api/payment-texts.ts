/** Why a payment was not started. */
export const PAYMENT_ERRORS = {
  already_paid: "Diese Rechnung ist bereits bezahlt. Vielen Dank!",
  not_payable: "Diese Rechnung kann nicht mehr bezahlt werden.",
  unavailable:
    "Die Kartenzahlung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal oder überweisen Sie den Betrag.",
} as const;
