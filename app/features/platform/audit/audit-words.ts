import { cents, formatEurosExact } from "#domain/money.ts";

/** What the log calls things and deeds, in German; a code nobody knows is shown as it is. */
const OBJECTS: Readonly<Record<string, string>> = {
  application: "Bewerbung",
  assistant: "Assistent",
  booking: "Buchung",
  books: "Bücher",
  content_report: "Meldung",
  contract: "Vertrag",
  conversation: "Unterhaltung",
  invoice: "Rechnung",
  job: "Auftrag",
  landing: "Themenseite",
  mail: "E-Mail",
  mail_template: "E-Mail-Vorlage",
  media: "Bild",
  message_report: "Meldung",
  outbox: "Auftrag",
  payment: "Kartenzahlung",
  post: "Artikel",
  reminder: "Erinnerung",
  report: "Meldung",
  review: "Bewertung",
  setting: "Einstellung",
  settlement: "Abrechnung",
  speaker: "Speaker",
  speaker_import: "Import",
  speaker_terms: "Speaker-Bedingungen",
  synonyms: "Suchwörter",
  talk: "Vortrag",
  user: "Konto",
  withdrawal: "Widerruf",
};

const DEEDS: Readonly<Record<string, string>> = {
  accept: "angenommen",
  accept_change: "Änderung angenommen",
  adjust: "Konditionen geändert",
  approve: "freigegeben",
  ask: "Hinweise geschickt",
  ask_reset_factor: "Zurücksetzen des zweiten Faktors angefragt",
  block: "gesperrt",
  calendar: "Kalender geändert",
  cancel: "storniert",
  canceled: "abgebrochen",
  cancelled: "verworfen",
  change: "geändert",
  change_approve: "Änderung freigegeben",
  change_ask: "Hinweise geschickt",
  change_reject: "Änderung abgelehnt",
  change_withdraw: "Änderung zurückgezogen",
  claim: "übernommen",
  close_quick_booking: "Direktbuchung geschlossen",
  complete: "durchgeführt",
  create: "angelegt",
  decline: "abgelehnt",
  decline_change: "Änderung abgelehnt",
  delete: "gelöscht",
  dispute: "bestritten",
  done: "erledigt",
  edit: "bearbeitet",
  end_sessions: "Sitzungen beendet",
  expire: "abgelaufen",
  export: "Daten herausgegeben",
  failed: "fehlgeschlagen",
  feature: "hervorgehoben",
  grant_admin: "Aufnahme in die Verwaltung angefragt",
  hide: "ausgeblendet",
  hold: "Termin reserviert",
  import: "importiert",
  import_undo: "Import zurückgenommen",
  inspect: "eingesehen",
  invite: "eingeladen",
  issue: "ausgestellt",
  mismatch: "Betrag weicht ab",
  move: "Stand geändert",
  note: "Notiz geschrieben",
  nudge: "erinnert",
  offer: "Angebot gemacht",
  offset: "verrechnet",
  open_quick_booking: "Direktbuchung geöffnet",
  pause: "pausiert",
  pay: "Zahlung gebucht",
  postpone_accept: "Termin verschoben",
  postpone_ask: "Verschiebung gewünscht",
  postpone_decline: "Verschiebung abgelehnt",
  postpone_expire: "Verschiebung nicht beantwortet",
  postpone_withdraw: "Verschiebung zurückgezogen",
  preview: "Vorschau geöffnet",
  publish: "veröffentlicht",
  record: "Akte geändert",
  refund: "erstattet",
  refunded: "erstattet",
  reinstated: "wieder gutgeschrieben",
  reissue: "neu ausgestellt",
  reject: "abgelehnt",
  rejected: "zurückgewiesen",
  remind: "gemahnt",
  remove_reply: "Antwort entfernt",
  rename: "Adresse geändert",
  renew: "neu gefasst",
  replace: "Ersatz vorgeschlagen",
  reply: "beantwortet",
  request_change: "Änderung gewünscht",
  request_edit: "Überarbeitung erbeten",
  resend: "erneut gesendet",
  reset: "auf den Standard zurückgesetzt",
  reset_factor: "zweiter Faktor zurückgesetzt",
  restore: "wiederhergestellt",
  retract: "Angebot zurückgenommen",
  retry: "neu gestartet",
  review: "bewertet",
  revise: "überarbeitet",
  role: "Rolle geändert",
  save: "gespeichert",
  send: "gesendet",
  send_reset: "Passwort-Link gesendet",
  settle_dispute: "Streit beendet",
  sign: "unterschrieben",
  suspend: "gesperrt",
  switch: "umgeschaltet",
  tax: "Steuerdaten geändert",
  test: "Testmail gesendet",
  unblock: "entsperrt",
  undo: "zurückgenommen",
  unfeature: "Hervorhebung beendet",
  unpublish: "zurückgezogen",
  unverify: "Verifizierung entzogen",
  upheld: "bestätigt",
  upload: "hochgeladen",
  verify: "verifiziert",
  verify_email: "E-Mail bestätigt",
  view: "angesehen",
  withdraw: "zurückgezogen",
  withdraw_change: "Änderungswunsch zurückgezogen",
  withdraw_signature: "Unterschrift zurückgezogen",
  withdrawn: "zurückgebucht",
  write_off: "ausgebucht",
};

export function objectWord(type: string): string {
  return OBJECTS[type] ?? type;
}

/** „Buchung storniert“ for `booking.cancel`. */
export function actionWord(action: string): string {
  const [object = "", deed = ""] = action.split(".");
  const word = DEEDS[deed];
  if (word === undefined) return action;
  return /^[A-ZÄÖÜ]/.test(word)
    ? `${objectWord(object)}: ${word}`
    : `${objectWord(object)} ${word}`;
}

const FIELDS: Readonly<Record<string, string>> = {
  accepts_self_billing: "Gutschrift vereinbart",
  amount_cents: "Betrag",
  application: "Bewerbung",
  cancelled_by: "Storniert durch",
  category: "Kategorie",
  content: "Text",
  count: "Anzahl",
  day: "Tag",
  days: "Tage",
  decision: "Entscheidung",
  due_on: "Fällig am",
  event_date: "Termin",
  fee_cents: "Gebühr",
  file_name: "Datei",
  headline: "Überschrift",
  is_active: "Gelistet",
  is_hidden: "Ausgeblendet",
  is_on: "Eingeschaltet",
  is_top_speaker: "Top-Speaker",
  is_verified: "Verifiziert",
  kept: "Behalten",
  level: "Stufe",
  name: "Name",
  number: "Nummer",
  offset_with: "Verrechnet mit",
  open_cents: "Offen",
  owner_id: "Zuständig",
  payout_cents: "Auszahlung",
  provider: "Zahlungsweg",
  rating: "Sterne",
  removed: "Entfernt",
  reply: "Antwort",
  restored: "Wiederhergestellt",
  role: "Rolle",
  slug: "Kurzname",
  slugs: "Vorschläge",
  status: "Status",
  title: "Titel",
  total_amount: "Preis netto",
  type: "Art",
  value: "Wert",
  version: "Fassung",
  wished: "Gewünschter Tag",
  words: "Wörter",
};
const isAmount = (name: string) => name.endsWith("_cents") || name === "total_amount";

type Values = Readonly<Record<string, unknown>> | null | undefined;

/** One line per field that differs: „Status: requested → declined“. */
export function changedFields(before: Values, after: Values): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [old, now] = [shown(name, before?.[name]), shown(name, after?.[name])];
    if (old === now) return [];
    const label = FIELDS[name] ?? name;
    return before && name in before ? `${label}: ${old} → ${now}` : `${label}: ${now}`;
  });
}

function shown(name: string, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "ja" : "nein";
  if (typeof value === "number" && isAmount(name)) return formatEurosExact(cents(value));
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
