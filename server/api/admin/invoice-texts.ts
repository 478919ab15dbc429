import type { InvoiceState } from "#domain/invoicing/invoice-state.ts";

/** Why something was not done with an invoice; shown in the administration. */
export const INVOICE_ADMIN_ERRORS = {
  amount: "Bitte geben Sie einen Betrag über 0 € an.",
  day: "Bitte geben Sie einen Tag im Format JJJJ-MM-TT an.",
  day_ahead: "Bitte geben Sie einen Tag an, der nicht in der Zukunft liegt.",
  year: "Bitte geben Sie ein Jahr an.",
  note: "Bitte verwenden Sie höchstens 500 Zeichen.",
  choice: "Bitte wählen Sie einen der vorgesehenen Werte.",
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

/** The words of the file for spreadsheets. */
export const STATE_WORDS: Record<InvoiceState, string> = {
  issued: "Ausgestellt",
  sent: "Versendet",
  partly_paid: "Teilweise bezahlt",
  overdue: "Überfällig",
  reminded: "Gemahnt",
  disputed: "Strittig",
  paid: "Bezahlt",
  cancelled: "Storniert",
  written_off: "Ausgebucht",
  credit: "Stornorechnung",
};
