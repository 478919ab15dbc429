import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { buyerParty, sellerParty, type TradeParty } from "./e-invoice-parties.ts";
import { element, type Xml, xmlText } from "./xml-elements.ts";

const NAMESPACES = {
  "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
  "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
};
const LUMP_SUM = "LS";

type TradeLine = {
  readonly description: string;
  readonly quantity: number;
  /** Negative for a reduction only. */
  readonly unit_price_cents: Cents;
  readonly net_cents: Cents;
};

/** How the whole document is taxed: UNTDID 5305, and the reason where there is no tax. */
export type TaxCategory = {
  readonly code: "S" | "AE" | "O" | "E";
  readonly reasonCode: string | null;
  readonly reason: string | null;
  readonly rate_basis_points: number;
};

type PaymentMeans = {
  /** UNTDID 4461 */
  readonly code: string;
  readonly account: {
    readonly iban: string;
    readonly holder: string;
    readonly bic: string;
  } | null;
};

/** The terms of EN 16931 that our documents use, invoices and credit notes alike. */
export type EInvoice = {
  readonly guideline: string;
  readonly businessProcess: string;
  readonly number: string;
  /** UNTDID 1001 */
  readonly typeCode: string;
  readonly issue_date: IsoDate;
  readonly notes: readonly string[];
  readonly lines: readonly TradeLine[];
  readonly tax: TaxCategory;
  readonly buyerReference: string | null;
  readonly seller: TradeParty;
  readonly buyer: TradeParty;
  /** Both sides' numbers of the order (BT-14, BT-13). */
  readonly sellerOrder: string | null;
  readonly buyerOrder: string | null;
  readonly service_date: IsoDate;
  readonly paymentReference: string;
  readonly paymentMeans: PaymentMeans | null;
  readonly terms: { readonly text: string; readonly due: IsoDate | null };
  readonly net_cents: Cents;
  readonly vat_cents: Cents;
  readonly gross_cents: Cents;
  readonly preceding: { readonly number: string; readonly issue_date: IsoDate } | null;
  readonly costCentre: string | null;
};

/** UN/CEFACT Cross Industry Invoice in the terms of EN 16931. The order of elements is part of the format. */
export function eInvoiceXml(invoice: EInvoice): string {
  const root = element(
    "rsm:CrossIndustryInvoice",
    [
      context(invoice),
      exchangedDocument(invoice),
      element("rsm:SupplyChainTradeTransaction", [
        ...invoice.lines.map((line, index) => lineItem(invoice.tax, line, index + 1)),
        agreement(invoice),
        delivery(invoice),
        settlement(invoice),
      ]),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function context({ businessProcess, guideline }: EInvoice): Xml {
  return element("rsm:ExchangedDocumentContext", [
    element("ram:BusinessProcessSpecifiedDocumentContextParameter", [field("ID", businessProcess)]),
    element("ram:GuidelineSpecifiedDocumentContextParameter", [field("ID", guideline)]),
  ]);
}

function exchangedDocument(invoice: EInvoice): Xml {
  return element("rsm:ExchangedDocument", [
    field("ID", invoice.number),
    field("TypeCode", invoice.typeCode),
    element("ram:IssueDateTime", [dateTime(invoice.issue_date)]),
    ...invoice.notes.map((note) => element("ram:IncludedNote", [field("Content", note)])),
  ]);
}

/** A price is never negative (BR-27): a reduction is a negative quantity of a positive price. */
function lineItem(tax: TaxCategory, line: TradeLine, position: number): Xml {
  const sign = line.unit_price_cents < 0 ? -1 : 1;
  const price = (line.unit_price_cents * sign) as Cents;
  return element("ram:IncludedSupplyChainTradeLineItem", [
    element("ram:AssociatedDocumentLineDocument", [field("LineID", String(position))]),
    element("ram:SpecifiedTradeProduct", [field("Name", line.description)]),
    element("ram:SpecifiedLineTradeAgreement", [
      element("ram:NetPriceProductTradePrice", [field("ChargeAmount", decimal(price))]),
    ]),
    element("ram:SpecifiedLineTradeDelivery", [
      element("ram:BilledQuantity", xmlText(String(line.quantity * sign)), { unitCode: LUMP_SUM }),
    ]),
    element("ram:SpecifiedLineTradeSettlement", [
      element("ram:ApplicableTradeTax", [
        field("TypeCode", "VAT"),
        field("CategoryCode", tax.code),
        // BR-O-05: a line that is not taxable has no rate at all.
        tax.code === "O" ? null : rate(tax),
      ]),
      element("ram:SpecifiedTradeSettlementLineMonetarySummation", [
        field("LineTotalAmount", decimal(line.net_cents)),
      ]),
    ]),
  ]);
}

function agreement(invoice: EInvoice): Xml {
  const { buyerReference, sellerOrder, buyerOrder } = invoice;
  return element("ram:ApplicableHeaderTradeAgreement", [
    buyerReference === null ? null : field("BuyerReference", buyerReference),
    sellerParty(invoice.seller),
    buyerParty(invoice.buyer),
    sellerOrder === null ? null : order("Seller", sellerOrder),
    buyerOrder === null ? null : order("Buyer", buyerOrder),
  ]);
}

function order(side: "Seller" | "Buyer", number: string): Xml {
  return element(`ram:${side}OrderReferencedDocument`, [field("IssuerAssignedID", number)]);
}

function delivery({ service_date }: EInvoice): Xml {
  return element("ram:ApplicableHeaderTradeDelivery", [
    element("ram:ActualDeliverySupplyChainEvent", [
      element("ram:OccurrenceDateTime", [dateTime(service_date)]),
    ]),
  ]);
}

function settlement(invoice: EInvoice): Xml {
  const { paymentMeans: means, terms, preceding, costCentre } = invoice;
  return element("ram:ApplicableHeaderTradeSettlement", [
    field("PaymentReference", invoice.paymentReference),
    field("InvoiceCurrencyCode", "EUR"),
    means && paymentMeans(means),
    tradeTax(invoice),
    element("ram:SpecifiedTradePaymentTerms", [
      field("Description", terms.text),
      terms.due && element("ram:DueDateDateTime", [dateTime(terms.due)]),
    ]),
    summation(invoice),
    preceding && precedingInvoice(preceding),
    costCentre === null
      ? null
      : element("ram:ReceivableSpecifiedTradeAccountingAccount", [field("ID", costCentre)]),
  ]);
}

function paymentMeans({ code, account }: PaymentMeans): Xml {
  return element("ram:SpecifiedTradeSettlementPaymentMeans", [
    field("TypeCode", code),
    account &&
      element("ram:PayeePartyCreditorFinancialAccount", [
        field("IBANID", account.iban),
        field("AccountName", account.holder),
      ]),
    account &&
      element("ram:PayeeSpecifiedCreditorFinancialInstitution", [field("BICID", account.bic)]),
  ]);
}

function tradeTax({ tax, net_cents, vat_cents }: EInvoice): Xml {
  return element("ram:ApplicableTradeTax", [
    field("CalculatedAmount", decimal(vat_cents)),
    field("TypeCode", "VAT"),
    tax.reason === null ? null : field("ExemptionReason", tax.reason),
    field("BasisAmount", decimal(net_cents)),
    field("CategoryCode", tax.code),
    tax.reasonCode === null ? null : field("ExemptionReasonCode", tax.reasonCode),
    // Here the rate always stands, as 0 if need be: XRechnung wants it (BR-DE-14).
    rate(tax),
  ]);
}

function summation({ net_cents, vat_cents, gross_cents }: EInvoice): Xml {
  return element("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
    field("LineTotalAmount", decimal(net_cents)),
    field("TaxBasisTotalAmount", decimal(net_cents)),
    element("ram:TaxTotalAmount", xmlText(decimal(vat_cents)), { currencyID: "EUR" }),
    field("GrandTotalAmount", decimal(gross_cents)),
    field("DuePayableAmount", decimal(gross_cents)),
  ]);
}

function precedingInvoice({ number, issue_date }: NonNullable<EInvoice["preceding"]>): Xml {
  const day = element("qdt:DateTimeString", xmlText(compactDay(issue_date)), { format: "102" });
  return element("ram:InvoiceReferencedDocument", [
    field("IssuerAssignedID", number),
    element("ram:FormattedIssueDateTime", [day]),
  ]);
}

function rate({ rate_basis_points }: TaxCategory): Xml {
  return field("RateApplicablePercent", (rate_basis_points / 100).toFixed(2));
}

function field(name: string, text: string): Xml {
  return element(`ram:${name}`, xmlText(text));
}

function dateTime(day: IsoDate): Xml {
  return element("udt:DateTimeString", xmlText(compactDay(day)), { format: "102" });
}

function compactDay(day: IsoDate): string {
  return day.replaceAll("-", "");
}

/** „5000.00“, from whole cents without any division of money. */
function decimal(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
