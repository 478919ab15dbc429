/** What the log calls things and deeds, in German; a code nobody knows is shown as it is. */
const OBJECTS: Readonly<Record<string, string>> = {
  assistant: "Assistent",
  booking: "Buchung",
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
  post: "Artikel",
  reminder: "Erinnerung",
  report: "Meldung",
  review: "Bewertung",
  setting: "Einstellung",
  settlement: "Abrechnung",
  speaker: "Speaker",
  speaker_import: "Import",
  speaker_terms: "Speaker-Bedingungen",
  talk: "Vortrag",
  user: "Konto",
};

const DEEDS: Readonly<Record<string, string>> = {
  accept: "angenommen",
  adjust: "Konditionen geändert",
  approve: "freigegeben",
  block: "gesperrt",
  calendar: "Kalender geändert",
  cancel: "storniert",
  change: "geändert",
  change_approve: "Änderung freigegeben",
  change_ask: "Hinweise geschickt",
  change_reject: "Änderung abgelehnt",
  change_withdraw: "Änderung zurückgezogen",
  claim: "übernommen",
  complete: "durchgeführt",
  create: "angelegt",
  decline: "abgelehnt",
  delete: "gelöscht",
  dispute: "bestritten",
  edit: "bearbeitet",
  end_sessions: "Sitzungen beendet",
  expire: "abgelaufen",
  export: "Daten herausgegeben",
  feature: "hervorgehoben",
  grant_admin: "Aufnahme in die Verwaltung angefragt",
  hide: "ausgeblendet",
  hold: "Termin reserviert",
  import: "importiert",
  import_undo: "Import zurückgenommen",
  inspect: "eingesehen",
  invite: "eingeladen",
  issue: "ausgestellt",
  move: "Stand geändert",
  note: "Notiz geschrieben",
  nudge: "erinnert",
  offer: "Angebot gemacht",
  pause: "pausiert",
  pay: "Zahlung gebucht",
  preview: "Vorschau geöffnet",
  publish: "veröffentlicht",
  record: "Akte geändert",
  refund: "erstattet",
  reject: "abgelehnt",
  remind: "gemahnt",
  remove_reply: "Antwort entfernt",
  rename: "Adresse geändert",
  replace: "Ersatz vorgeschlagen",
  reply: "beantwortet",
  resend: "erneut gesendet",
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
  suspend: "gesperrt",
  switch: "umgeschaltet",
  tax: "Steuerdaten geändert",
  test: "Testmail gesendet",
  unblock: "entsperrt",
  undo: "zurückgenommen",
  unpublish: "zurückgezogen",
  upload: "hochgeladen",
  verify: "verifiziert",
  verify_email: "E-Mail bestätigt",
  view: "angesehen",
  withdraw: "zurückgezogen",
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

type Values = Readonly<Record<string, unknown>> | null | undefined;

/** One line per field that differs: `status: requested → declined`. */
export function changedFields(before: Values, after: Values): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [old, now] = [shown(before?.[name]), shown(after?.[name])];
    if (old === now) return [];
    return before && name in before ? `${name}: ${old} → ${now}` : `${name}: ${now}`;
  });
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
