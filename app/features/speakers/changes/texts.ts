import type { ChangeKind } from "#domain/speaker/profile-change.ts";

export const CHANGE_TEXTS = {
  waitingTitle: "Änderungen warten auf Freigabe",
  waitingText:
    "Besucher sehen weiterhin den bisherigen Stand. Sie bekommen eine E-Mail, sobald wir entschieden haben.",
  notesTitle: "Bitte sehen Sie sich diese Hinweise an",
  notesText: "Sobald Sie den Abschnitt erneut speichern, prüfen wir noch einmal.",
  rejectedTitle: "Ihre letzte Änderung wurde nicht übernommen",
  reason: (text: string) => `Begründung: ${text}`,
  since: (moment: string) => `Eingereicht: ${moment}`,
  show: (count: number) => (count === 1 ? "Eine Änderung ansehen" : `${count} Änderungen ansehen`),
  withdraw: "Änderungen zurückziehen",
  confirmTitle: "Änderungen zurückziehen?",
  confirmText:
    "Was auf Freigabe wartet, wird verworfen. Ihr öffentliches Profil bleibt, wie es ist.",
  confirm: "Zurückziehen",
  cancel: "Abbrechen",
  withdrawn: "Ihre Änderungen sind zurückgezogen.",
  saved: "Gespeichert. Ihre Änderungen warten auf Freigabe.",
  before: "Bisher",
  after: "Neu",
  nothing: "leer",
  portrait: "Porträt",
  hero: "Titelbild",
  links: "Links",
  image: "Bild",
} as const;

export const CHANGE_KINDS: Record<ChangeKind, string> = {
  edited: "Geändert",
  added: "Neu",
  removed: "Entfernt",
  moved: "Umsortiert",
};
