import type { BillingCountry } from "#domain/booking/draft/draft.ts";
import { type Cents, cents } from "#domain/money.ts";
import { vatOf } from "#domain/pricing/quote.ts";
import { type VatRule, vatFor } from "#domain/pricing/vat/vat-by-country.ts";
import { isVatId } from "#domain/pricing/vat/vat-id.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** By whom and under which numbers a speaker is billed, as the speaker stated it. */
export type SpeakerTax = {
  readonly legal_name: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: BillingCountry;
  readonly tax_number: string | null;
  readonly vat_id: string | null;
  readonly is_small_business: boolean;
};

/** What a credit note keeps for as long as books are kept: nothing of what only the yearly report needs. */
export function billedAs(stated: SpeakerTax): SpeakerTax {
  const { legal_name, street, postal_code, city, country } = stated;
  const { tax_number, vat_id, is_small_business } = stated;
  return { legal_name, street, postal_code, city, country, tax_number, vat_id, is_small_business };
}

type SelfBilledVat = { readonly vat_basis_points: number; readonly vat_cents: Cents };

/**
 * The tax on what a speaker gets, when we write the invoice in their name: none for small businesses
 * (§ 19 UStG) and none from abroad, where the debt passes to us (§ 13b UStG).
 */
export function selfBilledVat(
  payout: Cents,
  tax: SpeakerTax,
  { day, vatRules }: { readonly day: IsoDate; readonly vatRules: readonly VatRule[] },
): SelfBilledVat {
  if (selfBillingNote(tax) !== null) return { vat_basis_points: 0, vat_cents: cents(0) };
  const { rate_basis_points } = vatFor(vatRules, { country: tax.country, vatId: null, day });
  return { vat_basis_points: rate_basis_points, vat_cents: vatOf(payout, rate_basis_points) };
}

/** Which sentence the law wants in place of a tax. */
export function selfBillingNote(tax: SpeakerTax): "small_business" | "reverse_charge" | null {
  if (tax.country !== "Deutschland") return "reverse_charge";
  return tax.is_small_business ? "small_business" : null;
}

/** What the law wants on a credit note and the speaker has not stated. */
export const CREDIT_LACKS = ["number", "vat_id"] as const;
export type CreditLack = (typeof CREDIT_LACKS)[number];

/**
 * Without these a credit note would be a wrong invoice: a number of the speaker, and within the European Union
 * the VAT number where the debt of the tax passes to us (§ 14a UStG).
 */
export function creditLacks({ country, tax_number, vat_id }: SpeakerTax): readonly CreditLack[] {
  const hasVatId = vat_id !== null && isVatId(vat_id, country);
  const lacks: CreditLack[] = [];
  if (!tax_number && !vat_id) lacks.push("number");
  if (country === "Österreich" && !hasVatId) lacks.push("vat_id");
  return lacks;
}
