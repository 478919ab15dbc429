import { createContext } from "react";
import type { CurrentVat } from "#domain/pricing/vat.ts";
import { STANDARD_VAT_BASIS_POINTS } from "#domain/pricing/vat-treatments.ts";

/** The tax by the settings, told once by the layout of the public pages. */
export const VatContext = createContext<CurrentVat>({
  standard: STANDARD_VAT_BASIS_POINTS,
  rules: null,
});
