import { type SpeakerTax, selfBilledVat } from "#domain/invoicing/settlement/self-billing.ts";
import { settlementAmounts } from "#domain/invoicing/settlement/settlement.ts";
import type { SettlementDocument } from "#domain/invoicing/settlement/settlement-document.ts";
import { cents } from "#domain/money.ts";
import { VAT_RULES } from "#domain/pricing/vat/vat-by-country.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { testSeller } from "./invoices.ts";

/** A speaker who has agreed to nothing yet. */
export function testStatement(changes: Partial<SettlementDocument> = {}): SettlementDocument {
  const booking = {
    base_fee_cents: cents(500_000),
    qa_fee_cents: cents(0),
    travel_cost_cents: cents(44_310),
    adjustment_cents: cents(0),
  };
  return {
    number: "AB-2026-00007",
    occasion: "event",
    issuer: testSeller,
    speaker_id: "6f0c1a52-4b0e-4d7c-9a53-0f4f3c2b1a90",
    speaker_name: "Dr. Käthe Großmann",
    booking_reference: "WB-7F3K2-QQQQQ",
    event_title: "Führung im Wandel",
    issue_date: isoDate("2026-11-15"),
    service_date: isoDate("2026-11-12"),
    commission_basis_points: 2000,
    ...settlementAmounts(booking, 2000),
    tax: null,
    vat_basis_points: 0,
    vat_cents: cents(0),
    lacks: null,
    ...changes,
  };
}

/** The same as a credit note in the speaker's name, with the tax that follows from who that is. */
export function testCredit(
  stated: Partial<SpeakerTax> = {},
  changes: Partial<SettlementDocument> = {},
): SettlementDocument {
  const tax: SpeakerTax = {
    legal_name: "Dr. Käthe Großmann",
    street: "Musterweg 1",
    postal_code: "20095",
    city: "Hamburg",
    country: "Deutschland",
    tax_number: "12/345/67890",
    vat_id: null,
    is_small_business: false,
    ...stated,
  };
  const statement = testStatement(changes);
  const by = { day: statement.service_date, vatRules: VAT_RULES };
  return { ...statement, tax, ...selfBilledVat(statement.payout_cents, tax, by) };
}
