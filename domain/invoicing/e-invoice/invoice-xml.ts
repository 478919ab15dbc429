import { cancellationSettlement } from "#domain/invoicing/settlement/cancellation-settlement.ts";
import type { VatTreatment } from "#domain/pricing/vat/vat-treatments.ts";
import { daysBetween } from "#domain/time/iso-date.ts";
import { type InvoiceDocument, invoiceNotes, showsVatIds } from "../invoice-document.ts";
import { INVOICE_TEXTS } from "../texts.ts";
import type { TradeParty } from "./e-invoice-parties.ts";
import { type EInvoice, eInvoiceXml, type TaxCategory } from "./e-invoice-xml.ts";

/** `en16931` travels inside the PDF (ZUGFeRD/Factur-X), `xrechnung` is what authorities take. */
export type InvoiceProfile = "en16931" | "xrechnung";

const GUIDELINES: Record<InvoiceProfile, string> = {
  en16931: "urn:cen.eu:en16931:2017",
  xrechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
};
const BUSINESS_PROCESS = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

/** A cancellation is 381 with positive amounts; „Gutschrift“ would mean self-billing. */
const TYPE_CODES = { invoice: "380", cancellation: "381" } as const;

/** UNTDID 5305 and the code list of reasons for no tax. */
const VAT_CATEGORIES: Record<VatTreatment, Pick<TaxCategory, "code" | "reasonCode">> = {
  standard: { code: "S", reasonCode: null },
  reverse_charge: { code: "AE", reasonCode: "VATEX-EU-AE" },
  not_taxable: { code: "O", reasonCode: "VATEX-EU-O" },
  small_business: { code: "E", reasonCode: null },
};

const SEPA_TRANSFER = "58";

export function invoiceXml(document: InvoiceDocument, profile: InvoiceProfile): string {
  const { kind, number, cancels, vat_treatment } = document;
  const reason = vat_treatment === "standard" ? null : INVOICE_TEXTS.vatNotes[vat_treatment];
  return eInvoiceXml({
    guideline: GUIDELINES[profile],
    businessProcess: BUSINESS_PROCESS,
    number,
    typeCode: TYPE_CODES[kind],
    issue_date: document.issue_date,
    notes: invoiceNotes(document),
    lines: document.lines,
    tax: {
      ...VAT_CATEGORIES[vat_treatment],
      reason,
      rate_basis_points: document.vat_rate_basis_points,
    },
    buyerReference: document.buyer_reference,
    ...parties(document),
    // Our own reference is the seller's order (BT-14); the buyer's (BT-13) is theirs to name.
    sellerOrder: document.booking_reference,
    buyerOrder: document.order_number,
    service_date: document.service_date,
    paymentReference: cancels?.number ?? number,
    ...payment(document),
    net_cents: document.net_cents,
    vat_cents: document.vat_cents,
    gross_cents: document.gross_cents,
    preceding: cancels,
    costCentre: document.cost_centre,
  });
}

function parties(document: InvoiceDocument): { seller: TradeParty; buyer: TradeParty } {
  const { seller, buyer } = document;
  const withVatId = showsVatIds(document);
  const { register_entry = null, tax_number = null } = seller;
  const vat_id = (withVatId ? seller.vat_id : null) ?? null;
  // Neither a tax number nor a name identifies a seller by itself (BR-CO-26).
  const id = register_entry === null && vat_id === null ? (tax_number ?? seller.email) : null;
  const unsaid = { id: null, register_entry: null, phone: null, tax_number: null };
  return {
    // The tax number names the seller to the tax office where the VAT number must not appear (BR-O-02).
    seller: { ...seller, id, register_entry, vat_id, tax_number },
    buyer: { ...unsaid, ...buyer, vat_id: withVatId ? buyer.vat_id : null },
  };
}

/** Only what asks for money names an account and a day: a cancellation is cleared or paid back. */
function payment(document: InvoiceDocument): Pick<EInvoice, "paymentMeans" | "terms"> {
  const { kind, seller, issue_date, due_date } = document;
  if (kind === "cancellation") {
    const { meansCode, text } = cancellationSettlement(document);
    return { paymentMeans: { code: meansCode, account: null }, terms: { text, due: null } };
  }
  const { iban, bic, account_holder: holder } = seller;
  const text = INVOICE_TEXTS.paymentTerms(due_date, daysBetween(issue_date, due_date));
  return {
    paymentMeans: { code: SEPA_TRANSFER, account: { iban, bic, holder } },
    terms: { text, due: due_date },
  };
}
