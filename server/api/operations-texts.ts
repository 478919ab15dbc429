/** Why something in the operation of the platform was not done. */
export const OPERATIONS_ERRORS = {
  reason: "Bitte nennen Sie einen Grund.",
  title: "Bitte geben Sie einen Titel ein.",
  tooLong: (longest: number) => `Bitte verwenden Sie höchstens ${longest} Zeichen.`,
  choice: "Bitte wählen Sie einen der vorgesehenen Werte.",
  date: "Bitte geben Sie einen Tag im Format JJJJ-MM-TT an.",
  owner: "Diese Person gehört nicht zur Verwaltung.",
  object: "Diese Buchung, dieser Speaker oder dieses Konto gibt es nicht.",
  nothing: "Bitte ändern Sie mindestens eine Angabe.",
  not_failed: "Dieser Auftrag ist nicht (mehr) fehlgeschlagen.",
  secret_mail:
    "E-Mails zum Konto und solche mit Codes oder persönlichen Links werden nicht erneut gesendet. Bitte fordern Sie eine neue an.",
  already_decided: "Über diese Meldung wurde bereits entschieden.",
} as const;
