import type { Quarter, SellerReport, StatedSeller } from "#domain/invoicing/books/yearly-report.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";

/** A number with the right check digit, invented. */
export const TEST_TIN = "86095742719";

/** A seller who has stated everything. */
export const testPerson: StatedSeller = {
  legal_name: "Dr. Käthe Großmann",
  street: "Musterweg 1",
  postal_code: "20095",
  city: "Hamburg",
  country: "Deutschland",
  tax_number: "12/345/67890",
  vat_id: null,
  is_small_business: false,
  party_kind: "person",
  first_name: "Käthe",
  last_name: "Großmann",
  birth_date: isoDate("1971-04-09"),
  birth_city: null,
  birth_country: null,
  register_number: null,
  tin: TEST_TIN,
  tin_country: "Deutschland",
  iban: null,
  account_holder: null,
};

export const testOrganisation: StatedSeller = {
  ...testPerson,
  legal_name: "Bühne <& Söhne> GmbH",
  party_kind: "organisation",
  first_name: null,
  last_name: null,
  birth_date: null,
  register_number: "HRB 12345",
  tin: "1234567890",
  vat_id: "de 123 456 789",
  iban: "DE02120300000000202051",
};

const QUIET: Quarter = { activities: 0, payout_cents: cents(0), kept_cents: cents(0) };

export function testSellerReport(
  tax: StatedSeller | null,
  changes: Partial<SellerReport> = {},
): SellerReport {
  const busy = { activities: 2, payout_cents: cents(444_350), kept_cents: cents(100_049) };
  return {
    speaker_id: "6f0c1a52-4b0e-4d7c-9a53-0f4f3c2b1a90",
    speaker_name: "Dr. Käthe Großmann",
    address_label: null,
    email: null,
    tax,
    quarters: [QUIET, busy, QUIET, { ...QUIET, activities: 1, payout_cents: cents(49) }],
    total: { activities: 3, payout_cents: cents(444_399), kept_cents: cents(100_049) },
    levy_base_cents: cents(0),
    ...changes,
  };
}
