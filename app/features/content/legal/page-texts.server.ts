import type { LegalDocument } from "#domain/content/legal-documents.ts";
import type { CompanyField } from "#domain/invoicing/seller/company-setting.ts";

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

/** What the texts name of the operator; the legal form decides what belongs there. */
export type PrintedField = Exclude<CompanyField, "legal_form">;

/** Stands where the operator has not filled in a field yet. */
export const MISSING_FIELDS: Record<PrintedField, string> = {
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
