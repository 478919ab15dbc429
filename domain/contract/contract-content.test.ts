import { expect, test } from "vitest";
import { DEFAULT_TIERS } from "#domain/booking/cancellation/cancellation-terms.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { cents } from "../money.ts";
import { type ContractBasis, contractContent, contractText } from "./contract-content.ts";
import { SAMPLE_CONTRACT } from "./sample-contract.ts";

const text = (changes: Partial<ContractBasis> = {}) =>
  contractText(contractContent({ ...SAMPLE_CONTRACT, ...changes }), 1);

test("a contract names parties, event, price, plan, rider, rights, cancellation, replacement and data protection", () => {
  const { sections } = contractContent(SAMPLE_CONTRACT);
  expect(sections.map(({ title }) => title)).toEqual([
    "Vertragsparteien",
    "Veranstaltung und Leistung",
    "Honorar, Reisekosten und Umsatzsteuer",
    "Zahlungsplan",
    "Technik vor Ort",
    "Aufnahmen und Unterlagen",
    "Verlegung und Stornierung durch den Veranstalter",
    "Verhinderung des Speakers und Ersatz",
    "Höhere Gewalt",
    "Datenschutz und Vertraulichkeit",
    "Schlussbestimmungen",
  ]);
});

test("the contact on site is named where there is one", () => {
  const { event } = SAMPLE_CONTRACT;
  expect(text()).not.toContain("Ansprechpartner vor Ort");
  expect(text({ event: { ...event, on_site_contact: "Mara Köster, +49 40 1234" } })).toContain(
    "Ansprechpartner vor Ort: Mara Köster, +49 40 1234",
  );
});

test("amounts stand to the cent, tiers as the settings hold them", () => {
  const whole = text({ tiers: DEFAULT_TIERS });
  expect(whole).toContain("Netto: 5.410\u00a0€");
  expect(whole).toContain("Umsatzsteuer 19 %: 1.027,90\u00a0€");
  expect(whole).toContain("Brutto: 6.437,90\u00a0€");
  expect(whole).toContain(
    [
      "bis 60 Tage vorher: kostenfrei",
      "bis 30 Tage vorher: 25 % des Honorars",
      "bis 14 Tage vorher: 50 % des Honorars",
      "danach: 80 % des Honorars",
    ].join("\n"),
  );
});

test("an online event needs no stage and no travel", () => {
  const event = { ...SAMPLE_CONTRACT.event, location: "Online", is_virtual: true };
  const price = { ...SAMPLE_CONTRACT.price, travel: cents(0), travel_terms: "none" as const };
  const online = text({ event, price });
  expect(online).toContain("Ort: Online-Event");
  expect(online).toContain("Reisekosten: Online-Event: Keine Reisekosten");
  expect(online).not.toContain("Kopfbügelmikrofon");
});

test("a place that is also online keeps its name", () => {
  const location = "Kongresshaus Zürich und online";
  const event = { ...SAMPLE_CONTRACT.event, location, is_virtual: true };
  expect(text({ event })).toContain(`Ort: Online-Event: ${location}`);
});

test("an audience of one is one person", () => {
  expect(text()).toContain("Publikum: 250 Personen");
  const event = { ...SAMPLE_CONTRACT.event, audience_size: 1 };
  expect(text({ event })).toContain("Publikum: 1 Person\n");
});

test("a deposit makes a plan of two invoices, agreements become a part of their own", () => {
  expect(text({ deposit_percent: 30 })).toContain("30 % des Gesamtbetrags");
  // As the invoice says: the rest is for the day of the event.
  expect(text({ deposit_percent: 30 })).toContain("der Rest am Tag der Veranstaltung");
  expect(text({ deposit_percent: 0 })).toContain("Der Gesamtbetrag wird mit einer Rechnung");
  expect(text({ amendments: ["Hotel wird gestellt."] })).toContain(
    "Individuelle Vereinbarungen\nHotel wird gestellt.",
  );
});

test("another day is another text, another version too", () => {
  const event = { ...SAMPLE_CONTRACT.event, date: isoDate("2027-06-02") };
  expect(text({ event })).not.toBe(text());
  const content = contractContent(SAMPLE_CONTRACT);
  expect(contractText(content, 2)).not.toBe(contractText(content, 1));
});
