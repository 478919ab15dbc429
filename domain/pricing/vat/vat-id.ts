import type { BillingCountry } from "#domain/booking/draft/draft.ts";

/** Separators and case carry no meaning; what is left has one spelling per number. */
const FORMATS: Readonly<Record<BillingCountry, RegExp>> = {
  Deutschland: /^DE[0-9]{9}$/,
  Österreich: /^ATU[0-9]{8}$/,
  Schweiz: /^CHE[0-9]{9}(?:MWST|TVA|IVA)?$/,
};

/** 'che-123.456.789 mwst' becomes 'CHE123456789MWST'. */
export function normalVatId(text: string): string {
  return text.replace(/[\s.\-/]/g, "").toUpperCase();
}

/** Only the shape is checked: whether the number was given out is known to the tax offices alone. */
export function isVatId(text: string, country: BillingCountry): boolean {
  return FORMATS[country].test(normalVatId(text));
}
