import type { BillingCountry } from "../booking/draft.ts";
import type { IsoDate } from "../iso-date.ts";
import { type Cents, cents } from "../money.ts";
import { vatOf } from "../pricing/quote.ts";
import { type VatRule, vatFor } from "../pricing/vat.ts";

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
