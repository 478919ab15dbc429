import type { BillingCountry } from "#domain/booking/draft/draft.ts";
import type { LegalForm } from "#domain/invoicing/seller/legal-form.ts";

/** ISO 3166-1: what e-invoices call the countries that bookings name in German. */
export const COUNTRY_CODES = {
  Deutschland: "DE",
  Österreich: "AT",
  Schweiz: "CH",
} as const satisfies Record<BillingCountry, string>;
export type CountryCode = (typeof COUNTRY_CODES)[BillingCountry];

type PostalParty = {
  readonly name: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly contact_name: string;
  readonly email: string;
};

/** Who issues, as on the day of issue: what the law wants on the paper, and where to pay. */
export type InvoiceSeller = PostalParty & {
  readonly phone: string;
  /** Absent on papers from before it could be said. */
  readonly legal_form?: LegalForm | undefined;
  /** One of the two numbers is there (§ 14 Abs. 4 UStG). */
  readonly vat_id?: string | undefined;
  readonly tax_number?: string | undefined;
  /** No tax is charged (§ 19 UStG); absent on papers from before this could be said. */
  readonly is_small_business?: boolean | undefined;
  /** „Amtsgericht Berlin, HRB 12345“; sole traders have none. */
  readonly register_entry?: string | undefined;
  /** Who speaks for it; of a sole trader the owner. */
  readonly managing_directors: string;
  readonly iban: string;
  readonly bic: string;
  readonly account_holder: string;
};

export type InvoiceBuyer = PostalParty & { readonly vat_id: string | null };
