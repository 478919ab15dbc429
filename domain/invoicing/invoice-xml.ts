import { daysBetween, type IsoDate } from "../iso-date.ts";
import type { Cents } from "../money.ts";
import type { VatTreatment } from "../pricing/vat-treatments.ts";
import { cancellationSettlement } from "./cancellation-settlement.ts";
import { type InvoiceDocument, invoiceNotes, showsVatIds } from "./invoice-document.ts";
import type { InvoiceLine } from "./invoice-lines.ts";
import { buyerParty, sellerParty } from "./invoice-xml-parties.ts";
import { INVOICE_TEXTS } from "./texts.ts";
import { element, type Xml, xmlText } from "./xml.ts";

/** `en16931` travels inside the PDF (ZUGFeRD/Factur-X), `xrechnung` is what authorities take. */
export type InvoiceProfile = "en16931" | "xrechnung";

const GUIDELINES: Record<InvoiceProfile, string> = {
  en16931: "urn:cen.eu:en16931:2017",
  xrechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
};
const BUSINESS_PROCESS = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

const NAMESPACES = {
  "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
  "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
};

/** UNTDID 1001. A cancellation is 381 with positive amounts; „Gutschrift“ would mean self-billing. */
const TYPE_CODES = { invoice: "380", cancellation: "381" } as const;

/** UNTDID 5305 and the code list of reasons for no tax. */
const VAT_CATEGORIES: Record<VatTreatment, { code: string; reasonCode: string | null }> = {
  standard: { code: "S", reasonCode: null },
  reverse_charge: { code: "AE", reasonCode: "VATEX-EU-AE" },
  not_taxable: { code: "O", reasonCode: "VATEX-EU-O" },
};

const LUMP_SUM = "LS";
const SEPA_TRANSFER = "58";

/** UN/CEFACT Cross Industry Invoice in the terms of EN 16931. The order of elements is part of the format. */
export function invoiceXml(document: InvoiceDocument, profile: InvoiceProfile): string {
  const root = element(
    "rsm:CrossIndustryInvoice",
    [
      context(profile),
      exchangedDocument(document),
      element("rsm:SupplyChainTradeTransaction", [
        ...document.lines.map((line, index) => lineItem(document, line, index + 1)),
        agreement(document),
        delivery(document),
        settlement(document),
      ]),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function context(profile: InvoiceProfile): Xml {
  return element("rsm:ExchangedDocumentContext", [
    element("ram:BusinessProcessSpecifiedDocumentContextParameter", [
      field("ID", BUSINESS_PROCESS),
    ]),
    element("ram:GuidelineSpecifiedDocumentContextParameter", [field("ID", GUIDELINES[profile])]),
  ]);
}

function exchangedDocument(document: InvoiceDocument): Xml {
  return element("rsm:ExchangedDocument", [
    field("ID", document.number),
    field("TypeCode", TYPE_CODES[document.kind]),
    element("ram:IssueDateTime", [dateTime(document.issue_date)]),
    ...invoiceNotes(document).map((note) => element("ram:IncludedNote", [field("Content", note)])),
  ]);
}

/** A price is never negative (BR-27): a reduction is a negative quantity of a positive price. */
function lineItem(document: InvoiceDocument, line: InvoiceLine, position: number): Xml {
  const sign = line.unit_price_cents < 0 ? -1 : 1;
  const price = (line.unit_price_cents * sign) as Cents;
  const { code } = VAT_CATEGORIES[document.vat_treatment];
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
        field("CategoryCode", code),
        // BR-O-05: a line that is not taxable has no rate at all.
        showsVatIds(document) ? rate(document) : null,
      ]),
      element("ram:SpecifiedTradeSettlementLineMonetarySummation", [
        field("LineTotalAmount", decimal(line.net_cents)),
      ]),
    ]),
  ]);
}

function agreement(document: InvoiceDocument): Xml {
  const withVatId = showsVatIds(document);
  return element("ram:ApplicableHeaderTradeAgreement", [
    field("BuyerReference", document.buyer_reference),
    sellerParty(document.seller, withVatId),
    buyerParty(document.buyer, withVatId),
    // Our own reference is the seller's order (BT-14); the buyer's (BT-13) is theirs to name.
    element("ram:SellerOrderReferencedDocument", [
      field("IssuerAssignedID", document.booking_reference),
    ]),
    document.order_number === null
      ? null
      : element("ram:BuyerOrderReferencedDocument", [
          field("IssuerAssignedID", document.order_number),
        ]),
  ]);
}

function delivery({ service_date }: InvoiceDocument): Xml {
  return element("ram:ApplicableHeaderTradeDelivery", [
    element("ram:ActualDeliverySupplyChainEvent", [
      element("ram:OccurrenceDateTime", [dateTime(service_date)]),
    ]),
  ]);
}

function settlement(document: InvoiceDocument): Xml {
  const { kind, number, issue_date, due_date, cancels, cost_centre } = document;
  const isInvoice = kind === "invoice";
  return element("ram:ApplicableHeaderTradeSettlement", [
    field("PaymentReference", cancels?.number ?? number),
    field("InvoiceCurrencyCode", "EUR"),
    paymentMeans(document),
    tradeTax(document),
    element("ram:SpecifiedTradePaymentTerms", [
      field(
        "Description",
        isInvoice
          ? INVOICE_TEXTS.paymentTerms(due_date, daysBetween(issue_date, due_date))
          : cancellationSettlement(document).text,
      ),
      isInvoice ? element("ram:DueDateDateTime", [dateTime(due_date)]) : null,
    ]),
    summation(document),
    cancels && precedingInvoice(cancels),
    cost_centre === null
      ? null
      : element("ram:ReceivableSpecifiedTradeAccountingAccount", [field("ID", cost_centre)]),
  ]);
}

/** Only what asks for money names an account: a cancellation is cleared or paid back. */
function paymentMeans(document: InvoiceDocument): Xml {
  const { kind, seller } = document;
  if (kind === "cancellation") {
    return element("ram:SpecifiedTradeSettlementPaymentMeans", [
      field("TypeCode", cancellationSettlement(document).meansCode),
    ]);
  }
  return element("ram:SpecifiedTradeSettlementPaymentMeans", [
    field("TypeCode", SEPA_TRANSFER),
    element("ram:PayeePartyCreditorFinancialAccount", [
      field("IBANID", seller.iban),
      field("AccountName", seller.account_holder),
    ]),
    element("ram:PayeeSpecifiedCreditorFinancialInstitution", [field("BICID", seller.bic)]),
  ]);
}

function tradeTax(document: InvoiceDocument): Xml {
  const { vat_treatment, net_cents, vat_cents } = document;
  const { code, reasonCode } = VAT_CATEGORIES[vat_treatment];
  const reason = vat_treatment === "standard" ? null : INVOICE_TEXTS.vatNotes[vat_treatment];
  return element("ram:ApplicableTradeTax", [
    field("CalculatedAmount", decimal(vat_cents)),
    field("TypeCode", "VAT"),
    reason === null ? null : field("ExemptionReason", reason),
    field("BasisAmount", decimal(net_cents)),
    field("CategoryCode", code),
    reasonCode === null ? null : field("ExemptionReasonCode", reasonCode),
    // Here the rate always stands, as 0 if need be: XRechnung wants it (BR-DE-14).
    rate(document),
  ]);
}

function summation({ net_cents, vat_cents, gross_cents }: InvoiceDocument): Xml {
  return element("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
    field("LineTotalAmount", decimal(net_cents)),
    field("TaxBasisTotalAmount", decimal(net_cents)),
    element("ram:TaxTotalAmount", xmlText(decimal(vat_cents)), { currencyID: "EUR" }),
    field("GrandTotalAmount", decimal(gross_cents)),
    field("DuePayableAmount", decimal(gross_cents)),
  ]);
}

function precedingInvoice({ number, issue_date }: NonNullable<InvoiceDocument["cancels"]>): Xml {
  const day = element("qdt:DateTimeString", xmlText(compactDay(issue_date)), { format: "102" });
  return element("ram:InvoiceReferencedDocument", [
    field("IssuerAssignedID", number),
    element("ram:FormattedIssueDateTime", [day]),
  ]);
}

function rate({ vat_rate_basis_points }: InvoiceDocument): Xml {
  return field("RateApplicablePercent", (vat_rate_basis_points / 100).toFixed(2));
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
