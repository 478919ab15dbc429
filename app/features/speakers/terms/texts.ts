export const TERMS_TEXTS = {
  title: "Ihre Zustimmung",
  news: "Die Bedingungen für Speaker haben sich geändert",
  newsText:
    "Bitte lesen Sie die neue Fassung und stimmen Sie ihr zu. Bis dahin gilt die Fassung, die Sie zuletzt bestätigt haben.",
  first: "Bitte bestätigen Sie die Bedingungen für Speaker",
  firstText:
    "Sie gelten für Auftritte über die Wortbühne. Bitte lesen Sie sie und stimmen Sie ihnen zu.",
  read: "Bedingungen lesen",
  accept: "Ich stimme der geltenden Fassung zu",
  accepted: (version: string, moment: string) =>
    `Sie haben der Fassung ${version} am ${moment} zugestimmt.`,
  older: (version: string, moment: string) =>
    `Zuletzt haben Sie der Fassung ${version} am ${moment} zugestimmt.`,
  decline:
    "Sie möchten nicht zustimmen? Dann gelten für laufende Buchungen die bisherigen Bedingungen weiter, und beide Seiten können mit einer Frist von 30 Tagen kündigen.",
  done: "Ihre Zustimmung ist gespeichert.",
  failed: "Ihre Zustimmung konnte nicht gespeichert werden. Bitte laden Sie die Seite neu.",
} as const;
