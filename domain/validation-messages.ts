/** What forms say before anything is sent; the API says the same. */
export const FORM_MESSAGES = {
  required: "Bitte füllen Sie dieses Feld aus.",
  marked: "Bitte prüfen Sie die markierten Angaben.",
  consent: "Bitte stimmen Sie zu.",
  name: "Bitte nennen Sie Ihren Namen.",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
  link: "Bitte geben Sie eine vollständige Adresse an, zum Beispiel „https://beispiel.de“.",
  tooLong: (longest: number | string) => `Bitte verwenden Sie höchstens ${longest} Zeichen.`,
} as const;

/** What is missing to sign in. */
export const SIGN_IN_MESSAGES = {
  email: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  password: "Bitte geben Sie Ihr Passwort ein.",
  newPassword: "Bitte geben Sie ein Passwort ein.",
  code: "Bitte geben Sie den Code ein.",
  role: "Bitte wählen Sie eine Rolle",
} as const;

export const REVIEW_MESSAGES = {
  rating: "Bitte vergeben Sie einen bis fünf Sterne.",
  author: "Bitte geben Sie an, unter welchem Namen die Bewertung erscheint.",
} as const;

export const CONTRACT_MESSAGES = {
  name: "Bitte geben Sie Vor- und Nachnamen ein.",
  code: "Bitte geben Sie die sechs Ziffern aus der E-Mail ein.",
} as const;

export const WITHDRAWAL_MESSAGES = {
  reference: "Bitte nennen Sie die Buchungsnummer oder beschreiben Sie die Buchung.",
} as const;

/** What the API alone says of a field; no page loads these. */
export const VALIDATION_MESSAGES = {
  unsuitable: "Bitte prüfen Sie diese Angabe.",
  anyText: "Bitte geben Sie einen Text an.",
  text: "Bitte geben Sie einen Text ein.",
  title: "Bitte geben Sie einen Titel ein.",
  reason: "Bitte nennen Sie einen Grund.",
  reachableEmail: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  slug: "Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche.",
  file: "Bitte wählen Sie eine Datei.",
  choice: "Bitte wählen Sie einen der vorgesehenen Werte.",
  wholeNumber: "Bitte geben Sie eine ganze Zahl an.",
  day: "Bitte geben Sie einen Tag im Format JJJJ-MM-TT an.",
  time: "Bitte geben Sie eine Uhrzeit im Format HH:MM an.",
  atLeast: (least: string) => `Bitte geben Sie mindestens ${least} an.`,
  atMost: (most: string) => `Bitte geben Sie höchstens ${most} an.`,
  mostEntries: (most: number | string) => `Bitte geben Sie höchstens ${most} Einträge an.`,
  mostChosen: (most: number) => `Bitte wählen Sie höchstens ${most} Einträge auf einmal.`,
} as const;
