import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { VAT_TREATMENTS } from "#domain/pricing/vat/vat-treatments.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import {
  testCancellation,
  testInvoice,
  testLines,
  testSeller,
  untaxed,
} from "#tests/support/billing/invoices.ts";
import { nodesAt, parseXml, textAt } from "#tests/support/billing/parse-xml.ts";
import { invoiceTotals } from "../invoice-document.ts";
import { type InvoiceLine, serviceLines } from "../invoice-lines.ts";
import { invoiceXml } from "./invoice-xml.ts";

const PROFILES = ["en16931", "xrechnung"] as const;
const COUNTRIES = {
  standard: "de",
  reverse_charge: "at",
  not_taxable: "ch",
  small_business: "de",
} as const;
const xmlOf = (country: "de" | "at" | "ch") => invoiceXml(testInvoice(country), "xrechnung");

describe.each(PROFILES)("profile %s", (profile) => {
  test.each([
    ["a German buyer", testInvoice("de")],
    ["an Austrian buyer, reverse charge", testInvoice("at")],
    ["a Swiss buyer, not taxable", testInvoice("ch")],
    ["a cancellation", testCancellation("de")],
    ["a cancellation of reverse charge", testCancellation("at")],
    ["a cancellation towards Switzerland", testCancellation("ch")],
  ])("%s breaks no rule of EN 16931", (_name, document) => {
    expect(checkInvoiceXml(invoiceXml(document, profile))).toEqual([]);
  });
});

describe("a seller without VAT number and register entry", () => {
  const { vat_id: _vatId, register_entry: _entry, ...alone } = testSeller;
  const seller = { ...alone, legal_form: "sole_trader" } as const;
  const sold = (vat: keyof typeof COUNTRIES) => {
    const none = vat === "small_business" ? { ...untaxed, ...invoiceTotals(testLines, 0) } : {};
    return testInvoice(COUNTRIES[vat], { seller, ...none });
  };

  test.each(PROFILES.flatMap((profile) => VAT_TREATMENTS.map((vat) => [profile, vat] as const)))(
    "%s, %s: the tax number stands in for it and no rule is broken",
    (profile, vat) => {
      const xml = invoiceXml(sold(vat), profile);
      expect(checkInvoiceXml(xml)).toEqual([]);
      const party = "<ram:SellerTradeParty>.*</ram:SellerTradeParty>";
      const [said = ""] = new RegExp(party, "s").exec(xml) ?? [];
      expect(said).toContain(`<ram:ID schemeID="FC">${seller.tax_number}</ram:ID>`);
      expect(said).not.toMatch(/schemeID="VA"|SpecifiedLegalOrganization/);
    },
  );

  test("has a VAT number only: Swiss invoices, which must not name it, still say who sells", () => {
    const { tax_number: _number, ...other } = { ...seller, vat_id: "DE123456789" };
    const document = testInvoice("ch", { seller: other });
    expect(checkInvoiceXml(invoiceXml(document, "xrechnung"))).toEqual([]);
  });
});

describe("the checker finds what is wrong", () => {
  const de = xmlOf("de");
  const at = xmlOf("at");
  const ch = xmlOf("ch");
  const without = (xml: string, element: string) =>
    xml.replace(new RegExp(`<ram:${element}>.*?</ram:${element}>`, "s"), "");
  const vatId =
    '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE999999999</ram:ID></ram:SpecifiedTaxRegistration>';
  const uid =
    '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">ATU12345678</ram:ID></ram:SpecifiedTaxRegistration>';

  test.each([
    ["BR-CO-15", de.replace("<ram:GrandTotalAmount>7", "<ram:GrandTotalAmount>8")],
    ["BR-CO-16", de.replace("<ram:DuePayableAmount>7", "<ram:DuePayableAmount>8")],
    ["BR-CO-10", de.replace("<ram:LineTotalAmount>750.00", "<ram:LineTotalAmount>750.01")],
    ["BR-CO-17", de.replace("<ram:CalculatedAmount>1157.69", "<ram:CalculatedAmount>1157.70")],
    ["BR-CO-14", de.replace('currencyID="EUR">1157.69', 'currencyID="EUR">1157.70')],
    ["BR-02", without(de, "ID").replace(/<ram:ID>RE-[^<]*<\/ram:ID>/, "")],
    ["BR-03", de.replace('format="102">20261115', 'format="102">20261131')],
    ["BR-04", de.replace("<ram:TypeCode>380", "<ram:TypeCode>999")],
    [
      "BR-06",
      without(
        de.replace(/<ram:SpecifiedTradeProduct>.*?<\/ram:SpecifiedTradeProduct>/gs, ""),
        "Name",
      ),
    ],
    ["BR-09", de.replace("<ram:CountryID>DE", "<ram:CountryID>Germany")],
    [
      "BR-16",
      de.replace(
        /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/s,
        "",
      ),
    ],
    ["BR-23", de.replace('unitCode="LS"', 'unitCode=""')],
    ["BR-27", de.replace("<ram:ChargeAmount>750", "<ram:ChargeAmount>-750")],
    [
      "BR-S-05",
      de.replaceAll("<ram:RateApplicablePercent>19.00", "<ram:RateApplicablePercent>0.00"),
    ],
    ["BR-AE-02", at.replace(uid, "")],
    ["BR-AE-10", without(without(at, "ExemptionReason"), "ExemptionReasonCode")],
    [
      "BR-O-02",
      ch.replace("<ram:SpecifiedTaxRegistration>", `${vatId}<ram:SpecifiedTaxRegistration>`),
    ],
    [
      "BR-O-05",
      ch.replace(
        "<ram:CategoryCode>O</ram:CategoryCode>",
        "<ram:CategoryCode>O</ram:CategoryCode><ram:RateApplicablePercent>0.00</ram:RateApplicablePercent>",
      ),
    ],
    ["BR-DE-15", without(de, "BuyerReference")],
    ["BR-DE-6", without(de, "TelephoneUniversalCommunication")],
    ["BR-DE-23", without(de, "PayeePartyCreditorFinancialAccount")],
    ["BR-DE-23", de.replace("<ram:TypeCode>58", "<ram:TypeCode>97")],
    ["no-account-on-a-credit", de.replace("<ram:TypeCode>380", "<ram:TypeCode>381")],
    ["381-needs-reference", de.replace("<ram:TypeCode>380", "<ram:TypeCode>381")],
    ["well-formed", de.replace("&amp;", "&")],
    ["well-formed", de.replace("</ram:BuyerReference>", "")],
  ])("%s", (id, xml) => {
    expect(checkInvoiceXml(xml)).toContain(id);
  });
});

test("a cancellation is 381 with positive amounts and names what it takes back", () => {
  const root = parseXml(invoiceXml(testCancellation("de"), "en16931"));
  expect(textAt(root, "ExchangedDocument", "TypeCode")).toBe("381");
  const settlement = ["SupplyChainTradeTransaction", "ApplicableHeaderTradeSettlement"];
  expect(textAt(root, ...settlement, "InvoiceReferencedDocument", "IssuerAssignedID")).toBe(
    "RE-2026-00042",
  );
  const sums = "SpecifiedTradeSettlementHeaderMonetarySummation";
  expect(textAt(root, ...settlement, sums, "GrandTotalAmount")).toBe("7250.79");
  expect(invoiceXml(testCancellation("de"), "en16931")).not.toContain("Gutschrift");
});

test.each([
  ["unpaid", 0, "97", "mit der noch nicht bezahlten Rechnung verrechnet"],
  ["paid", 725_079, "1", "Die bereits gezahlten 7.250,79 € erstatten wir Ihnen"],
  ["paid in part", 100_000, "1", "1.000 € erstatten wir Ihnen, soweit"],
])(
  "the cancellation of an invoice that is %s names no account and says what becomes of the money",
  (_name, paid, code, words) => {
    const xml = invoiceXml(testCancellation("de", cents(paid)), "xrechnung");
    const settlement = ["SupplyChainTradeTransaction", "ApplicableHeaderTradeSettlement"];
    const means = [...settlement, "SpecifiedTradeSettlementPaymentMeans", "TypeCode"];
    expect(textAt(parseXml(xml), ...means)).toBe(code);
    expect(xml).not.toContain(testSeller.iban);
    expect(checkInvoiceXml(xml)).toEqual([]);
    const root = parseXml(xml);
    const terms = textAt(root, ...settlement, "SpecifiedTradePaymentTerms", "Description");
    const note = textAt(root, "ExchangedDocument", "IncludedNote", "Content");
    for (const text of [terms, note]) expect(text?.replaceAll("\u00a0", " ")).toContain(words);
  },
);

test("a small business charges no tax and says so in the words of the law", () => {
  const totals = invoiceTotals(testInvoice("de").lines, 0);
  const xml = invoiceXml(testInvoice("de", { ...untaxed, ...totals }), "xrechnung");
  expect(checkInvoiceXml(xml)).toEqual([]);
  const root = parseXml(xml);
  const tax = [
    "SupplyChainTradeTransaction",
    "ApplicableHeaderTradeSettlement",
    "ApplicableTradeTax",
  ];
  expect(textAt(root, ...tax, "CategoryCode")).toBe("E");
  expect(textAt(root, ...tax, "CalculatedAmount")).toBe("0.00");
  expect(textAt(root, ...tax, "ExemptionReason")).toBe(
    "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.",
  );
});

test("the words of the law stand in the notes", () => {
  const notes = (country: "de" | "at" | "ch") =>
    nodesAt(parseXml(xmlOf(country)), "ExchangedDocument", "IncludedNote", "Content")
      .map(({ text }) => text)
      .join(" ");
  expect(notes("de")).toContain("Die Leistung wird voraussichtlich am 12. März 2027 erbracht");
  expect(notes("at")).toContain("Steuerschuldnerschaft des Leistungsempfängers");
  expect(notes("ch")).toContain("In Deutschland nicht steuerbare Leistung");
  expect(xmlOf("ch")).not.toContain(testSeller.vat_id);
});

test("what people typed keeps every character that XML can hold", () => {
  const name = `<b>"Müller" & 'Söhne'</b> 🎤 日本\u0000\u0007\uD800`;
  const document = testInvoice("de", { buyer: { ...testInvoice("de").buyer, name } });
  const root = parseXml(invoiceXml(document, "en16931"));
  const agreement = ["SupplyChainTradeTransaction", "ApplicableHeaderTradeAgreement"];
  expect(textAt(root, ...agreement, "BuyerTradeParty", "Name")).toBe(
    `<b>"Müller" & 'Söhne'</b> 🎤 日本`,
  );
});

test("whatever is charged: lines, tax and sums agree to the cent", () => {
  const fee = fc.integer({ min: 0, max: 50_000_00 }).map(cents);
  const charged = fc.record({
    base: fee,
    qa: fee,
    travel: fee,
    surcharge: fc.integer({ min: -5_000_00, max: 5_000_00 }),
    treatment: fc.constantFrom(...VAT_TREATMENTS),
    rate: fc.integer({ min: 1, max: 3000 }),
  });
  fc.assert(
    fc.property(charged, ({ base, qa, travel, surcharge, treatment, rate }) => {
      const lines = linesOf(base, qa, travel, Math.max(surcharge, -base - qa - travel));
      const basisPoints = treatment === "standard" ? rate : 0;
      const totals = invoiceTotals(lines, basisPoints);
      expect(totals.gross_cents).toBe(totals.net_cents + totals.vat_cents);
      const document = testInvoice(COUNTRIES[treatment], {
        lines,
        vat_treatment: treatment,
        vat_rate_basis_points: basisPoints,
        ...totals,
      });
      for (const profile of PROFILES) {
        expect(checkInvoiceXml(invoiceXml(document, profile))).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

function linesOf(base: number, qa: number, travel: number, adjustment: number): InvoiceLine[] {
  return serviceLines({
    booking_reference: "WB-1",
    speaker_name: "Testa Rednerin",
    event_title: "Tagung",
    event_date: isoDate("2027-03-12"),
    event_location: "Hamburg",
    event_type: "conference",
    event_duration_minutes: 60,
    format_label: null,
    qa_duration_minutes: qa > 0 ? 15 : null,
    travel_distance_km: null,
    base_fee_cents: cents(base),
    qa_fee_cents: cents(qa),
    travel_cost_cents: cents(travel),
    adjustment_cents: cents(adjustment),
  });
}
