import type { VatTreatment } from "#domain/pricing/vat/vat-treatments.ts";
import type { PaymentProviderName } from "../payment.ts";

/** SKR 03; the tax adviser maps them if the client uses another frame. Tax follows from the account. */
export const DEBTORS = "10000";
export const OTHER_INCOME = "2700";
/** Lost without tax: fees of reminders, and what was never taxed here. */
export const OTHER_LOSS = "2400";
/** „Verrechnungskonto erhaltene Anzahlungen“: against it debtors show a receivable that is no revenue yet. */
export const CLEARING = "1593";

/** Where money of a provider lies; null for what moves no money at all. */
export const MONEY_ACCOUNT: Record<PaymentProviderName, string | null> = {
  bank_transfer: "1200",
  stripe: "1360",
  demo: "1360",
  // Nothing moved; advances follow all the same.
  offset: null,
};

const UNTAXED_REVENUE: Record<Exclude<VatTreatment, "standard">, string> = {
  reverse_charge: "8336",
  not_taxable: "8338",
  small_business: "8195",
};

type ByRate = Readonly<Record<number, string>>;

/** Accounts that carry their rate; a rate without one of its own is left to the adviser. */
const TAXED_REVENUE: ByRate = { 700: "8300", 1600: "8340", 1900: "8400" };
const OTHER_REVENUE = "8200";
const TAXED_ADVANCE: ByRate = { 700: "1711", 1600: "1717", 1900: "1718" };
const OTHER_ADVANCE = "1710";
const TAXED_LOSS: ByRate = { 700: "2401", 1600: "2405", 1900: "2406" };

export type Taxed = {
  readonly vat_treatment: VatTreatment;
  readonly vat_rate_basis_points: number;
};

export function revenueAccount({ vat_treatment, vat_rate_basis_points }: Taxed): string {
  if (vat_treatment !== "standard") return UNTAXED_REVENUE[vat_treatment];
  return TAXED_REVENUE[vat_rate_basis_points] ?? OTHER_REVENUE;
}

/** Money for a service that is still ahead. */
export function advanceAccount({ vat_treatment, vat_rate_basis_points }: Taxed): string {
  if (vat_treatment !== "standard") return OTHER_ADVANCE;
  return TAXED_ADVANCE[vat_rate_basis_points] ?? OTHER_ADVANCE;
}

/** Lost receivables by the rate that is corrected with them. */
export function lossAccount({ vat_treatment, vat_rate_basis_points }: Taxed): string {
  if (vat_treatment !== "standard") return OTHER_LOSS;
  return TAXED_LOSS[vat_rate_basis_points] ?? OTHER_LOSS;
}
