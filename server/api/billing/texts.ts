import type { IdentityField } from "#domain/invoicing/seller/seller-identity.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";

/** Why a payment was not started. */
export const PAYMENT_ERRORS = {
  already_paid: "Diese Rechnung ist bereits bezahlt. Vielen Dank!",
  not_payable: "Diese Rechnung kann nicht mehr bezahlt werden.",
  unavailable:
    "Die Kartenzahlung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal oder überweisen Sie den Betrag.",
} as const;

const REQUIRED = FORM_MESSAGES.required;
const UNSUITABLE = VALIDATION_MESSAGES.unsuitable;

/** Why tax data was not stored; shown at the fields. */
export const TAX_ERRORS = {
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

/** Why something was not done with an invoice; shown in the administration. */
export const INVOICE_ADMIN_ERRORS = {
  amount: "Bitte geben Sie einen Betrag über 0 € an.",
  day_ahead: "Bitte geben Sie einen Tag an, der nicht in der Zukunft liegt.",
  year: "Bitte geben Sie ein Jahr an.",
  bankEntry: "Diese Buchungszeile ist unbekannt. Bitte lesen Sie die Datei noch einmal ein.",
  not_allowed: "Das ist beim jetzigen Stand der Rechnung nicht möglich.",
  more_than_paid: "Es lässt sich höchstens erstatten, was für diese Rechnung eingegangen ist.",
  already_recorded: "Dieser Zahlungseingang wurde bereits verbucht.",
  paid_meanwhile:
    "Zu dieser Rechnung wurde inzwischen etwas verbucht. Bitte prüfen Sie den neuen Stand, bevor Sie es noch einmal versuchen.",
  already_cancelled: "Diese Rechnung ist bereits storniert.",
  unreadable:
    "Die Datei konnte nicht gelesen werden. Erwartet wird ein Kontoauszug als CAMT.053 (XML) oder CSV.",
  too_large: "Die Datei ist zu groß. Bitte laden Sie höchstens 2 MB mit 5.000 Zeilen hoch.",
  sellers_incomplete:
    "Die Meldung lässt sich noch nicht erstellen: Bei mindestens einem Speaker fehlen Angaben. Welche, steht bei den Jahresexporten.",
  company_incomplete:
    "Die Meldung lässt sich noch nicht erstellen: In den Einstellungen fehlen Angaben zum Unternehmen.",
  busy: "Gerade werden schon Dateien gelesen. Bitte versuchen Sie es in ein paar Sekunden noch einmal.",
} as const;
