import type { PartyKind } from "#domain/invoicing/report/tax-identification.ts";

export const TAX_TEXTS = {
  title: "Steuerdaten",
  intro:
    "Wir brauchen diese Angaben für Ihre Abrechnungen und für die gesetzliche Meldung an das Bundeszentralamt für Steuern (PStTG). Nur Sie und die Verwaltung sehen sie.",
  incomplete:
    "Für die gesetzliche Meldung fehlen noch Angaben. Bitte ergänzen Sie sie und speichern Sie.",
  groups: {
    identity: "Wer abrechnet",
    address: "Name und Anschrift auf der Abrechnung",
    numbers: "Steuerliche Nummern",
    account: "Konto für Auszahlungen",
  },
  partyKind: "Sie rechnen ab als",
  partyKinds: {
    person: "Natürliche Person",
    organisation: "Organisation (GmbH, GbR, Verein ...)",
  } satisfies Record<PartyKind, string>,
  choose: "Bitte wählen",
  fields: {
    first_name: "Vorname",
    last_name: "Nachname",
    birth_date: "Geburtsdatum",
    birth_city: "Geburtsort",
    register_number: "Registernummer",
    legal_name: "Name oder Firma",
    street: "Straße und Hausnummer",
    postal_code: "Postleitzahl",
    city: "Ort",
    tax_number: "Steuernummer",
    vat_id: "USt-IdNr.",
    tin: "Steuer-Identifikationsnummer",
    iban: "IBAN",
    account_holder: "Kontoinhaber",
  },
  hints: {
    register_number: "Wenn Sie im Register stehen, zum Beispiel HRB 12345.",
    tax_number: "Steuernummer oder USt-IdNr.: Eine der beiden genügt.",
    account_holder: "Nur wenn das Konto auf einen anderen Namen läuft.",
  },
  country: "Land",
  tinHints: {
    person:
      "Deutschland: 11 Ziffern, steht auf Ihrem Steuerbescheid. Österreich: 9 Ziffern der Abgabenkontonummer. Schweiz: AHV-Nummer.",
    organisation:
      "Deutschland: Steuernummer oder Wirtschafts-Identifikationsnummer. Österreich: 9 Ziffern der Abgabenkontonummer. Schweiz: UID.",
  } satisfies Record<PartyKind, string>,
  tinCountry: "Vergeben von",
  noTin: "Ich habe keine Steuer-Identifikationsnummer und nenne stattdessen meinen Geburtsort.",
  birthCountry: "Geburtsland (heutiger Name)",
  small: "Ich bin Kleinunternehmer (§ 19 UStG) und weise keine Umsatzsteuer aus.",
  selfBilling:
    "Bitte stellen Sie für mich Gutschriften aus (§ 14 Abs. 2 UStG). Dann muss ich keine eigene Rechnung schreiben.",
  save: "Steuerdaten speichern",
  saved: "Steuerdaten gespeichert. Sie gelten ab der nächsten Abrechnung.",
} as const;
