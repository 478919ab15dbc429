import type { ShownFact } from "#tests/support/browser/shown-facts.ts";

/** What the same label means on every surface; null where it names something else on each. */
const MEANING: Readonly<Record<string, string | null>> = {
  Netto: "Netto",
  "Angebotener Preis": "Netto",
  "Angebot (netto)": "Netto",
  Brutto: "Brutto",
  Wann: "Tag",
  Termin: "Termin",
  Datum: "Tag",
  Veranstaltungsort: "Ort",
  Teilnehmer: "Publikum",
  "Netto vor Provision": "Netto",
  "Summe netto": "Netto",
  Rechnungsbetrag: "Brutto",
  Buchung: "Buchungsnummer",
  // Papers have a date of their own, beside that of the event.
  Leistungsdatum: "Tag",
};

export function meaningOf(label: string): string | null {
  if (/^(?:Umsatzsteuer|MwSt\.)|(?:MwSt\.|USt)(?: \(.*\))?$/.test(label)) return "Steuer";
  if (/Provision \(.*\)$/.test(label)) return "Provision";
  if (label === "Auszahlung netto, voraussichtlich") return "Auszahlung netto";
  return label in MEANING ? (MEANING[label] ?? null) : label;
}

/** „5.000 € zzgl. 19% MwSt., 5.950 € brutto“ says two amounts; the price before an offer is compared gross. */
export function amountsOf(fact: ShownFact): ShownFact[] {
  const [net, gross] = fact.value.match(/\d+ ct/g) ?? [];
  if (fact.label.startsWith("Stornokosten")) {
    const isGross = fact.label.includes("brutto");
    return [
      { ...fact, label: isGross ? "Stornokosten brutto" : "Stornokosten", value: net ?? "" },
      ...(gross ? [{ ...fact, label: "Stornokosten brutto", value: gross }] : []),
    ];
  }
  if (fact.label === "Bisher angefragt") return [{ ...fact, value: gross ?? net ?? "" }];
  if (!fact.label.startsWith("Gesamtpreis") || !net || !gross) return [fact];
  return [
    { ...fact, label: "Netto", value: net },
    { ...fact, label: "Brutto", value: gross },
  ];
}
