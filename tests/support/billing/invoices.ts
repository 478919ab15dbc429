import type { Db } from "#data/db.ts";
import { settings } from "#data/schema/content.ts";
import type { InvoiceBuyer, InvoiceSeller } from "#domain/invoicing/e-invoice/invoice-parties.ts";
import type { InvoiceDocument } from "#domain/invoicing/invoice-document.ts";
import { invoiceTotals } from "#domain/invoicing/invoice-document.ts";
import { type InvoiceLine, serviceLines } from "#domain/invoicing/invoice-lines.ts";
import { COMPANY_SETTING } from "#domain/invoicing/seller/company-setting.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";

/** Invented, with numbers that have the right shape. */
export const testSeller: InvoiceSeller = {
  name: "Wortbühne Test GmbH",
  street: "Bühnenweg 7",
  postal_code: "10969",
  city: "Berlin",
  country: "DE",
  contact_name: "Buchhaltung",
  email: "rechnung@wortbuehne.example",
  phone: "+49 30 5550100",
  vat_id: "DE999999999",
  tax_number: "30/000/00000",
  register_entry: "Amtsgericht Musterstadt, HRB 00000",
  managing_directors: "Kim Muster",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  account_holder: "Wortbühne Test GmbH",
};

export const testBuyers: Record<"de" | "at" | "ch", InvoiceBuyer> = {
  de: {
    name: "Müller & Söhne <Maschinenbau> GmbH",
    street: "Königstraße 1",
    postal_code: "70173",
    city: "Stuttgart",
    country: "DE",
    contact_name: "Jörg Weiß",
    email: "j.weiss@test.example",
    vat_id: null,
  },
  at: {
    name: "Alpenblick Kongress GmbH",
    street: "Beispielgasse 9",
    postal_code: "5020",
    city: "Salzburg",
    country: "AT",
    contact_name: "Anna Größ",
    email: "anna@test.example",
    vat_id: "ATU12345678",
  },
  ch: {
    name: "Seeufer Events AG",
    street: "Musterstrasse 10",
    postal_code: "8001",
    city: "Zürich",
    country: "CH",
    contact_name: "Urs Beispiel",
    email: "urs@test.example",
    vat_id: "CHE123456789MWST",
  },
};

const TREATMENTS = { de: "standard", at: "reverse_charge", ch: "not_taxable" } as const;
/** What a seller who is a small business (§ 19 UStG) issues here. */
export const untaxed = { vat_treatment: "small_business", vat_rate_basis_points: 0 } as const;

export const testLines: readonly InvoiceLine[] = serviceLines({
  booking_reference: "WB-7F3K2-QQQQQ",
  speaker_name: "Dr. Käthe Großmann",
  event_title: "Führung im Wandel",
  event_date: isoDate("2027-03-12"),
  event_location: "Stuttgart",
  event_type: "conference",
  event_duration_minutes: 40,
  format_label: "Keynote, 40 Minuten",
  qa_duration_minutes: 30,
  travel_distance_km: 633,
  base_fee_cents: cents(500_000),
  qa_fee_cents: cents(75_000),
  travel_cost_cents: cents(44_310),
  adjustment_cents: cents(-10_000),
});

/** Every line a booking can have, none of them round. */
export const pricedBooking = {
  includes_qa: true,
  qa_duration_minutes: 30,
  base_fee_cents: cents(562_345),
  qa_fee_cents: cents(75_000),
  travel_cost_cents: cents(41_200),
  travel_cost_state: "calculated",
  travel_distance_km: 412,
  adjustment_cents: cents(-20_001),
  total_amount: cents(658_544),
} as const;

/** A document as it would be issued to a buyer of that country. */
export function testInvoice(
  country: keyof typeof TREATMENTS,
  changes: Partial<InvoiceDocument> = {},
): InvoiceDocument {
  const lines = changes.lines ?? testLines;
  const rate = country === "de" ? 1900 : 0;
  return {
    kind: "invoice",
    number: "RE-2026-00042",
    booking_reference: "WB-7F3K2-QQQQQ",
    buyer_reference: "WB-7F3K2-QQQQQ",
    order_number: null,
    cost_centre: null,
    seller: testSeller,
    buyer: testBuyers[country],
    issue_date: isoDate("2026-11-15"),
    service_date: isoDate("2027-03-12"),
    due_date: isoDate("2026-11-29"),
    lines,
    vat_treatment: TREATMENTS[country],
    vat_rate_basis_points: rate,
    ...invoiceTotals(lines, rate),
    cancels: null,
    paid_before_cents: null,
    ...changes,
  };
}

export function testCancellation(
  country: keyof typeof TREATMENTS,
  paid_before_cents = cents(0),
): InvoiceDocument {
  return testInvoice(country, {
    kind: "cancellation",
    number: "RE-2026-00043",
    issue_date: isoDate("2026-11-20"),
    due_date: isoDate("2026-11-20"),
    cancels: { number: "RE-2026-00042", issue_date: isoDate("2026-11-15") },
    paid_before_cents,
  });
}

export async function storeCompany(db: Db, company: Partial<InvoiceSeller> = testSeller) {
  await db
    .insert(settings)
    .values({ key: COMPANY_SETTING, value: company })
    .onConflictDoUpdate({ target: settings.key, set: { value: company } });
}
