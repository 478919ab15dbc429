import { formatUpToOneDecimal } from "#domain/format/decimals.ts";
import { ATTACHMENT_FAULTS } from "#domain/messaging/attachment-faults.ts";
import { CONVERSATION_FAULTS } from "#domain/messaging/conversation-faults.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
/** The words of the chat (CHAT-02 to CHAT-19, ERR-40 to ERR-47, C-51, C-52, C-89). */
export const CHAT_TEXTS = {
  title: "Persönliche Beratung",
  subtitle: "Direkte Kommunikation zwischen Kunde und Speaker",
  hint: "Der Speaker antwortet normalerweise binnen 24 Stunden",
  close: "Schließen",
  placeholder: "Nachricht eingeben...",
  input: "Nachricht",
  send: "Senden",
  messages: "Nachrichten",
  loading: "Konversation wird geladen...",
  empty: "Noch keine Nachrichten. Beginnen Sie die Unterhaltung!",
  failedTitle: "Keine Konversation gefunden",
  failedText: "Die Konversation konnte nicht geladen werden.",
  retry: "Erneut versuchen",
  own: "Sie",
  speaker: "Speaker",
  unknownSender: "Unbekannt",
  read: "Gelesen",
  sent: "Gesendet",
  sending: BUSY_TEXTS.sending,
  unsent: "Nicht gesendet",
  sendAgain: "Erneut senden",
  discard: "Verwerfen",
  older: "Ältere Nachrichten laden",
  newest: "Neue Nachrichten",
  announce: (name: string, text: string) => `Neue Nachricht von ${name}: ${text}`,
  signInTitle: "Anmeldung erforderlich",
  signInText: "Melden Sie sich an, um kostenlos und direkt mit dem Speaker zu schreiben.",
  signIn: "Zur Anmeldung",
  signInAction: "Registrieren / Anmelden",
} as const;

/** What the connection does, as long as it is not simply there. */
export const CONNECTION_TEXTS = {
  offline: "Keine Verbindung. Ihre Nachrichten werden gesendet, sobald Sie wieder online sind.",
  connecting: "Die Verbindung wird wiederhergestellt …",
} as const;

/** Why a conversation does not open. */
export type OpenError =
  | "signed_out"
  | "no_partner"
  | "own_profile"
  | "only_customers"
  | "impossible"
  | "create_failed"
  | "load_failed";

export const OPEN_ERRORS: Record<OpenError, string> = {
  signed_out: CONVERSATION_FAULTS.not_signed_in,
  no_partner: CONVERSATION_FAULTS.no_partner,
  own_profile: CONVERSATION_FAULTS.own_profile,
  only_customers: CONVERSATION_FAULTS.only_customers,
  impossible: CONVERSATION_FAULTS.not_possible,
  create_failed: "Fehler beim Erstellen der Konversation",
  load_failed: "Fehler beim Laden der Konversation",
};

type SendError = "refused" | "unreachable" | "signed_out";

export const SEND_ERRORS: Record<SendError, string> = {
  refused: "Nachricht konnte nicht gesendet werden",
  unreachable: "Fehler beim Senden der Nachricht",
  signed_out: OPEN_ERRORS.signed_out,
};

export const ATTACHMENT_TEXTS = {
  add: "Datei anhängen",
  list: "Angehängte Dateien",
  remove: (name: string) => `${name} entfernen`,
  uploading: (name: string) => `${name} wird hochgeladen`,
  failed: "Hochladen fehlgeschlagen",
  open: (name: string) => `${name} öffnen`,
  openFailed: "Die Datei konnte nicht geöffnet werden",
  size: (kilobytes: number) =>
    kilobytes < 1000
      ? `${Math.max(1, Math.round(kilobytes))} kB`
      : `${formatUpToOneDecimal(kilobytes / 1000)} MB`,
} as const;

export type AttachmentError = "type" | "size" | "count";

export const ATTACHMENT_ERRORS: Record<AttachmentError, string> = {
  type: ATTACHMENT_FAULTS.type,
  size: ATTACHMENT_FAULTS.size,
  count: ATTACHMENT_FAULTS.count,
};

export const REPORT_TEXTS = {
  open: "Melden",
  openLabel: (name: string) => `Nachricht von ${name} melden`,
  title: "Nachricht melden",
  text: "Wir prüfen Ihre Meldung und informieren Sie per E-Mail. Die andere Seite erfährt nicht, wer gemeldet hat.",
  reason: "Was ist an der Nachricht nicht in Ordnung?",
  reasonMissing: "Bitte beschreiben Sie kurz, worum es geht.",
  submit: "Meldung senden",
  submitting: BUSY_TEXTS.sending,
  cancel: "Abbrechen",
  done: "Vielen Dank, Ihre Meldung ist eingegangen",
  failed: "Die Meldung konnte nicht gesendet werden",
} as const;
