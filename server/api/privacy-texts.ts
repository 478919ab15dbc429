/** Why an account was not deleted; shown in the dialog. */
export const DELETION_ERRORS = {
  text: "Bitte geben Sie einen kürzeren Text ein.",
  confirmation: "Bitte geben Sie das Wort LÖSCHEN ein.",
  openBookings: (count: number) =>
    count === 1
      ? "Sie haben noch eine offene Buchung. Bitte schließen Sie sie zuerst ab oder sagen Sie sie ab."
      : `Sie haben noch ${count} offene Buchungen. Bitte schließen Sie diese zuerst ab oder sagen Sie sie ab.`,
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
