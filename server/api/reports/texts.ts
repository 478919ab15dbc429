export const REPORT_ERRORS = {
  address: "Bitte nennen Sie eine Adresse auf dieser Website.",
  reason: "Bitte wählen Sie einen Grund.",
  explanation: "Bitte begründen Sie Ihre Meldung mit mindestens 20 Zeichen.",
  goodFaith: "Bitte bestätigen Sie die Richtigkeit Ihrer Angaben.",
  alreadyDecided: "Über diese Meldung wurde bereits entschieden.",
} as const;

export const WITHDRAWAL_ERRORS = {
  signs: "Bitte verwenden Sie nur Buchstaben, Ziffern und einfache Satzzeichen.",
} as const;
