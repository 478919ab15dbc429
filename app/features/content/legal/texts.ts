import type { LegalDocument } from "#domain/content/legal-documents.ts";
import type { CompanyField } from "#domain/invoicing/company-setting.ts";

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

type PageWords = { readonly title: string; readonly description: string };

export const LEGAL_PAGES: Record<Exclude<LegalDocument, "speaker-agb">, PageWords> = {
  impressum: {
    title: "Impressum",
    description: "Anbieter, Kontakt, Register und verantwortliche Personen der Wortbühne.",
  },
  datenschutz: {
    title: "Datenschutzerklärung",
    description:
      "Welche Daten die Wortbühne verarbeitet, wofür, wie lange und welche Rechte Sie haben.",
  },
  agb: {
    title: "Allgemeine Geschäftsbedingungen",
    description:
      "Die Bedingungen für Anfragen und Buchungen: Vertragsschluss, Preise, Zahlung, Stornierung und Haftung.",
  },
  widerrufsbelehrung: {
    title: "Widerrufsbelehrung",
    description:
      "Wann Verbraucher eine Buchung widerrufen können, wie das geht und welche Folgen es hat.",
  },
  barrierefreiheit: {
    title: "Erklärung zur Barrierefreiheit",
    description: "Wie zugänglich die Wortbühne ist und wie Sie uns Barrieren melden.",
  },
  ranking: {
    title: "So entsteht die Reihenfolge",
    description:
      "Nach welchen Merkmalen die Wortbühne Speaker sortiert, mit allen Gewichten und Regeln.",
  },
  bewertungen: {
    title: "Echtheit der Bewertungen",
    description: "Wer auf der Wortbühne bewerten darf und wie wir Bewertungen prüfen.",
  },
};

/** Stands where the operator has not filled in a field yet. */
export const MISSING_FIELDS: Record<CompanyField, string> = {
  name: "(Firma fehlt)",
  street: "(Straße fehlt)",
  postal_code: "(PLZ fehlt)",
  city: "(Ort fehlt)",
  country: "(Land fehlt)",
  contact_name: "(Kontaktperson fehlt)",
  email: "(E-Mail fehlt)",
  phone: "(Telefon fehlt)",
  vat_id: "(USt-IdNr. fehlt)",
  tax_number: "(Steuernummer fehlt)",
  register_entry: "(Registereintrag fehlt)",
  managing_directors: "(Vertretung fehlt)",
  iban: "(IBAN fehlt)",
  bic: "(BIC fehlt)",
  account_holder: "(Kontoinhaber fehlt)",
};

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
