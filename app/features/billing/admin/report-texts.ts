import { formatList } from "#domain/format/lists.ts";
import type { ReportLack } from "#domain/invoicing/report/platform-report.ts";
import { TAX_TEXTS } from "../tax/texts.ts";

const LACKS: Record<ReportLack, string> = {
  tax: "Steuerdaten",
  party_kind: "Person oder Organisation",
  first_name: TAX_TEXTS.fields.first_name,
  last_name: TAX_TEXTS.fields.last_name,
  birth_date: TAX_TEXTS.fields.birth_date,
  birth_city: TAX_TEXTS.fields.birth_city,
  birth_country: "Geburtsland",
  register_number: TAX_TEXTS.fields.register_number,
  tin: TAX_TEXTS.fields.tin,
  tin_country: "Land der Steuer-Identifikationsnummer",
  iban: TAX_TEXTS.fields.iban,
  account_holder: TAX_TEXTS.fields.account_holder,
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
  lacks: (lacks: readonly ReportLack[]) => formatList(lacks.map((lack) => LACKS[lack])),
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
