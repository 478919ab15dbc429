import { SIGN_IN_FAULTS } from "#domain/account/sign-in-faults.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
/** Word for word from the specification. */
export const CALLBACK_NOTICES = {
  signInFailed: "Anmeldung fehlgeschlagen",
  failed: "Ein Fehler ist aufgetreten",
  googleFailed: "Google-Anmeldung fehlgeschlagen",
  roleSaved: "Rolle erfolgreich ausgewählt!",
  roleFailed: "Fehler beim Speichern der Rolle",
} as const;

export const CALLBACK_TEXTS = { working: "Ihre Anmeldung wird geprüft …" } as const;

/** Known reasons only: an address may carry any text, and ours would lend it credit. */
export const GOOGLE_REASONS: Readonly<Record<string, string>> = {
  identity_already_exists:
    "Zu dieser Adresse gibt es schon ein Konto. Bitte melden Sie sich mit Ihrem Passwort an.",
  ...SIGN_IN_FAULTS,
};

export const ROLE_TEXTS = {
  title: "Wie möchten Sie die Wortbühne nutzen?",
  legend: "Ihre Rolle",
  customer: {
    title: "Event-Organisator",
    text: "Sie suchen Speaker, vergleichen und buchen für Ihre Veranstaltungen.",
  },
  speaker: {
    title: "Speaker",
    text: "Sie stehen auf der Bühne und erhalten Buchungen und Anfragen.",
  },
  next: "Weiter",
  busy: BUSY_TEXTS.saving,
} as const;

type ConfirmTexts = { title: string; lead: string; action: string };

export const CONFIRM_TYPES = {
  signup: {
    title: "Adresse bestätigen",
    lead: "Ein Klick noch: Bestätigen Sie Ihre Adresse, dann sind Sie angemeldet.",
    action: "Adresse bestätigen",
  },
  recovery: {
    title: "Neues Passwort",
    lead: "Bestätigen Sie, dass Sie ein neues Passwort festlegen möchten.",
    action: "Weiter zum neuen Passwort",
  },
  email_change: {
    title: "Neue Adresse bestätigen",
    lead: "Bestätigen Sie die Änderung Ihrer E-Mail-Adresse.",
    action: "Änderung bestätigen",
  },
} as const satisfies Record<string, ConfirmTexts>;

export const CONFIRM_TEXTS = {
  busy: "Wird bestätigt …",
  incomplete: "Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der Nachricht.",
  otherAccount: (email: string) =>
    `Sie sind gerade als ${email} angemeldet. Mit der Bestätigung wechseln Sie das Konto.`,
  firstHalf: "Danke. Bitte bestätigen Sie auch den Link, den Ihre andere Adresse erhalten hat.",
  toSignIn: "Zur Anmeldung",
  newLink: "Neuen Link anfordern",
} as const;

export const RESET_TEXTS = {
  title: "Neues Passwort",
  submit: "Passwort speichern",
  saved: "Ihr neues Passwort ist gespeichert.",
  noSession: "Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.",
} as const;
