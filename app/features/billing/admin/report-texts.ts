import type { ReportLack } from "#domain/invoicing/platform-report.ts";

const LACKS: Record<ReportLack, string> = {
  tax: "Steuerdaten",
  party_kind: "Person oder Organisation",
  first_name: "Vorname",
  last_name: "Nachname",
  birth_date: "Geburtsdatum",
  birth_city: "Geburtsort",
  birth_country: "Geburtsland",
  register_number: "Registernummer",
  tin: "Steuer-Identifikationsnummer",
  tin_country: "Land der Steuer-Identifikationsnummer",
  iban: "IBAN",
  account_holder: "Kontoinhaber",
};

/** The yearly report to the tax office, in the administration. */
export const PLATFORM_REPORT_TEXTS = {
  download: "DAC7-Meldung (XML)",
  companyLacks:
    "Die DAC7-Meldung als XML wartet auf Angaben zum Unternehmen: Name, Anschrift und Steuernummern.",
  settings: "Zu den Einstellungen",
  incomplete: (count: number) =>
    count === 1
      ? "Die DAC7-Meldung als XML wartet auf Angaben, die ein Speaker in seinem Profil unter „Steuerdaten“ ergänzen muss. Es fehlen:"
      : `Die DAC7-Meldung als XML wartet auf Angaben, die ${count} Speaker in ihren Profilen unter „Steuerdaten“ ergänzen müssen. Es fehlen:`,
  lacks: (lacks: readonly ReportLack[]) =>
    new Intl.ListFormat("de").format(lacks.map((lack) => LACKS[lack])),
  reported: (count: number) => {
    if (count === 0) return "Niemand ist zu melden; die Datei sagt genau das.";
    return count === 1 ? "Gemeldet wird ein Speaker." : `Gemeldet werden ${count} Speaker.`;
  },
  abroad: (count: number) =>
    count === 1
      ? "Ein weiterer ist außerhalb der EU ansässig und wird nicht gemeldet."
      : `${count} weitere sind außerhalb der EU ansässig und werden nicht gemeldet.`,
  rehearsal: "Das Jahr läuft noch, deshalb ist die Datei als Test gekennzeichnet.",
} as const;
