import type { Quarter } from "#domain/invoicing/books/yearly-report.ts";
import {
  COUNTRY_CODES,
  type CountryCode,
  type InvoiceSeller,
} from "#domain/invoicing/e-invoice/invoice-parties.ts";
import { element, type Xml, xmlText } from "#domain/invoicing/e-invoice/xml-elements.ts";
import { unionResidences } from "#domain/invoicing/seller/seller-identity.ts";
import type { Cents } from "#domain/money.ts";
import { normalVatId } from "#domain/pricing/vat/vat-id.ts";
import type { ReportedSeller } from "./platform-report.ts";

/** The schema of the OECD, in which the Bundeszentralamt für Steuern takes the report as well. */
const NAMESPACES = {
  "xmlns:dpi": "urn:oecd:ties:dpi:v1",
  "xmlns:stf": "urn:oecd:ties:dpistf:v1",
  version: "1.0",
} as const;

/** The tax rules of the company are those of a seller in Germany, and so is its report. */
const HOME: CountryCode = "DE";
/** New data and its rehearsal; corrections of what was sent are made in the portal of the authority. */
const DOCUMENT_TYPES = { final: "OECD1", rehearsal: "OECD11" } as const;
const MESSAGE_TYPES = { new: "DPI401", nothing: "DPI403" } as const;
/** The operator is resident for tax purposes in the country it reports to. */
const RESIDENT = "RPONEX1";
/** A speaker is asked for one address, at home or at work; the operator's is its registered office. */
const ADDRESS_TYPES = { seller: "OECD301", operator: "OECD304" } as const;

export type ReportContent = {
  readonly year: number;
  /** A year that is not over can only be rehearsed: the file is marked as test data. */
  readonly isRehearsal: boolean;
  readonly operator: InvoiceSeller;
  readonly platform: string;
  readonly sellers: readonly ReportedSeller[];
};

/** Everything that is reported. It is the same however often it is asked for. */
export function platformReportBody(content: ReportContent): Xml {
  return dpi("DPIBody", [
    operatorParty(content),
    ...content.sellers.map((seller) => reportableSeller(content, seller)),
  ]);
}

type Envelope = {
  readonly body: Xml;
  /** Tells a message from every other one: it changes with the body and with nothing else. */
  readonly fingerprint: string;
  readonly sentAt: Date;
};

export function platformReportXml(content: ReportContent, envelope: Envelope): string {
  const { year, operator, sellers } = content;
  const spec = dpi("MessageSpec", [
    text("SendingEntityIN", taxNumberOf(operator)),
    text("TransmittingCountry", HOME),
    text("ReceivingCountry", HOME),
    text("MessageType", "DPI"),
    text("MessageRefId", `${HOME}${year}${HOME}-${keyOf(operator)}-${envelope.fingerprint}`),
    text("MessageTypeIndic", sellers.length > 0 ? MESSAGE_TYPES.new : MESSAGE_TYPES.nothing),
    text("ReportingPeriod", `${year}-12-31`),
    // As the schema writes it: without a zone.
    text("Timestamp", envelope.sentAt.toISOString().slice(0, -1)),
  ]);
  const message = element("dpi:DPI_OECD", [spec, envelope.body], NAMESPACES);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${message}\n`;
}

function operatorParty(content: ReportContent): Xml {
  const { operator, platform } = content;
  return dpi("PlatformOperator", [
    text("ResCountryCode", HOME),
    dpi("TIN", xmlText(taxNumberOf(operator)), { issuedBy: HOME }),
    operator.vat_id === undefined ? null : text("VAT", operator.vat_id),
    text("Name", operator.name),
    text("PlatformBusinessName", platform),
    address({ ...operator, type: ADDRESS_TYPES.operator }),
    text("Nexus", RESIDENT),
    text("AssumedReporting", "false"),
    docSpec(content, keyOf(operator)),
  ]);
}

/** A company has at least one of both numbers. */
function taxNumberOf({ tax_number, vat_id }: InvoiceSeller): string {
  return tax_number ?? vat_id ?? "";
}

/** Tells the operator in references, which know letters and digits. */
function keyOf({ tax_number, vat_id }: InvoiceSeller): string {
  return vat_id ?? (tax_number ?? "").replace(/[^A-Za-z0-9]/g, "");
}

function reportableSeller(content: ReportContent, seller: ReportedSeller): Xml {
  return dpi("ReportableSeller", [
    dpi("Identity", [identity(seller)]),
    dpi("RelevantActivities", [dpi("PersonalServices", activities(seller.quarters))]),
    docSpec(content, seller.speaker_id),
  ]);
}

function identity(seller: ReportedSeller): Xml {
  const isPerson = seller.tax.party_kind === "person";
  const party = isPerson ? dpi("IndSellerID", person(seller)) : dpi("EntSellerID", entity(seller));
  const standard = dpi("Standard", [party, account(seller)]);
  return dpi(isPerson ? "IndividualSeller" : "EntitySeller", [standard]);
}

function person(seller: ReportedSeller): (Xml | null)[] {
  const { first_name, last_name, birth_date, birth_city, birth_country } = seller.tax;
  const { residences, tin, vat } = numbers(seller);
  const place =
    birth_city === null || birth_country === null
      ? null
      : dpi("BirthPlace", [
          text("City", birth_city),
          dpi("CountryInfo", [text("CountryCode", birth_country)]),
        ]);
  return [
    ...residences,
    tin,
    vat,
    dpi("Name", [text("FirstName", first_name ?? ""), text("LastName", last_name ?? "")]),
    sellerAddress(seller),
    dpi("BirthInfo", [text("BirthDate", birth_date ?? ""), place]),
  ];
}

function entity(seller: ReportedSeller): (Xml | null)[] {
  const { register_number, country, legal_name } = seller.tax;
  const { residences, tin, vat } = numbers(seller);
  const register =
    register_number === null
      ? null
      : dpi("IN", xmlText(register_number), { issuedBy: COUNTRY_CODES[country], INType: "BRN" });
  return [...residences, tin, register, vat, text("Name", legal_name), sellerAddress(seller)];
}

function numbers({ tax }: ReportedSeller) {
  const { tin, tin_country, vat_id } = tax;
  return {
    residences: unionResidences(tax).map((code) => text("ResCountryCode", code)),
    tin:
      tin === null || tin_country === null
        ? dpi("TIN", xmlText("NOTIN"), { unknown: "true" })
        : dpi("TIN", xmlText(tin), { issuedBy: COUNTRY_CODES[tin_country] }),
    vat: vat_id === null ? null : text("VAT", normalVatId(vat_id)),
  };
}

function sellerAddress({ tax }: ReportedSeller): Xml {
  return address({ ...tax, country: COUNTRY_CODES[tax.country], type: ADDRESS_TYPES.seller });
}

type Address = Pick<InvoiceSeller, "street" | "postal_code" | "city" | "country"> & {
  readonly type: string;
};

function address({ street, postal_code, city, country, type }: Address): Xml {
  const fixed = [text("Street", street), text("PostCode", postal_code), text("City", city)];
  const parts = [text("CountryCode", country), dpi("AddressFix", fixed)];
  return dpi("Address", parts, { legalAddressType: type });
}

function account({ tax: { iban, account_holder } }: ReportedSeller): Xml | null {
  if (iban === null) return null;
  return dpi("FinancialIdentifier", [
    dpi("Identifier", xmlText(iban), { AccountNumberType: "IBAN" }),
    account_holder === null ? null : text("AccountHolderName", account_holder),
  ]);
}

/** By quarters: what was credited, for how many events, and what was kept; no tax is ever withheld. */
function activities(quarters: readonly Quarter[]): Xml[] {
  const amounts = (prefix: string, amountOf: (quarter: Quarter) => Cents | 0) =>
    quarters.map((quarter, at) => euros(`${prefix}Q${at + 1}`, amountOf(quarter)));
  const counts = quarters.map((quarter, at) => text(`NumbQ${at + 1}`, String(quarter.activities)));
  return [
    dpi(
      "Consideration",
      amounts("Cons", ({ payout_cents }) => payout_cents),
    ),
    dpi("NumberOfActivities", counts),
    dpi(
      "Fees",
      amounts("Fees", ({ kept_cents }) => kept_cents),
    ),
    dpi(
      "Taxes",
      amounts("Tax", () => 0),
    ),
  ];
}

/** The schema knows full units only; the sum of a quarter is rounded once. */
function euros(name: string, amount: number): Xml {
  return dpi(name, xmlText(String(Math.round(amount / 100))), { currCode: "EUR" });
}

/** The same record has the same name in every file of its year, so that no speaker is reported twice. */
function docSpec({ year, isRehearsal }: ReportContent, record: string): Xml {
  const kind = isRehearsal ? "rehearsal" : "final";
  const name = isRehearsal ? `TEST-${record}` : record;
  return dpi("DocSpec", [
    element("stf:DocTypeIndic", xmlText(DOCUMENT_TYPES[kind])),
    element("stf:DocRefId", xmlText(`${HOME}${year}-${name}`)),
  ]);
}

function dpi(
  name: string,
  children: Xml | readonly (Xml | null)[],
  attributes: Record<string, string> = {},
): Xml {
  return element(`dpi:${name}`, children, attributes);
}

function text(name: string, content: string): Xml {
  return dpi(name, xmlText(content));
}
