import type { BillingCountry } from "../booking/draft.ts";
import { type IsoDate, isoDate } from "../iso-date.ts";
import { isVatId } from "./vat-id.ts";
import type { VatTreatment } from "./vat-treatments.ts";

/** Which sentence the law wants beside the amounts; the texts live with those who show them. */
export type VatNote = "reverse_charge" | "not_taxable";

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

type Buyer = "anybody" | "with_vat_id";

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
 * A rule for buyers with a number comes before one for anybody; of several the newest whose day has
 * come. A change of the law is a new line; old bookings keep what was decided on their day.
 */
export const VAT_RULES: readonly VatRule[] = [
  rule("2021-01-01", "Deutschland", "anybody", "standard", 1900),
  rule("2021-01-01", "Österreich", "anybody", "standard", 1900),
  rule("2021-01-01", "Österreich", "with_vat_id", "reverse_charge", 0),
  rule("2021-01-01", "Schweiz", "anybody", "standard", 1900),
  rule("2021-01-01", "Schweiz", "with_vat_id", "not_taxable", 0),
];

/** DECISIONS C-30: summary, mail and invoice all ask here. */
export function vatFor(input: VatInput): Vat {
  const { treatment, rate_basis_points } = ruleFor(input);
  return { treatment, rate_basis_points, note: treatment === "standard" ? null : treatment };
}

function ruleFor({ country, vatId, day }: VatInput): VatRule {
  const buyers: readonly Buyer[] =
    vatId !== null && isVatId(vatId, country) ? ["with_vat_id", "anybody"] : ["anybody"];
  for (const buyer of buyers) {
    const inForce = VAT_RULES.filter(
      (line) => line.country === country && line.buyer === buyer && line.from <= day,
    );
    const newest = inForce.toSorted((a, b) => b.from.localeCompare(a.from))[0];
    if (newest) return newest;
  }
  throw new RangeError(`No tax rule for ${country} on ${day}`);
}
