import {
  groupOf,
  type SecurityEvent,
  type SecurityGroup,
  type SecurityPeriod,
} from "#domain/account/security-event.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { ROLE_WORDS } from "#parts/status-labels.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const SECURITY_TEXTS = {
  pageTitle: "Sicherheit | Verwaltung | Wortbühne",
  title: "Sicherheit",
  note: "Anmeldungen, Änderungen an Konten und abgewehrte Versuche. Einträge werden nie geändert und nach der eingestellten Frist gelöscht.",
  placeholder: "Name, E-Mail, Adresse",
  columns: {
    event: "Ereignis",
    at: "Zeitpunkt",
    account: "Konto",
    address: "Adresse",
    device: "Gerät",
  },
  filters: { group: "Bereich", event: "Ereignis", period: "Zeitraum" },
  summary: "In den letzten 24 Stunden:",
  summaryLine: (words: string, count: number) => `${words}: ${formatNumber(count)}`,
  by: (who: string) => `durch ${who}`,
  nobody: "ohne Konto",
  erased: "Gelöschtes Konto",
  onlyThis: "Nur dieses Konto",
  emptyTitle: "Noch keine Ereignisse",
  none: "–",
  more: (times: number) => `danach noch ${formatNumber(times)}-mal`,
  values: (changed: number) => `${formatNumber(changed)} Werte`,
} as const;

export const GROUP_WORDS: Readonly<Record<SecurityGroup, string>> = {
  refused: "Abgewiesen",
  defence: "Grenzen und Abwehr",
  sign_in: "An- und Abmeldung",
  credentials: "Zugang und zweiter Faktor",
  account: "Konto",
  administration: "Verwaltung",
};

export const PERIOD_WORDS: Readonly<Record<SecurityPeriod, string>> = {
  day: "Letzte 24 Stunden",
  week: "Letzte 7 Tage",
  month: "Letzte 30 Tage",
};

export const EVENT_WORDS: Readonly<Record<SecurityEvent, string>> = {
  login_failed: "Anmeldung fehlgeschlagen",
  login_refused: "Anmeldung abgewiesen",
  mfa_failed: "Zweiter Faktor falsch",
  token_refused: "Link oder Code abgewiesen",
  refresh_reuse_detected: "Verbrauchter Sitzungsschlüssel abgewiesen",
  oauth_failed: "Anmeldung mit Google gescheitert",
  limit_reached: "Anfragegrenze erreicht",
  account_locked: "Konto vorübergehend gesperrt",
  upload_refused: "Datei mit Schadsoftware abgewiesen",
  work_refused: "Zu aufwendige Datei abgewiesen",
  login: "Angemeldet",
  logout: "Abgemeldet",
  mfa_verified: "Zweiter Faktor bestätigt",
  session_revoked: "Sitzung beendet",
  device_changed: "Sitzung auf anderem Gerät fortgesetzt",
  refresh_parent_reused: "Sitzungsschlüssel erneut angefordert",
  recovery_requested: "Neues Passwort angefordert",
  password_changed: "Passwort geändert",
  email_change_requested: "Neue E-Mail-Adresse angefordert",
  email_changed: "E-Mail-Adresse geändert",
  email_change_cancelled: "Neue E-Mail-Adresse verworfen",
  identity_linked: "Google verbunden",
  identity_unlinked: "Google getrennt",
  account_taken_over_by_google: "Konto von Google übernommen",
  factor_enrolled: "Zweiter Faktor eingerichtet",
  factor_removed: "Zweiter Faktor entfernt",
  recovery_codes_created: "Wiederherstellungscodes erstellt",
  sign_up: "Registriert",
  sign_up_repeated: "Registrierung wiederholt",
  email_confirmed: "E-Mail-Adresse bestätigt",
  role_chosen: "Rolle gewählt",
  profile_changed: "Profil geändert",
  data_exported: "Persönliche Daten herausgegeben",
  account_deleted: "Konto gelöscht",
  role_changed: "Rolle geändert",
  admin_appointed: "In die Verwaltung aufgenommen",
  account_blocked: "Konto gesperrt",
  account_unblocked: "Sperre aufgehoben",
  account_viewed: "Konto eingesehen",
  keys_resealed: "Schlüssel erneuert",
};

const GROUP_SHAPES: Readonly<Record<SecurityGroup, StatusShape | null>> = {
  refused: "failed",
  defence: "waiting",
  sign_in: null,
  credentials: null,
  account: null,
  administration: null,
};

/** Which limit was reached, which file refused; the routes of the API hold this against the limits there are. */
export const SUBJECT_WORDS = {
  auth: "Anmeldungen je Absender",
  sign_up: "Registrierungen",
  password_reset: "Neue Passwörter",
  booking: "Buchungen je Stunde",
  booking_day: "Buchungen je Tag",
  booking_day_fresh: "Buchungen eines neuen Kontos",
  message: "Nachrichten",
  upload: "Uploads",
  calendar_import: "Kalenderimporte",
  admin_file: "Dateien der Verwaltung",
  places: "Ortssuche",
  report: "Meldungen",
  assistant: "Assistent",
  comparison_file: "Vergleiche als PDF",
  shared_list: "Geteilte Merklisten",
  profile_view: "Profilaufrufe",
  login_pair: "Anmeldungen an einem Konto",
  login_pace: "Tempo der Anmeldungen",
  login_account: "Falsche Passwörter eines Kontos",
  login_address: "Falsche Passwörter eines Absenders",
  token_address: "Sitzungen je Absender",
  verify_address: "Links und Codes je Absender",
  mail_address: "E-Mails je Absender",
  mail_gap: "Abstand der E-Mails",
  mail_day: "E-Mails an ein Postfach",
  mail_all: "E-Mails insgesamt",
  factor_address: "Zweiter Faktor je Absender",
  mfa_user: "Falsche Codes eines Kontos",
  sms_gap: "Abstand der SMS",
  sms_day: "SMS an eine Nummer",
  sms_all: "SMS insgesamt",
  attachment: "Anhang einer Nachricht",
  calendar: "Kalender",
  bank_file: "Bankdatei",
} as const;

/** What else an entry says of itself, in the codes of the sign-in. */
const DETAIL_WORDS: Readonly<Record<string, string>> = {
  ...SUBJECT_WORDS,
  ...ROLE_WORDS,
  totp: "Authentifizierungs-App",
  phone: "SMS",
  recovery_code: "Wiederherstellungscode",
  signup: "Registrierung",
  email: "E-Mail",
  recovery: "Link zum Zurücksetzen",
  email_change: "Neue E-Mail-Adresse",
  password: "Passwort",
  otp: "Link oder Code aus einer E-Mail",
  oauth: "Google",
  google: "Google",
  global: "überall",
  local: "nur dieses Gerät",
  others: "andere Geräte",
  user_banned: "Konto ist gesperrt",
  email_not_confirmed: "E-Mail-Adresse nicht bestätigt",
  invalid_credentials: "Passwort gerade geändert",
};

/** The details of an entry in German; codes without a word explain nothing and are left out. */
export function detailWords(detail: Readonly<Record<string, unknown>>): string[] {
  const { times, changed, ...rest } = detail;
  const words = Object.values(rest).flatMap((value) => DETAIL_WORDS[String(value)] ?? []);
  if (typeof times === "number") words.push(SECURITY_TEXTS.more(times));
  if (typeof changed === "number") words.push(SECURITY_TEXTS.values(changed));
  return words;
}

/** Events that need an operator's attention are highlighted. */
export function eventShape(event: SecurityEvent): StatusShape | null {
  return GROUP_SHAPES[groupOf(event)];
}
