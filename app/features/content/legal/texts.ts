export const LEGAL_TEXTS = {
  breadcrumb: "Brotkrumen",
  start: "Startseite",
  draft: "Entwurf: vor dem Livegang anwaltlich prüfen lassen",
  draftText:
    "Dieser Text ist eine Vorlage. Er gilt erst, wenn der Betreiber ihn geprüft und in den Einstellungen bestätigt hat.",
  missing: "Die Angaben des Betreibers sind noch nicht vollständig hinterlegt.",
  version: (version: string, day: string) => `Fassung ${version} vom ${day}`,
  contents: "Inhalt",
} as const;
