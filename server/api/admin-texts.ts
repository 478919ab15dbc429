/** Why the administration was refused; shown at the fields of its forms. */
export const ADMIN_ERRORS = {
  tooLong: (longest: number) => `Bitte verwenden Sie höchstens ${longest} Zeichen.`,
  tooMany: (most: number) => `Bitte wählen Sie höchstens ${most} Einträge auf einmal.`,
  choice: "Bitte wählen Sie einen der vorgesehenen Werte.",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
  phone: "Bitte geben Sie eine vollständige Telefonnummer an.",
  name: "Bitte geben Sie einen Namen ein.",
  feesUnanswered: (names: readonly string[]) =>
    `Bitte ergänzen Sie vor dem Veröffentlichen die Honorare: Für 20, 40 und 60 Minuten gilt ein Preis oder „Biete ich nicht an“. Es fehlt noch bei ${new Intl.ListFormat("de").format(names)}.`,
  nameUnusable:
    "Aus diesem Namen lässt sich keine Adresse bilden. Bitte schreiben Sie ihn mit lateinischen Buchstaben.",
  slug: "Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche.",
  slugReserved: "Diese Adresse gehört zu einer anderen Seite. Bitte wählen Sie eine andere.",
  slugTaken: "Diese Adresse gehört schon einem anderen Profil.",
  reason: "Bitte nennen Sie einen Grund.",
  notes: "Bitte nennen Sie zu mindestens einem Feld, was fehlt.",
  changedSince:
    "Der Speaker hat die Änderung inzwischen bearbeitet. Bitte sehen Sie sie sich noch einmal an.",
  categoryGone: "Ein gewünschtes Themenfeld gibt es nicht mehr. Bitten Sie um eine andere Wahl.",
  decided: "Über diese Bewerbung wurde schon entschieden.",
  speakerExists: "Zu diesem Konto gibt es schon ein Speaker-Profil.",
  self: "Ihr eigenes Konto können Sie hier nicht ändern.",
  lastAdmin: "Das ist der letzte Zugang zur Verwaltung. Bitte ernennen Sie vorher jemand anderen.",
  typedName: "Bitte geben Sie den Namen so ein, wie er über dem Profil steht.",
  profileHeld: "Dieses Profil kann noch nicht gelöscht werden.",
  openBookings: (count: number) =>
    count === 1
      ? "Zu diesem Konto gibt es noch eine offene oder nicht abgerechnete Buchung."
      : `Zu diesem Konto gibt es noch ${count} offene oder nicht abgerechnete Buchungen.`,
  alreadyVerified: "Diese E-Mail-Adresse ist schon bestätigt.",
  noFactor: "Dieses Konto hat keinen zweiten Faktor.",
  noAccount: "Zu diesem Profil gibt es keine Adresse, an die wir schreiben können.",
  notInvitable: "Diese Profile haben schon ein Konto oder keine E-Mail-Adresse.",
  claimInvalid: "Dieser Link gilt nicht mehr. Bitte lassen Sie sich eine neue Einladung schicken.",
  claimAdmin: "Mit einem Konto der Verwaltung können Sie kein Profil übernehmen.",
  claimOwn: "Zu Ihrem Konto gehört schon ein Speaker-Profil.",
  nudged: "Diese Person wurde heute schon erinnert.",
  undone: "Dieser Import wurde schon zurückgenommen.",
  rows: (most: number) => `Bitte senden Sie höchstens ${most} Zeilen auf einmal.`,
  rowTwice: "Bitte senden Sie jede Zeile nur einmal.",
} as const;
