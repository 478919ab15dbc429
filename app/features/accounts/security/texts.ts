export const SECURITY_TEXTS = {
  title: "Sicherheit",
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  loading: "Wird geladen...",
  cancel: "Abbrechen",
  close: "Schließen",
  copy: "Kopieren",
  copied: "In die Zwischenablage kopiert",
} as const;

export const FACTOR_TEXTS = {
  title: "Zweiter Schritt bei der Anmeldung",
  none: "Noch nicht eingerichtet. Mit einer Authenticator-App braucht jede Anmeldung zusätzlich einen Code von Ihrem Gerät.",
  some: "Jede Anmeldung braucht zusätzlich einen Code aus Ihrer App.",
  unnamed: "Authenticator-App",
  phone: "SMS",
  since: (date: string) => `eingerichtet am ${date}`,
  add: "Authenticator-App einrichten",
  addMore: "Weiteres Gerät einrichten",
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
  busy: "Einen Moment...",
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
  busy: "Wird erstellt...",
  once: "Bewahren Sie diese Codes sicher auf. Sie werden nur jetzt angezeigt.",
  download: "Herunterladen",
  fileName: "wortbuehne-codes.txt",
  fileTitle: "Wiederherstellungscodes für die Wortbühne",
  renewTitle: "Neue Codes erstellen?",
  renewText: "Ihre bisherigen Codes gelten dann nicht mehr.",
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
  lead: "Danach sind Sie auf allen anderen Geräten abgemeldet.",
  submit: "Passwort ändern",
  busy: "Wird geändert...",
  saved: "Ihr Passwort wurde geändert.",
  code: "Code aus der E-Mail",
  codeHint: "Ihre Anmeldung liegt länger zurück. Wir haben Ihnen einen Code gesendet.",
} as const;
