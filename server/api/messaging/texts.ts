import { ATTACHMENT_FAULTS } from "#domain/messaging/attachment-faults.ts";
/** Why a message was not sent. */
export const SEND_ERRORS = {
  message_text: "Bitte geben Sie eine Nachricht mit höchstens 10.000 Zeichen ein.",
  attachment_unknown: "Eine angehängte Datei wurde nicht gefunden. Bitte laden Sie sie neu hoch.",
  wait_for_answer: "Bitte warten Sie auf eine Antwort, bevor Sie weitere Nachrichten senden.",
  too_many_conversations:
    "Sie haben heute schon viele Unterhaltungen begonnen. Bitte versuchen Sie es morgen wieder.",
} as const;

export const ATTACHMENT_ERRORS = {
  attachment_unreadable:
    "Die Datei konnte nicht gelesen werden. Bitte versuchen Sie es mit einer anderen Datei.",
  attachment_infected:
    "Die Datei wurde als schädlich erkannt und nicht angenommen. Bitte prüfen Sie Ihr Gerät.",
} as const;

export const MESSAGE_FIELD_ERRORS = {
  id: "Bitte geben Sie eine gültige Kennung an.",
  message: "Bitte geben Sie eine Nachricht ein.",
  file: "Bitte wählen Sie eine Datei aus.",
  files: ATTACHMENT_FAULTS.count,
  reason: "Bitte geben Sie einen Grund mit höchstens 1.000 Zeichen an.",
} as const;

export const REPORT_ERRORS = {
  own_message: "Eigene Nachrichten können Sie nicht melden.",
} as const;
