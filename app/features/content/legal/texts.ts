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

export const WITHDRAWAL_TEXTS = {
  title: "Vertrag widerrufen",
  description: "Hier erklären Verbraucher den Widerruf einer Buchung.",
  lead: "Als Verbraucherin oder Verbraucher können Sie Ihre Buchung hier widerrufen. Sie brauchen dafür kein Konto.",
  how: "Schreiben Sie uns eine E-Mail mit Ihrem Namen und der Buchungsnummer (sie beginnt mit WB-). Der Knopf bereitet die E-Mail vor. Wir bestätigen den Eingang unverzüglich mit Inhalt, Datum und Uhrzeit.",
  action: "Widerruf per E-Mail erklären",
  subject: "Widerruf meiner Buchung",
  body: "Hiermit widerrufe ich den von mir geschlossenen Vertrag.\n\nBuchungsnummer: WB-\nName:\nE-Mail für die Bestätigung:\n",
  more: "Widerrufsbelehrung lesen",
} as const;
