import type { MailKey } from "./mail/render-mail.ts";

export type MailReader = "customer" | "speaker" | "account" | "anybody";

type Entry = { readonly reader: MailReader; readonly trigger: string };

/** When a mail is sent and to whom; a mail that is missing here is described by its heading. */
export const MAIL_CATALOGUE: Readonly<Partial<Record<MailKey, Entry>>> = {
  confirm_signup: { reader: "account", trigger: "Registrierung" },
  recovery: { reader: "account", trigger: "Passwort vergessen" },
  email_change: { reader: "account", trigger: "Neue E-Mail-Adresse angegeben" },
  reauthentication: { reader: "account", trigger: "Bestätigung einer Änderung am Konto" },
  already_registered: { reader: "account", trigger: "Registrierung mit bekannter Adresse" },
  password_changed: { reader: "account", trigger: "Passwort geändert" },
  email_changed: { reader: "account", trigger: "E-Mail-Adresse geändert" },
  session_revoked: { reader: "account", trigger: "Gerät abgemeldet" },
  account_deleted: { reader: "account", trigger: "Konto gelöscht" },
  google_linked: { reader: "account", trigger: "Google verbunden" },
  google_unlinked: { reader: "account", trigger: "Google getrennt" },
  new_factor: { reader: "account", trigger: "Zweiter Faktor eingerichtet" },
  factor_removed: { reader: "account", trigger: "Zweiter Faktor entfernt" },
  recovery_code_used: { reader: "account", trigger: "Wiederherstellungscode benutzt" },
  booking_confirmation: { reader: "customer", trigger: "Verbindliche Buchung" },
  inquiry_confirmation: { reader: "customer", trigger: "Anfrage gesendet" },
  booking_offer: { reader: "customer", trigger: "Speaker macht ein Angebot" },
  booking_hold: { reader: "customer", trigger: "Speaker hält den Tag frei" },
  booking_declined: { reader: "customer", trigger: "Speaker sagt ab" },
  booking_retracted: { reader: "customer", trigger: "Speaker zieht das Angebot zurück" },
  booking_cancelled: { reader: "customer", trigger: "Buchung storniert" },
  booking_expired: { reader: "customer", trigger: "Anfrage oder Angebot abgelaufen" },
  booking_completed: { reader: "customer", trigger: "Veranstaltung durchgeführt" },
  speaker_direct_booking: { reader: "speaker", trigger: "Verbindliche Buchung" },
  speaker_new_inquiry: { reader: "speaker", trigger: "Neue Anfrage" },
  booking_accepted: { reader: "speaker", trigger: "Kunde nimmt das Angebot an" },
  booking_withdrawn: { reader: "speaker", trigger: "Kunde zieht die Anfrage zurück" },
  booking_cancelled_speaker: { reader: "speaker", trigger: "Buchung storniert" },
  booking_expired_speaker: { reader: "speaker", trigger: "Anfrage oder Angebot abgelaufen" },
  invoice: { reader: "customer", trigger: "Rechnung gestellt" },
  invoice_cancelled: { reader: "customer", trigger: "Rechnung storniert" },
  new_message: { reader: "anybody", trigger: "Neue Nachricht" },
  report_receipt: { reader: "anybody", trigger: "Inhalt gemeldet" },
  report_decision: { reader: "anybody", trigger: "Über eine Meldung entschieden" },
  review_hidden: { reader: "customer", trigger: "Bewertung ausgeblendet" },
  review_edit_requested: { reader: "customer", trigger: "Änderung einer Bewertung angefragt" },
  application_approved: { reader: "account", trigger: "Bewerbung freigegeben" },
  application_changes: { reader: "account", trigger: "Bewerbung braucht Ergänzungen" },
  application_rejected: { reader: "account", trigger: "Bewerbung abgelehnt" },
  speaker_nudge: { reader: "speaker", trigger: "Erinnerung durch die Verwaltung" },
};
