import type { PasswordProblem } from "#domain/account/password-rule.ts";
import { SIGN_IN_MESSAGES } from "#domain/validation-messages.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";

export type AuthMode = "login" | "register" | "forgot";

type ModeTexts = { title: string; submit: string; busy: string; google: string };

export const MODE_TEXTS: Record<Exclude<AuthMode, "forgot">, ModeTexts> = {
  login: {
    title: "Anmelden",
    submit: "Anmelden",
    busy: "Wird angemeldet …",
    google: "Mit Google anmelden",
  },
  register: {
    title: "Konto erstellen",
    submit: "Konto erstellen",
    busy: BUSY_TEXTS.creating,
    google: "Mit Google registrieren",
  },
};

export const FIELD_TEXTS = {
  firstName: "Vorname",
  lastName: "Nachname",
  email: "E-Mail",
  password: "Passwort",
  newPassword: "Neues Passwort",
  passwordRule: "Mindestens 6 Zeichen, ein ganzer Satz ist willkommen.",
  passwordCommon: "Dieses Passwort wird zuerst erraten. Ein ganzer Satz schützt Sie besser.",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
} as const;

export const LEGAL_TEXTS = {
  before: "Für Ihr Konto gelten unsere ",
  terms: "AGB",
  between: ". Wie wir mit Ihren Daten umgehen, steht in der ",
  privacy: "Datenschutzerklärung",
  after: ".",
} as const;

export const ENTRY_ERRORS: Record<
  | PasswordProblem
  | "password_common"
  | "firstName"
  | "lastName"
  | "email"
  | "emailInvalid"
  | "password"
  | "code",
  string
> = {
  firstName: "Bitte geben Sie Ihren Vornamen ein.",
  lastName: "Bitte geben Sie Ihren Nachnamen ein.",
  email: SIGN_IN_MESSAGES.email,
  emailInvalid: "Bitte prüfen Sie die Adresse, zum Beispiel name@firma.de.",
  password: SIGN_IN_MESSAGES.password,
  password_missing: SIGN_IN_MESSAGES.newPassword,
  password_too_short: "Mindestens 6 Zeichen",
  password_too_long: "Höchstens 128 Zeichen",
  password_common: "Dieses Passwort wird zuerst erraten. Bitte wählen Sie ein anderes.",
  code: SIGN_IN_MESSAGES.code,
};

/** Word for word from the specification; after a sign-up both texts appear (C-74). */
export const AUTH_NOTICES = {
  signedIn: "Erfolgreich angemeldet!",
  signInFailed: "Anmeldung fehlgeschlagen",
  signedUp: "Registrierung erfolgreich! Prüfen Sie Ihre E-Mails.",
  signUpFailed: "Registrierung fehlgeschlagen",
  googleFailed: "Google-Anmeldung fehlgeschlagen",
  checkMail: "Prüfen Sie Ihre E-Mails für den Bestätigungslink.",
  unexpected: "Ein unerwarteter Fehler ist aufgetreten.",
} as const;

export const AUTH_TEXTS = {
  back: "Zur Startseite",
  noAccount: "Noch kein Konto?",
  haveAccount: "Schon ein Konto?",
  or: "oder",
  forgot: "Passwort vergessen?",
  needsScripts:
    "Die Anmeldung braucht JavaScript. Bitte schalten Sie es ein und versuchen Sie es erneut.",
  quote: "„Termin gewählt, Angebot gesehen, gebucht. Am selben Vormittag.“",
  quoteBy: "Julia Brandt, Leiterin Personal, Kesslin Maschinenbau (erfundenes Beispiel der Demo)",
  claim: "Die richtige Stimme für Ihre Veranstaltung: finden, anfragen, verbindlich buchen.",
  openMailbox: "Demo-Postfach öffnen",
  resend: "Link erneut senden",
  resent: "Wir haben Ihnen einen neuen Link gesendet.",
} as const;

export const FORGOT_TEXTS = {
  title: "Passwort vergessen",
  lead: "Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.",
  submit: "Link anfordern",
  busy: BUSY_TEXTS.sending,
  /** The same words whether or not the account exists. */
  sent: "Falls es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Prüfen Sie Ihre E-Mails.",
  back: "Zurück zur Anmeldung",
} as const;

export const DEMO_TEXTS = {
  title: "Demo-Konten",
  lead: "Ein Klick füllt das Formular aus.",
} as const;

export const STEP_TEXTS = {
  title: "Zweiter Schritt",
  lead: "Ihr Konto ist zusätzlich geschützt. Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein.",
  smsLead: "Ihr Konto ist zusätzlich geschützt. Wir senden Ihnen einen Code per SMS.",
  factor: "Gerät",
  factorUnnamed: "Authenticator-App",
  phoneUnnamed: "SMS",
  code: "Code aus der App",
  codeHint: "6 Ziffern",
  smsCode: "Code aus der SMS",
  sendSms: "Code per SMS senden",
  resendSms: "Code erneut senden",
  smsSent: (number: string) => `Wir haben einen Code an ${number} gesendet.`,
  submit: "Bestätigen",
  busy: "Wird geprüft …",
  useRecovery: "Wiederherstellungscode verwenden",
  recoveryLead: "Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt nur einmal.",
  recoveryCode: "Wiederherstellungscode",
  useApp: "Zurück zum zweiten Schritt",
  cancel: "Mit anderem Konto anmelden",
} as const;

/** Titles of the pages, for tabs and search engines. */
export const PAGE_TITLES = {
  auth: "Anmelden | Wortbühne",
  authDescription: "Melden Sie sich bei der Wortbühne an oder erstellen Sie ein Konto.",
  callback: "Anmeldung | Wortbühne",
  confirm: "Bestätigen | Wortbühne",
  reset: "Neues Passwort | Wortbühne",
} as const;
