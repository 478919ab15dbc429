import type { BillingCountry } from "#domain/booking/draft/draft.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { isVatId } from "./vat-id.ts";
import type { VatTreatment } from "./vat-treatments.ts";

/** Which sentence the law wants beside the amounts; the texts live with those who show them. */
export type VatNote = Exclude<VatTreatment, "standard">;

export type Vat = {
  readonly treatment: VatTreatment;
  readonly rate_basis_points: number;
  readonly note: VatNote | null;
};

export type VatInput = {
  readonly country: BillingCountry;
  /** As typed; a number that does not fit the country counts as none. */
  readonly vatId: string | null;
  /** The day of the service decides which rule holds. */
  readonly day: IsoDate;
};

export const VAT_BUYERS = ["anybody", "with_vat_id"] as const;
type Buyer = (typeof VAT_BUYERS)[number];

export type VatRule = {
  readonly from: IsoDate;
  readonly country: BillingCountry;
  readonly buyer: Buyer;
  readonly treatment: VatTreatment;
  readonly rate_basis_points: number;
};

function rule(
  from: string,
  country: BillingCountry,
  buyer: Buyer,
  treatment: VatTreatment,
  rate_basis_points: number,
): VatRule {
  return { from: isoDate(from), country, buyer, treatment, rate_basis_points };
}

/**
 * What holds until an admin changes it. A rule for buyers with a number comes before one for all; of
 * several the newest whose day has come. Bookings keep what was decided when they were made.
 */
export const VAT_RULES: readonly VatRule[] = [
  rule("2021-01-01", "Deutschland", "anybody", "standard", 1900),
  rule("2021-01-01", "Österreich", "anybody", "standard", 1900),
  rule("2021-01-01", "Österreich", "with_vat_id", "reverse_charge", 0),
  rule("2021-01-01", "Schweiz", "anybody", "standard", 1900),
  rule("2021-01-01", "Schweiz", "with_vat_id", "not_taxable", 0),
];

/**
 * The rules as they hold for the operator: a small business (§ 19 UStG) adds no tax to what would
 * be taxed here. Where the buyer owes it, or there is none, that changes nothing.
 */
export function vatRulesOf(
  rules: readonly VatRule[],
  isSmallBusiness: boolean,
): readonly VatRule[] {
  if (!isSmallBusiness) return rules;
  return rules.map((line) =>
    line.treatment === "standard"
      ? { ...line, treatment: "small_business", rate_basis_points: 0 }
      : line,
  );
}

/** What a page needs to know of the tax. */
export type CurrentVat = {
  /** What a price „inkl. MwSt.“ adds today. */
  readonly standard: number;
  /** Null while they are those above, so that no page carries them. */
  readonly rules: readonly VatRule[] | null;
};

/** C-30: summary, mail and invoice all ask here. */
export function vatFor(rules: readonly VatRule[], input: VatInput): Vat {
  const { treatment, rate_basis_points } = ruleFor(rules, input);
  return { treatment, rate_basis_points, note: treatment === "standard" ? null : treatment };
}

/** What a price „inkl. MwSt.“ adds before the country of the buyer is known. */
export function standardVat(rules: readonly VatRule[], day: IsoDate): number {
  return vatFor(rules, { country: "Deutschland", vatId: null, day }).rate_basis_points;
}

function ruleFor(rules: readonly VatRule[], { country, vatId, day }: VatInput): VatRule {
  const buyers: readonly Buyer[] =
    vatId !== null && isVatId(vatId, country) ? ["with_vat_id", "anybody"] : ["anybody"];
  for (const buyer of buyers) {
    const inForce = rules.filter(
      (line) => line.country === country && line.buyer === buyer && line.from <= day,
    );
    const newest = inForce.toSorted((a, b) => b.from.localeCompare(a.from))[0];
    if (newest) return newest;
  }
  throw new RangeError(`No tax rule for ${country} on ${day}`);
}
