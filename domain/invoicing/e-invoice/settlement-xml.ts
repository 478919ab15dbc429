import { formatBasisPoints } from "#domain/format/numbers.ts";
import { type SpeakerTax, selfBillingNote } from "#domain/invoicing/settlement/self-billing.ts";
import {
  PAYOUT_LABELS,
  type SettlementDocument,
  settlementWords,
  SETTLEMENT_TEXTS as T,
} from "#domain/invoicing/settlement/settlement-document.ts";
import { type Cents, cents } from "#domain/money.ts";
import { normalVatId } from "#domain/pricing/vat/vat-id.ts";
import type { TradeParty } from "./e-invoice-parties.ts";
import { eInvoiceXml, type TaxCategory } from "./e-invoice-xml.ts";
import { COUNTRY_CODES, type InvoiceSeller } from "./invoice-parties.ts";

const GUIDELINE = "urn:cen.eu:en16931:2017";
const BUSINESS_PROCESS = "urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0";
/** UNTDID 1001: an invoice that the buyer writes in the seller's name. */
const SELF_BILLED_INVOICE = "389";

/** The e-invoice inside of a credit note: the speaker sells, we buy and write. A statement is no invoice. */
export function settlementXml(document: SettlementDocument): string | null {
  const { tax, number, payout_cents, vat_cents } = document;
  if (tax === null) return null;
  const { title, notes } = settlementWords(document);
  return eInvoiceXml({
    guideline: GUIDELINE,
    businessProcess: BUSINESS_PROCESS,
    number,
    typeCode: SELF_BILLED_INVOICE,
    issue_date: document.issue_date,
    notes: [title, ...notes],
    lines: linesOf(document),
    tax: taxCategory(document, tax),
    buyerReference: document.booking_reference,
    seller: speakerParty(document.speaker_id, tax),
    buyer: platformParty(document.issuer),
    sellerOrder: null,
    buyerOrder: document.booking_reference,
    service_date: document.service_date,
    paymentReference: number,
    // The account that the speaker is paid to is known to the bank alone.
    paymentMeans: null,
    terms: { text: T.credit.terms, due: null },
    net_cents: payout_cents,
    vat_cents,
    gross_cents: cents(payout_cents + vat_cents),
    preceding: null,
    costCentre: null,
  });
}

/** The rows of the paper that lead to the net amount; what is nothing has none, but there is always one. */
function linesOf(document: SettlementDocument) {
  const { occasion, fee_cents, travel_cents, commission_cents, event_title } = document;
  const percent = formatBasisPoints(document.commission_basis_points);
  const fee = line(`${PAYOUT_LABELS.fee[occasion]}: ${event_title}`, fee_cents);
  const others = [
    line(PAYOUT_LABELS.travel, travel_cents),
    line(PAYOUT_LABELS.commission[occasion](percent), cents(-commission_cents)),
  ];
  return [fee, ...others].filter((one) => one === fee || one.net_cents !== 0);
}

function line(description: string, amount: Cents) {
  return { description, quantity: 1, unit_price_cents: amount, net_cents: amount };
}

function taxCategory({ vat_basis_points }: SettlementDocument, tax: SpeakerTax): TaxCategory {
  const exempt = selfBillingNote(tax);
  const rate_basis_points = vat_basis_points;
  if (exempt === null) return { code: "S", reasonCode: null, reason: null, rate_basis_points };
  const reason = T.credit.notes[exempt];
  return exempt === "reverse_charge"
    ? { code: "AE", reasonCode: "VATEX-EU-AE", reason, rate_basis_points }
    : { code: "E", reasonCode: null, reason, rate_basis_points };
}

/** Named by our own number as well: a tax number alone does not identify a seller (BR-CO-26). */
function speakerParty(id: string, tax: SpeakerTax): TradeParty {
  const { legal_name: name, street, postal_code, city, country, tax_number, vat_id } = tax;
  const unsaid = { register_entry: null, contact_name: null, phone: null, email: null };
  const place = { street, postal_code, city, country: COUNTRY_CODES[country] };
  return { ...unsaid, id, name, ...place, vat_id: vat_id && normalVatId(vat_id), tax_number };
}

/** A buyer is named by the VAT number or the register; who has neither by the tax number (BR-AE-02). */
function platformParty(issuer: InvoiceSeller): TradeParty {
  const { vat_id = null, tax_number = null } = issuer;
  const register_entry = issuer.register_entry ?? (vat_id === null ? tax_number : null);
  return { ...issuer, id: null, register_entry, vat_id, tax_number: null };
}
