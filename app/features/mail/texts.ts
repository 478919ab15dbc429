import { formatKilobytes } from "#domain/format/numbers.ts";
import { COMPLAINT_NOTE } from "./complaint-note.ts";
/** Around the words of every mail. */
export const MAIL_FRAME_TEXTS = {
  brand: "Wortbühne",
  claim: "Keynote-Speaker für Veranstaltungen in Deutschland, Österreich und der Schweiz",
  greeting: (name: string | null) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
  linkFallback: "Falls der Knopf nicht funktioniert, öffnen Sie diese Adresse:",
  automatic: "Diese E-Mail wurde automatisch versendet.",
  unsubscribe: "Solche E-Mails abbestellen",
  imprint: "Impressum",
  privacy: "Datenschutz",
  hidden: "nicht gespeichert",
} as const;

export const TEST_MAIL_TEXTS = {
  subject: (subject: string) => `[Test] ${subject}`,
} as const;

const CODE_LABEL = "Oder geben Sie diesen Code ein:";
const VALID_ONE_HOUR = "Link und Code gelten eine Stunde und nur einmal.";
const AFTER_DELETION =
  "und alle Geräte wurden abgemeldet. Rechnungen und die Buchungen dazu bewahren wir auf, solange das Gesetz es verlangt.";
const NOT_YOU =
  "Waren Sie das nicht? Dann ändern Sie bitte gleich Ihr Passwort und melden Sie alle Geräte ab.";
const IGNORE = "Haben Sie das nicht angefordert? Dann können Sie diese E-Mail löschen.";
const TO_ACCOUNT = "Zum Konto";

/** Subjects have at most 78 characters and never hold a code: they are read on locked screens. */
export const ACCOUNT_MAIL_TEXTS = {
  codeLabel: CODE_LABEL,
  at: "Zeitpunkt",
  confirmSignup: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    preheader: "Noch ein Schritt, dann ist Ihr Konto bei der Wortbühne bereit.",
    heading: "Bestätigen Sie Ihre E-Mail-Adresse",
    text: "vielen Dank für Ihre Registrierung bei der Wortbühne. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach können Sie sich anmelden.",
    action: "E-Mail-Adresse bestätigen",
    valid: VALID_ONE_HOUR,
    note: "Haben Sie sich nicht registriert? Dann löschen Sie diese E-Mail. Ohne Ihre Bestätigung wird das Konto nicht freigeschaltet.",
  },
  recovery: {
    subject: "Neues Passwort festlegen",
    preheader: "Mit diesem Link legen Sie ein neues Passwort fest.",
    heading: "Neues Passwort festlegen",
    text: "für Ihr Konto wurde ein neues Passwort angefordert. Mit dem folgenden Link legen Sie es fest.",
    action: "Neues Passwort festlegen",
    valid: VALID_ONE_HOUR,
    note: `${IGNORE} Ihr Passwort bleibt dann unverändert.`,
  },
  emailChange: {
    subject: "Bestätigen Sie die Änderung Ihrer E-Mail-Adresse",
    preheader: "Beide Adressen müssen die Änderung bestätigen.",
    heading: "Änderung der E-Mail-Adresse bestätigen",
    current: "für Ihr Konto wurde eine neue E-Mail-Adresse angegeben. Bitte stimmen Sie zu.",
    next: "diese E-Mail-Adresse soll die neue Adresse Ihres Kontos bei der Wortbühne werden. Bitte bestätigen Sie, dass sie Ihnen gehört.",
    newAddress: "Neue Adresse",
    both: "Die Änderung gilt erst, wenn die bisherige und die neue Adresse bestätigt sind.",
    action: "Änderung bestätigen",
    valid: VALID_ONE_HOUR,
    note: "Haben Sie das nicht veranlasst? Dann bestätigen Sie nichts und ändern Sie bitte Ihr Passwort.",
  },
  reauthentication: {
    subject: "Ihr Bestätigungscode",
    preheader: "Mit diesem Code bestätigen Sie die Änderung an Ihrem Konto.",
    heading: "Ihr Bestätigungscode",
    text: "bitte geben Sie diesen Code ein, um die Änderung an Ihrem Konto zu bestätigen.",
    codeLabel: "Ihr Code:",
    valid: "Der Code gilt eine Stunde und nur einmal. Geben Sie ihn niemandem weiter.",
    note: NOT_YOU,
  },
  alreadyRegistered: {
    subject: "Sie haben bereits ein Konto bei der Wortbühne",
    preheader: "Jemand wollte sich mit Ihrer E-Mail-Adresse registrieren.",
    heading: "Sie haben bereits ein Konto",
    text: "mit dieser E-Mail-Adresse sollte ein Konto eingerichtet werden. Es gibt aber schon eines. Sie können sich direkt anmelden oder ein neues Passwort anfordern.",
    action: "Zur Anmeldung",
    note: "Waren Sie das nicht? Dann müssen Sie nichts tun. An Ihrem Konto hat sich nichts geändert.",
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    preheader: "Alle anderen Geräte wurden abgemeldet.",
    heading: "Ihr Passwort wurde geändert",
    text: "das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.",
    action: TO_ACCOUNT,
    note: "Waren Sie das nicht? Dann legen Sie bitte gleich mit „Passwort vergessen“ ein neues Passwort fest.",
  },
  emailChanged: {
    subject: "Ihre E-Mail-Adresse wurde geändert",
    preheader: "Sie melden sich ab jetzt mit der neuen Adresse an.",
    heading: "Ihre E-Mail-Adresse wurde geändert",
    text: "für Ihr Konto gilt ab jetzt eine andere E-Mail-Adresse. An die bisherige Adresse senden wir keine weiteren Nachrichten.",
    newAddress: "Neue Adresse",
    action: TO_ACCOUNT,
    note: "Waren Sie das nicht? Dann melden Sie sich bitte gleich bei uns. Die Kontaktdaten stehen im Impressum.",
  },
  sessionRevoked: {
    subject: "Eine Anmeldung wurde vorsorglich beendet",
    preheader: "Eine Sitzung Ihres Kontos wurde an zwei Stellen benutzt.",
    heading: "Eine Anmeldung wurde beendet",
    text: "eine Sitzung Ihres Kontos wurde gleichzeitig an zwei Stellen benutzt. Das kann ein technischer Fehler sein oder ein Hinweis darauf, dass jemand anderes Zugriff hatte. Wir haben die Sitzung deshalb beendet.",
    action: "Neu anmelden",
    note: "Ändern Sie zur Sicherheit bitte Ihr Passwort, sobald Sie wieder angemeldet sind.",
  },
  accountBlocked: {
    subject: "Ihr Konto ist gesperrt",
    preheader: "Unsere Entscheidung zu Ihrem Konto, mit der Begründung.",
    heading: "Ihr Konto ist gesperrt",
    text: "unser Team hat Ihr Konto gesperrt. Anmelden ist nicht mehr möglich. Ihre Daten, Buchungen und Rechnungen bleiben bestehen.",
    reason: "Begründung",
    action: "Zum Impressum",
    note: COMPLAINT_NOTE,
  },
  sessionsEnded: {
    subject: "Ihre Anmeldungen wurden beendet",
    preheader: "Unser Team hat alle Sitzungen Ihres Kontos beendet.",
    heading: "Ihre Anmeldungen wurden beendet",
    text: "unser Team hat vorsorglich alle Sitzungen Ihres Kontos beendet. An Ihren Daten und Buchungen hat sich nichts geändert; bitte melden Sie sich neu an.",
    action: "Neu anmelden",
    note: "Haben Sie den Verdacht, dass jemand Ihr Passwort kennt? Dann ändern Sie es bitte nach der Anmeldung.",
  },
  newDevice: {
    subject: "Neue Anmeldung in Ihrem Konto",
    preheader: "Ein Gerät, das wir noch nicht kennen, hat sich angemeldet.",
    heading: "Neue Anmeldung in Ihrem Konto",
    text: "in Ihrem Konto hat sich ein Gerät angemeldet, das wir noch nicht kennen. Waren Sie das selbst, müssen Sie nichts tun.",
    device: "Gerät",
    action: TO_ACCOUNT,
    note: NOT_YOU,
  },
  accountDeleted: {
    subject: "Ihr Konto wurde gelöscht",
    preheader: "Ihre persönlichen Daten sind entfernt.",
    heading: "Ihr Konto wurde gelöscht",
    byOwner: {
      text: `Ihr Konto bei der Wortbühne wurde auf Ihren Wunsch gelöscht ${AFTER_DELETION}`,
      note: "Waren Sie das nicht? Dann melden Sie sich bitte gleich bei uns. Die Kontaktdaten stehen im Impressum.",
    },
    byAdmin: {
      text: `Ihr Konto bei der Wortbühne wurde von unserem Team gelöscht ${AFTER_DELETION}`,
      note: "Haben Sie Fragen dazu? Dann melden Sie sich bitte bei uns. Die Kontaktdaten stehen im Impressum.",
    },
    action: "Zur Startseite",
  },
  googleLinked: {
    subject: "Google wurde mit Ihrem Konto verbunden",
    preheader: "Sie können sich ab jetzt mit Google anmelden.",
    heading: "Google ist verbunden",
    text: "Ihr Konto ist jetzt mit Google verbunden. Sie können sich ab sofort auch mit Google anmelden.",
    action: TO_ACCOUNT,
    note: NOT_YOU,
  },
  googleUnlinked: {
    subject: "Google wurde von Ihrem Konto getrennt",
    preheader: "Die Anmeldung mit Google ist nicht mehr möglich.",
    heading: "Google ist getrennt",
    text: "die Verbindung Ihres Kontos mit Google wurde entfernt. Eine Anmeldung mit Google ist nicht mehr möglich.",
    action: TO_ACCOUNT,
    note: NOT_YOU,
  },
  newFactor: {
    subject: "Zweiter Faktor eingerichtet",
    preheader: "Ihr Konto ist jetzt zusätzlich geschützt.",
    heading: "Zweiter Faktor eingerichtet",
    text: "für Ihr Konto wurde ein zweiter Faktor eingerichtet. Bei der Anmeldung wird er ab jetzt zusätzlich abgefragt.",
    factor: "Faktor",
    action: TO_ACCOUNT,
    note: NOT_YOU,
  },
  factorRemoved: {
    subject: "Zweiter Faktor entfernt",
    preheader: "Bei der Anmeldung wird er nicht mehr abgefragt.",
    heading: "Zweiter Faktor entfernt",
    text: "ein zweiter Faktor wurde aus Ihrem Konto entfernt. Bei der Anmeldung wird er nicht mehr abgefragt.",
    factor: "Faktor",
    action: TO_ACCOUNT,
    note: NOT_YOU,
  },
  recoveryCodesCreated: {
    subject: "Neue Wiederherstellungscodes für Ihr Konto",
    preheader: "Frühere Codes gelten nicht mehr.",
    heading: "Neue Wiederherstellungscodes",
    text: "für Ihr Konto wurden Wiederherstellungscodes erstellt. Jeder ersetzt einmal den Code Ihres Geräts; frühere Codes gelten nicht mehr.",
    total: "Anzahl",
    action: TO_ACCOUNT,
    note: NOT_YOU,
  },
  recoveryCodeUsed: {
    subject: "Ein Wiederherstellungscode wurde benutzt",
    preheader: "Jeder Code gilt nur einmal.",
    heading: "Ein Wiederherstellungscode wurde benutzt",
    text: "mit einem Wiederherstellungscode hat sich jemand bei Ihrem Konto angemeldet. Jeder Code gilt nur einmal.",
    remaining: "Übrige Codes",
    action: TO_ACCOUNT,
    note: NOT_YOU,
  },
} as const;

export const FACTOR_NAMES = {
  totp: "Authenticator-App",
  phone: "SMS",
  recovery_code: "Wiederherstellungscodes",
  webauthn: "Passkey",
} as const;

export const MAILBOX_TEXTS = {
  title: "Demo-Postfach | Wortbühne",
  heading: "Demo-Postfach",
  lead: "In der Demo verlässt keine E-Mail das Haus. Was die Wortbühne versenden würde, liegt hier, das Neueste zuerst.",
  refresh: "Aktualisieren",
  loading: "Die E-Mails werden geladen.",
  emptyTitle: "Noch keine E-Mails",
  emptyText:
    "Registrieren Sie sich oder fordern Sie ein neues Passwort an. Die E-Mail erscheint dann hier.",
  to: "An",
  list: "E-Mails",
  attachments: "Anhänge",
  size: formatKilobytes,
  htmlView: "Ansicht im E-Mail-Programm",
  htmlTitle: (subject: string) => `E-Mail „${subject}“`,
} as const;
