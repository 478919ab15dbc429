import type { ReminderRuleName } from "#domain/platform/reminders.ts";

/** What a rule writes into the list. */
export const AUTOMATIC_REMINDERS: Record<ReminderRuleName, string> = {
  unanswered: "Anfrage ohne Antwort: beim Speaker nachfassen",
  offer_open: "Offenes Angebot: beim Kunden nachfassen",
  contract: "Vertrag und Rechnung prüfen",
  travel: "Reise und Ablauf abstimmen",
  thanks: "Dank senden und um Bewertung bitten",
};

export const OVERTAKEN =
  "Automatisch geschlossen: Stand oder Termin der Buchung haben sich geändert.";
