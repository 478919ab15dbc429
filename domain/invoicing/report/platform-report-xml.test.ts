import fc from "fast-check";
import { expect, test } from "vitest";
import type { SellerReport, StatedSeller } from "#domain/invoicing/books/yearly-report.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { checkPlatformReport } from "#tests/support/billing/check-platform-report.ts";
import { testSeller } from "#tests/support/billing/invoices.ts";
import { nodesAt, parseXml, textAt } from "#tests/support/billing/parse-xml.ts";
import { testOrganisation, testPerson, testSellerReport } from "#tests/support/billing/sellers.ts";
import { platformReport } from "./platform-report.ts";
import { platformReportBody, platformReportXml } from "./platform-report-xml.ts";

const TODAY = isoDate("2027-01-12");
const FIRM = "0b6f6a5e-8b7e-4f0e-9d5d-7f1f6a2f9c11";

function reportOf(sellers: readonly SellerReport[], { isRehearsal = false } = {}): string {
  const { reported } = platformReport(sellers, TODAY);
  const content = {
    ...{ year: 2026, isRehearsal, operator: testSeller, platform: "Wortbühne" },
    sellers: reported,
  };
  const sentAt = new Date("2027-01-12T09:30:00.000Z");
  const body = platformReportBody(content);
  return platformReportXml(content, { body, fingerprint: "f1", sentAt });
}

const person = testSellerReport(testPerson);
const organisation = testSellerReport(testOrganisation, { speaker_id: FIRM });
const SELLER = ["DPIBody", "ReportableSeller"] as const;
const IND = [...SELLER, "Identity", "IndividualSeller", "Standard", "IndSellerID"] as const;
const ENT = [...SELLER, "Identity", "EntitySeller", "Standard", "EntSellerID"] as const;

test("a report keeps the schema: elements, order, namespaces and codes", () => {
  expect(checkPlatformReport(reportOf([person, organisation]))).toEqual([]);
  // The check itself would notice.
  const right = reportOf([person]);
  const broken = [
    right.replace(/<dpi:BirthInfo>.*?<\/dpi:BirthInfo>/, ""),
    right.replace(
      /(<dpi:Nexus>.*?<\/dpi:Nexus>)(<dpi:AssumedReporting>.*?<\/dpi:AssumedReporting>)/,
      "$2$1",
    ),
    right.replace("<dpi:LastName>Großmann</dpi:LastName>", "<dpi:LastName></dpi:LastName>"),
    right.replace("DPI401", "DPI403"),
    right.replaceAll("stf:", "dpi:"),
    right.replace('currCode="EUR"', ""),
  ];
  for (const xml of broken) expect(checkPlatformReport(xml)).not.toEqual([]);
});

test("the message says who sends new data about which year, and the operator who it is", () => {
  const root = parseXml(reportOf([person]));
  const spec = (name: string) => textAt(root, "MessageSpec", name);
  expect(spec("MessageRefId")).toBe(`DE2026DE-${testSeller.vat_id}-f1`);
  expect(spec("MessageTypeIndic")).toBe("DPI401");
  expect(spec("ReportingPeriod")).toBe("2026-12-31");
  expect(spec("Timestamp")).toBe("2027-01-12T09:30:00.000");
  const operator = (...path: string[]) => textAt(root, "DPIBody", "PlatformOperator", ...path);
  expect(operator("Name")).toBe(testSeller.name);
  expect(operator("PlatformBusinessName")).toBe("Wortbühne");
  expect(operator("TIN")).toBe(testSeller.tax_number);
  expect(operator("Nexus")).toBe("RPONEX1");
  expect(operator("DocSpec", "DocRefId")).toBe(`DE2026-${testSeller.vat_id}`);
});

test("a person is named with birth and number, an organisation with its register", () => {
  const root = parseXml(reportOf([person, organisation]));
  expect(textAt(root, ...IND, "Name", "FirstName")).toBe("Käthe");
  expect(textAt(root, ...IND, "Name", "LastName")).toBe("Großmann");
  expect(textAt(root, ...IND, "BirthInfo", "BirthDate")).toBe("1971-04-09");
  expect(nodesAt(root, ...IND, "TIN")).toMatchObject([
    { text: "86095742719", attributes: { issuedBy: "DE" } },
  ]);
  expect(textAt(root, ...IND, "VAT")).toBeUndefined();
  expect(textAt(root, ...ENT, "Name")).toBe("Bühne <& Söhne> GmbH");
  expect(nodesAt(root, ...ENT, "IN")).toMatchObject([
    { text: "HRB 12345", attributes: { INType: "BRN", issuedBy: "DE" } },
  ]);
  expect(textAt(root, ...ENT, "VAT")).toBe("DE123456789");
  const account = [...ENT.slice(0, -1), "FinancialIdentifier"];
  expect(nodesAt(root, ...account, "Identifier")).toMatchObject([
    { text: "DE02120300000000202051", attributes: { AccountNumberType: "IBAN" } },
  ]);
});

test("who has no number is reported with the place of birth", () => {
  const born = { tin: null, tin_country: null, birth_city: "Graz", birth_country: "AT" };
  const xml = reportOf([testSellerReport({ ...testPerson, ...born })]);
  const root = parseXml(xml);
  expect(checkPlatformReport(xml)).toEqual([]);
  expect(nodesAt(root, ...IND, "TIN")).toMatchObject([{ attributes: { unknown: "true" } }]);
  const place = [...IND, "BirthInfo", "BirthPlace"];
  expect(textAt(root, ...place, "City")).toBe("Graz");
  expect(textAt(root, ...place, "CountryInfo", "CountryCode")).toBe("AT");
});

test("every quarter has its sums, in whole euros, and no tax", () => {
  const root = parseXml(reportOf([person]));
  const services = [...SELLER, "RelevantActivities", "PersonalServices"];
  const row = (group: string, prefix: string) =>
    [1, 2, 3, 4].map((quarter) => textAt(root, ...services, group, `${prefix}Q${quarter}`));
  expect(row("Consideration", "Cons")).toEqual(["0", "4444", "0", "0"]);
  expect(row("NumberOfActivities", "Numb")).toEqual(["0", "2", "0", "1"]);
  expect(row("Fees", "Fees")).toEqual(["0", "1000", "0", "0"]);
  expect(row("Taxes", "Tax")).toEqual(["0", "0", "0", "0"]);
});

test("a year without a speaker to report is reported as such", () => {
  const abroad: StatedSeller = { ...testPerson, country: "Schweiz", tin: null, tin_country: null };
  for (const sellers of [[], [testSellerReport(abroad)]]) {
    const xml = reportOf(sellers);
    expect(checkPlatformReport(xml)).toEqual([]);
    expect(textAt(parseXml(xml), "MessageSpec", "MessageTypeIndic")).toBe("DPI403");
  }
});

test("a year that is not over is marked as a test, under names of its own", () => {
  const [final, rehearsal] = [false, true].map((isRehearsal) =>
    parseXml(reportOf([person], { isRehearsal })),
  );
  if (!final || !rehearsal) throw new Error("both are written");
  const spec = [...SELLER, "DocSpec"];
  expect(textAt(final, ...spec, "DocTypeIndic")).toBe("OECD1");
  expect(textAt(final, ...spec, "DocRefId")).toBe(`DE2026-${person.speaker_id}`);
  expect(textAt(rehearsal, ...spec, "DocTypeIndic")).toBe("OECD11");
  expect(textAt(rehearsal, ...spec, "DocRefId")).toBe(`DE2026-TEST-${person.speaker_id}`);
});

test("whose data is incomplete is named with what is missing, and who lives abroad is left out", () => {
  const old: StatedSeller = { ...testPerson, party_kind: null };
  const abroad: StatedSeller = { ...testPerson, country: "Schweiz", tin: null, tin_country: null };
  const named = (speaker_name: string) => ({ speaker_id: speaker_name, speaker_name });
  const {
    reported,
    incomplete,
    abroad: left,
  } = platformReport(
    [
      testSellerReport(null, named("Anna")),
      testSellerReport(old, named("Bert")),
      testSellerReport({ ...testPerson, birth_date: null, tin: "1" }, named("Cora")),
      testSellerReport(abroad, named("Doris")),
      person,
    ],
    TODAY,
  );
  expect(incomplete).toEqual([
    { ...named("Anna"), lacks: ["tax"] },
    { ...named("Bert"), lacks: ["party_kind"] },
    { ...named("Cora"), lacks: ["birth_date", "tin"] },
  ]);
  expect(left).toEqual([named("Doris")]);
  expect(reported).toHaveLength(1);
});

test("whatever the fields hold: the file stays well-formed and keeps the schema", () => {
  const text = fc
    .string({ unit: "binary", minLength: 1, maxLength: 60 })
    .map((value) => `x${value}`);
  fc.assert(
    fc.property(text, text, text, text, (last_name, street, city, account_holder) => {
      const hostile = { last_name, street, city, account_holder, iban: testOrganisation.iban };
      const sellers = [testSellerReport({ ...testPerson, ...hostile }), organisation];
      expect(checkPlatformReport(reportOf(sellers))).toEqual([]);
    }),
  );
});
