import { createContext } from "react";
import { STANDARD_VAT_BASIS_POINTS } from "#domain/pricing/vat/default-vat-rate.ts";
import type { CurrentVat } from "#domain/pricing/vat/vat-by-country.ts";

/** Tax, payment and whether one can book, by the settings, told once by the layout of the public pages. */
export type CurrentTerms = CurrentVat & {
  /** Whether a booking is paid with a deposit: then each of two invoices names its own day. */
  readonly hasDeposit: boolean;
  /** Why nothing binding can be booked yet; without it bookings are taken. */
  readonly closedNote?: string;
};

export const TermsContext = createContext<CurrentTerms>({
  standard: STANDARD_VAT_BASIS_POINTS,
  rules: null,
  hasDeposit: false,
});
