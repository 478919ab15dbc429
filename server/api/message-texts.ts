import type { UploadRefusal } from "#features/messaging/attachments.server.ts";

/** Why a conversation was not opened (VAL-09 to VAL-11, ERR-40, ERR-41, C-52, C-89). */
export const CONVERSATION_ERRORS = {
  not_signed_in: "Bitte melden Sie sich an, um eine Nachricht zu senden",
  own_profile: "Sie können sich nicht selbst eine Nachricht senden",
  only_customers: "Nur Kunden können Nachrichten an Speaker senden",
  no_partner:
    "Konversation kann nicht geladen werden. Bitte wählen Sie einen Gesprächspartner aus.",
  not_possible: "Konversation kann nicht initialisiert werden",
} as const;

/** Why a message was not sent. */
export const SEND_ERRORS = {
  message_text: "Bitte geben Sie eine Nachricht mit höchstens 10.000 Zeichen ein.",
  attachment_unknown: "Eine angehängte Datei wurde nicht gefunden. Bitte laden Sie sie neu hoch.",
  wait_for_answer: "Bitte warten Sie auf eine Antwort, bevor Sie weitere Nachrichten senden.",
  too_many_conversations:
    "Sie haben heute schon viele Unterhaltungen begonnen. Bitte versuchen Sie es morgen wieder.",
} as const;

export const ATTACHMENT_ERRORS: Record<
  Exclude<UploadRefusal, "unauthorized" | "not_found">,
  string
> = {
  attachment_empty: "Die Datei ist leer.",
  attachment_too_large: "Eine Datei darf höchstens 5 MB groß sein.",
  attachment_type: "Erlaubt sind Bilder (JPG, PNG, WebP, AVIF) und PDF-Dateien.",
  attachment_unreadable:
    "Die Datei konnte nicht gelesen werden. Bitte versuchen Sie es mit einer anderen Datei.",
  attachment_infected:
    "Die Datei wurde als schädlich erkannt und nicht angenommen. Bitte prüfen Sie Ihr Gerät.",
  image_service_busy:
    "Zurzeit werden sehr viele Bilder verarbeitet. Bitte versuchen Sie es gleich noch einmal.",
};

export const MESSAGE_FIELD_ERRORS = {
  id: "Bitte geben Sie eine gültige Kennung an.",
  message: "Bitte geben Sie eine Nachricht ein.",
  file: "Bitte wählen Sie eine Datei aus.",
  files: "Sie können höchstens fünf Dateien anhängen.",
  reason: "Bitte geben Sie einen Grund mit höchstens 1.000 Zeichen an.",
} as const;

export const OWN_MESSAGE_ERROR = "Eigene Nachrichten können Sie nicht melden.";
