import { formatDay } from "#domain/format/days.ts";
import { formatList } from "#domain/format/lists.ts";
import type { ProfileHold } from "#domain/speaker/admin/profile-hold.ts";
import type { PublicationStep } from "#domain/speaker/admin/publication.ts";
import { BOOKING_STATUS_WORDS } from "#parts/status-labels.ts";

const STEP_WORDS: Record<PublicationStep, string> = {
  short_bio: "Kurzvorstellung",
  categories: "Themenfeld",
  portrait: "Porträt",
  fees: "Honorar",
  talks: "Vortrag mit Beschreibung",
};

/** Why the administration of speakers was refused; shown at the fields of its forms. */
export const SPEAKER_ADMIN_ERRORS = {
  phone: "Bitte geben Sie eine vollständige Telefonnummer an.",
  name: "Bitte geben Sie einen Namen ein.",
  feesUnanswered: (names: readonly string[]) =>
    `Bitte ergänzen Sie vor dem Veröffentlichen die Honorare: Für 20, 40 und 60 Minuten gilt ein Preis oder „Biete ich nicht an“. Es fehlt noch bei ${formatList(names)}.`,
  notPublished: (lines: readonly string[]) => `Nicht veröffentlicht. ${lines.join(" ")}`,
  missing: (name: string, steps: readonly PublicationStep[]) =>
    `${name}: Es fehlt ${formatList(steps.map((step) => STEP_WORDS[step]))}.`,
  noFee: (names: readonly string[]) =>
    `„Sofort buchbar“ ist nicht möglich: ${formatList(names)} hat noch kein Honorar angegeben.`,
  noDirectBooking: (names: readonly string[]) =>
    `„Sofort buchbar“ ist nicht möglich: ${formatList(names)} nimmt keine Direktbuchungen an. Das stellt der Speaker selbst im Profil ein.`,
  nameUnusable:
    "Aus diesem Namen lässt sich keine Adresse bilden. Bitte schreiben Sie ihn mit lateinischen Buchstaben.",
  slugReserved: "Diese Adresse gehört zu einer anderen Seite. Bitte wählen Sie eine andere.",
  slugTaken: "Diese Adresse gehört schon einem anderen Profil.",
  notes: "Bitte nennen Sie zu mindestens einem Feld, was fehlt.",
  changedSince:
    "Der Speaker hat die Änderung inzwischen bearbeitet. Bitte sehen Sie sie sich noch einmal an.",
  categoryGone: "Ein gewünschtes Themenfeld gibt es nicht mehr. Bitten Sie um eine andere Wahl.",
  decided: "Über diese Bewerbung wurde schon entschieden.",
  speakerExists: "Zu diesem Konto gibt es schon ein Speaker-Profil.",
  typedName: "Bitte geben Sie den Namen so ein, wie er über dem Profil steht.",
  profileHeld: (reasons: readonly string[]) =>
    `Dieses Profil kann noch nicht gelöscht werden. ${reasons.join(" ")}`,
  noAccount: "Zu diesem Profil gibt es keine Adresse, an die wir schreiben können.",
  notInvitable: "Diese Profile haben schon ein Konto oder keine E-Mail-Adresse.",
  claimInvalid: "Dieser Link gilt nicht mehr. Bitte lassen Sie sich eine neue Einladung schicken.",
  claimAdmin: "Mit einem Konto der Verwaltung können Sie kein Profil übernehmen.",
  claimOwn: "Zu Ihrem Konto gehört schon ein Speaker-Profil.",
  undone: "Dieser Import wurde schon zurückgenommen.",
  rows: (most: number) => `Bitte senden Sie höchstens ${most} Zeilen auf einmal.`,
  rowTwice: "Bitte senden Sie jede Zeile nur einmal.",
} as const;

/** „Buchung WB-12345-67890 am 07. März 2030 läuft noch (Bestätigt).“ */
export function holdText(hold: ProfileHold): string {
  if (hold.kind === "unpaid") {
    return `Rechnung ${hold.number} (Buchung ${hold.reference}) ist noch nicht bezahlt.`;
  }
  const booking = `Buchung ${hold.reference} am ${formatDay(hold.day)}`;
  if (hold.kind === "open") return `${booking} läuft noch (${BOOKING_STATUS_WORDS[hold.status]}).`;
  return hold.kind === "unsettled"
    ? `${booking} ist noch nicht mit dem Speaker abgerechnet.`
    : `Zu ${booking} fehlt noch die Rechnung.`;
}
