import type { IdentityField } from "#domain/invoicing/seller-identity.ts";

/** Why a payment was not started. */
export const PAYMENT_ERRORS = {
  already_paid: "Diese Rechnung ist bereits bezahlt. Vielen Dank!",
  not_payable: "Diese Rechnung kann nicht mehr bezahlt werden.",
  unavailable:
    "Die Kartenzahlung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal oder überweisen Sie den Betrag.",
} as const;

const REQUIRED = "Bitte füllen Sie dieses Feld aus.";
const UNSUITABLE = "Bitte prüfen Sie diese Angabe.";

/** Why tax data was not stored; shown at the fields. */
export const TAX_ERRORS = {
  required: REQUIRED,
  tooLong: (longest: number) => `Bitte verwenden Sie höchstens ${longest} Zeichen.`,
  country: "Bitte wählen Sie ein Land.",
  number: "Bitte geben Sie eine Steuernummer oder eine USt-IdNr. an.",
  vatId: "Diese Nummer passt nicht zum gewählten Land, zum Beispiel DE123456789.",
  missing: {
    party_kind: "Bitte wählen Sie, ob Sie als Person oder als Organisation abrechnen.",
    first_name: REQUIRED,
    last_name: REQUIRED,
    birth_date: "Bitte geben Sie Ihr Geburtsdatum an.",
    birth_city: REQUIRED,
    birth_country: "Bitte wählen Sie ein Land.",
    register_number: REQUIRED,
    tin: "Bitte geben Sie die Nummer an. Personen ohne Nummer nennen stattdessen ihren Geburtsort.",
    tin_country: "Bitte wählen Sie ein Land.",
    iban: "Bitte geben Sie die IBAN des Kontos an.",
    account_holder: REQUIRED,
  } satisfies Record<IdentityField, string>,
  wrong: {
    party_kind: UNSUITABLE,
    first_name: UNSUITABLE,
    last_name: UNSUITABLE,
    birth_date: "Bitte prüfen Sie das Geburtsdatum.",
    birth_city: UNSUITABLE,
    birth_country: "Bitte wählen Sie ein Land aus der Liste.",
    register_number: UNSUITABLE,
    tin: "Diese Nummer passt nicht zum Land, das sie vergeben hat. Bitte prüfen Sie die Ziffern.",
    tin_country: "Bitte wählen Sie ein Land.",
    iban: "Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.",
    account_holder: UNSUITABLE,
  } satisfies Record<IdentityField, string>,
} as const;
