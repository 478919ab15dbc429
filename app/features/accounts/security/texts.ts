import { SIGN_IN_FAULTS } from "#domain/account/sign-in-faults.ts";
export const SECURITY_TEXTS = {
  title: "Sicherheit",
  cancel: "Abbrechen",
  copy: "Kopieren",
  copied: "In die Zwischenablage kopiert",
} as const;

export const FACTOR_TEXTS = {
  title: "Zweiter Schritt bei der Anmeldung",
  none: "Noch nicht eingerichtet. Mit einer Authenticator-App braucht jede Anmeldung zusätzlich einen Code von Ihrem Gerät.",
  some: "Jede Anmeldung braucht zusätzlich einen Code von Ihrem Gerät.",
  unnamed: "Authenticator-App",
  phone: "SMS",
  since: (date: string) => `eingerichtet am ${date}`,
  add: "Authenticator-App einrichten",
  addMore: "Weiteres Gerät einrichten",
  addPhone: "Code per SMS einrichten",
  noSms: "Codes per SMS sind hier nicht verfügbar.",
  remove: "Entfernen",
  removeOf: (name: string) => `${name} entfernen`,
  removed: "Das Gerät wurde entfernt.",
  removeTitle: (name: string) => `„${name}“ entfernen?`,
  removeText: "Codes dieses Geräts gelten dann nicht mehr.",
} as const;

export const ENROL_TEXTS = {
  title: "Authenticator-App einrichten",
  name: "Name des Geräts",
  nameHint: "Zum Beispiel „Diensthandy“",
  start: "Weiter",
  scan: "1. Scannen Sie diesen Code mit Ihrer Authenticator-App.",
  qr: "QR-Code für die Authenticator-App",
  manual: "Oder geben Sie diesen Schlüssel ein:",
  enter: "2. Geben Sie den Code ein, den die App anzeigt.",
  code: "Code aus der App",
  codeHint: "6 Ziffern",
  verify: "Bestätigen",
  done: "Der zweite Schritt ist eingerichtet.",
} as const;

export const RECOVERY_TEXTS = {
  title: "Wiederherstellungscodes",
  lead: "Ersatz, wenn Ihr Gerät verloren geht. Jeder Code gilt einmal.",
  none: "Es gibt noch keine Codes.",
  left: (remaining: number, total: number) => `Noch ${remaining} von ${total} Codes unbenutzt.`,
  create: "Codes erstellen",
  renew: "Neue Codes erstellen",
  once: "Bewahren Sie diese Codes sicher auf. Sie werden nur jetzt angezeigt.",
  download: "Herunterladen",
  fileName: "wortbuehne-codes.txt",
  fileTitle: "Wiederherstellungscodes für die Wortbühne",
  renewTitle: "Neue Codes erstellen?",
  renewText: "Ihre bisherigen Codes gelten dann nicht mehr.",
} as const;

export const OFFER_TEXTS = {
  title: "Wiederherstellungscodes",
  lead: "Ihr Gerät ist eingerichtet. Geht es verloren, kommen Sie nur mit einem Wiederherstellungscode in Ihr Konto. Jeder Code gilt einmal.",
  kept: "Ich habe die Codes gesichert",
  later: "Später",
} as const;

export const SESSION_TEXTS = {
  title: "Angemeldete Geräte",
  current: "Dieses Gerät",
  lastUsed: (moment: string) => `zuletzt aktiv ${moment}`,
  end: "Abmelden",
  endOf: (device: string) => `${device} abmelden`,
  ended: "Das Gerät wurde abgemeldet.",
  endOthers: "Alle anderen abmelden",
  endedOthers: "Alle anderen Geräte wurden abgemeldet.",
  device: (browser: string, system: string) => `${browser} unter ${system}`,
  unknownBrowser: "Unbekannter Browser",
  unknownDevice: "Unbekanntes Gerät",
} as const;

export const PASSWORD_TEXTS = {
  title: "Passwort ändern",
  submit: "Passwort ändern",
  busy: "Wird geändert …",
  saved: "Ihr Passwort wurde geändert.",
} as const;

export const REAUTHENTICATION_TEXTS = {
  code: "Code aus der E-Mail",
  hint: "Ihre Anmeldung liegt länger zurück. Wir haben Ihnen einen Code gesendet.",
} as const;

export const PHONE_TEXTS = {
  title: "Code per SMS einrichten",
  number: "Mobilnummer",
  numberHint: "Mit Landesvorwahl, zum Beispiel +49 151 12345678",
  name: "Name des Telefons",
  nameHint: "Zum Beispiel „Diensthandy“",
  start: "Weiter",
  caution:
    "Bequem, aber weniger sicher als eine Authenticator-App: Nachrichten lassen sich abfangen oder auf eine andere Karte umleiten.",
  next: "Bestätigen Sie die Nummer mit einem Code, den wir Ihnen senden.",
  done: "Der zweite Schritt ist eingerichtet.",
} as const;

export const EMAIL_TEXTS = {
  title: "E-Mail-Adresse ändern",
  lead: "Die Änderung gilt, sobald Ihre bisherige und Ihre neue Adresse sie bestätigt haben.",
  newAddress: "Neue E-Mail-Adresse",
  same: "Das ist schon Ihre Adresse.",
  submit: "E-Mail-Adresse ändern",
  sent: "Wir haben beiden Adressen einen Link gesendet.",
  pending: "Neue Adresse:",
  waitingBoth: "Bitte öffnen Sie den Link in beiden Postfächern. Er gilt eine Stunde.",
  waitingOne: (address: string) => `Es fehlt noch die Bestätigung von ${address}.`,
  expired: "Die Links gelten nicht mehr. Sie können neue anfordern.",
  resend: "Links erneut senden",
  resent: "Die Links sind noch einmal unterwegs.",
  cancel: "Änderung abbrechen",
  cancelled: "Die Änderung wurde abgebrochen.",
} as const;

export const GOOGLE_TEXTS = {
  title: "Google",
  lead: "Verbinden Sie Google, um sich auch damit anzumelden.",
  linked: "Sie können sich auch mit Google anmelden.",
  since: (date: string) => `verbunden am ${date}`,
  link: "Mit Google verbinden",
  done: "Google ist verbunden.",
  unlink: "Trennen",
  unlinked: "Google ist getrennt.",
  unlinkTitle: "Google trennen?",
  unlinkText: "Die Anmeldung mit Google ist danach nicht mehr möglich.",
  onlyWay:
    "Google ist Ihre einzige Anmeldung. Mit einem Passwort können Sie Google danach trennen.",
  failed: "Google konnte nicht verbunden werden. Bitte versuchen Sie es noch einmal.",
  /** Known reasons only: an address may carry any text. */
  reasons: {
    identity_already_exists: "Dieses Google-Konto ist schon mit einem anderen Konto verbunden.",
    provider_unavailable: SIGN_IN_FAULTS.provider_unavailable,
  } as Readonly<Record<string, string>>,
} as const;
