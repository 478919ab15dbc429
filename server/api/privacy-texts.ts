/** Why an account was not deleted; shown in the dialog. */
export const DELETION_ERRORS = {
  text: "Bitte geben Sie einen kürzeren Text ein.",
  confirmation: "Bitte geben Sie das Wort LÖSCHEN ein.",
  openBookings: (count: number) =>
    count === 1
      ? "Sie haben noch eine offene Buchung. Sie können Ihr Konto löschen, sobald sie abgesagt oder durchgeführt und abgerechnet ist."
      : `Sie haben noch ${count} offene Buchungen. Sie können Ihr Konto löschen, sobald diese abgesagt oder durchgeführt und abgerechnet sind.`,
  lastAdmin:
    "Sie sind die einzige Verwaltung. Bitte ernennen Sie zuerst eine weitere Person, bevor Sie Ihr Konto löschen.",
  secondStepNeeded: "Bitte bestätigen Sie sich zuerst mit Ihrem zweiten Faktor.",
  passwordNeeded: "Bitte geben Sie Ihr Passwort ein.",
  passwordWrong: "Das Passwort ist nicht richtig.",
  codeNeeded: "Bitte geben Sie den Code aus der E-Mail ein.",
  codeWrong: "Dieser Code ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.",
  tooMany: "Zu viele Versuche. Bitte versuchen Sie es später erneut.",
} as const;

export const EXPORT_FILE = "wortbuehne-meine-daten.json";
