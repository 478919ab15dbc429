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
  passwordWrong: "Das Passwort ist nicht richtig.",
  codeNeeded: "Bitte geben Sie den Code aus der E-Mail ein.",
} as const;

/** Why the administration did not change an account. */
export const USER_ERRORS = {
  self: "Ihr eigenes Konto können Sie hier nicht ändern.",
  lastAdmin: "Das ist der letzte Zugang zur Verwaltung. Bitte ernennen Sie vorher jemand anderen.",
  openBookings: (count: number) =>
    count === 1
      ? "Zu diesem Konto gibt es noch eine offene oder nicht abgerechnete Buchung."
      : `Zu diesem Konto gibt es noch ${count} offene oder nicht abgerechnete Buchungen.`,
  alreadyVerified: "Diese E-Mail-Adresse ist schon bestätigt.",
  noFactor: "Dieses Konto hat keinen zweiten Faktor.",
} as const;

export const EXPORT_FILE = "wortbuehne-meine-daten.json";
