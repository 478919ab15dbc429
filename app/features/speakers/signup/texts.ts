import type { FeeLength } from "#domain/speaker/application/application.ts";
import { APPLICATIONS_CLOSED } from "#domain/speaker/application/application-faults.ts";

export const SIGNUP_TEXTS = {
  start: "Startseite",
  description:
    "Bewerben Sie sich als Speaker auf der Wortbühne: So läuft die Prüfung ab, und das erwartet Sie danach.",
  title: "Speaker werden",
  lead: "Sie haben etwas zu sagen und stehen gern auf der Bühne? Bewerben Sie sich, wir sehen uns jede Bewerbung persönlich an.",
  stepsTitle: "So geht es weiter",
  form: "Ihre Bewerbung",
  closed: APPLICATIONS_CLOSED,
  guestTitle: "Für die Bewerbung brauchen Sie ein Konto",
  guestText: "Melden Sie sich an oder erstellen Sie ein Konto. Danach kommen Sie hierher zurück.",
  guestAction: "Anmelden oder registrieren",
  done: "Vielen Dank für Ihre Bewerbung!",
  submittedOn: (day: string) => `Eingegangen am ${day}.`,
  unpublished: "Bis zur Freigabe wird nichts davon veröffentlicht.",
  hasProfile: "Zu Ihrem Konto gibt es schon ein Speaker-Profil",
  toDashboard: "Zum Speaker-Dashboard",
  failed: "Ihre Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
} as const;

export const STEP_TEXTS = {
  names: {
    person: "1. Person",
    topics: "2. Themen",
    stage: "3. Auftritt",
    terms: "4. Bedingungen",
  },
  next: "Weiter",
  back: "Zurück",
  percent: (percent: number) => `${percent} % ausgefüllt`,
  kept: "Ihre Eingaben werden laufend gespeichert. Sie können jederzeit weitermachen.",
  keptHere:
    "Ihre Eingaben bleiben in diesem Browser. Zum Absenden melden Sie sich an, danach geht es hier weiter.",
  changes: "Bitte ergänzen Sie die markierten Angaben und senden Sie die Bewerbung noch einmal.",
  rejected: (reason: string) => `Begründung: ${reason}`,
  expectedBy: (day: string) => `Wir antworten bis zum ${day}.`,
} as const;

export const SIGNUP_STEPS = [
  {
    title: "Bewerben",
    text: "Sie füllen das Formular aus. Das dauert etwa fünf Minuten.",
  },
  {
    title: "Prüfung",
    text: "Wir lesen Ihre Bewerbung und melden uns in der Regel innerhalb von fünf Werktagen per E-Mail.",
  },
  {
    title: "Freigabe und Profil",
    text: "Mit unserer Freigabe ist Ihr Profil öffentlich. Vorträge, Bilder und Honorare ergänzen Sie danach selbst.",
  },
] as const;

export const FORM_TEXTS = {
  name: "Name",
  jobTitle: "Beruf oder Rolle",
  jobTitleHint: "Zum Beispiel „Neurobiologin und Autorin“",
  city: "Wohnort",
  categories: "Themenfelder",
  categoriesHint: "ein bis vier",
  topics: "Ihre Themen in Stichworten",
  languages: "Vortragssprachen",
  bio: "Stellen Sie sich kurz vor",
  bioHint: "60 bis 1.000 Zeichen: Worüber sprechen Sie, und was nehmen Ihre Gäste mit?",
  fee: "Honorarvorstellung",
  feeHint: "In Euro, netto. Genau dieser Preis steht nach der Freigabe in Ihrem Profil.",
  feeLength: "Das Honorar gilt für",
  feeLengthHint: "Weitere Längen und Preise nennen Sie nach der Freigabe in Ihrem Profil.",
  feeLengthNone: "Bitte wählen",
  website: "Website",
  video: "Link zu einem Video",
  videoHint: "Ein Video bei YouTube, vollständige Adresse mit https://",
  linkHint: "Vollständige Adresse mit https://",
  terms: "Bedingungen für Speaker",
  accept: "Ich habe die Bedingungen für Speaker gelesen und stimme ihnen zu.",
  send: "Bewerbung senden",
} as const;

export const FEE_LENGTH_WORDS: Record<FeeLength, string> = {
  "20": "20 Minuten",
  "40": "40 Minuten",
  "60": "60 Minuten",
  all: "jede Länge (20, 40 und 60 Minuten)",
};
