/** Names of downloaded files. */
export const INVOICE_FILE_NAMES = {
  pdf: (number: string) => `${number}.pdf`,
  xml: (number: string) => `${number}-xrechnung.xml`,
} as const;

/** What the platform is called in the report to the tax office. */
export const PLATFORM_NAME = "Wortbühne";

/** Names and headings of the yearly files. */
export const EXPORT_TEXTS = {
  datevFile: (year: number) => `EXTF_Buchungsstapel_${year}.csv`,
  files: {
    dac7: (year: number) => `dac7-${year}.csv`,
    dac7_xml: (year: number) => `dac7-${year}.xml`,
    ksa: (year: number) => `kuenstlersozialabgabe-${year}.csv`,
  },
  speakerId: "Kennung",
  name: "Name",
  address: "Anschrift (Profil)",
  email: "E-Mail",
  statedAddress: "Name und Anschrift (Steuerdaten)",
  taxNumber: "Steuernummer",
  vatId: "USt-IdNr.",
  tin: "Steuer-Identifikationsnummer",
  tinCountry: "Vergeben von",
  birthDate: "Geburtsdatum",
  registerNumber: "Registernummer",
  iban: "IBAN",
  accountHolder: "Kontoinhaber, falls abweichend",
  activities: (quarter: number) => `Tätigkeiten Q${quarter}`,
  remuneration: (quarter: number) => `Vergütung (nach Provision, ohne USt) Q${quarter}`,
  kept: (quarter: number) => `Einbehaltene Provision Q${quarter}`,
  allActivities: "Tätigkeiten",
  allRemuneration: "Vergütung (nach Provision, ohne USt)",
  allKept: "Einbehaltene Provision",
  levyBase: "Entgelt ohne Reisekosten",
  levyRate: "Abgabesatz in Prozent",
  levy: "Abgabe, falls abgabepflichtig",
  levyCheck: "Abgabepflichtig (prüfen)",
} as const;
