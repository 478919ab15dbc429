import {
  DEFAULT_PRICE_BASIS,
  PRICE_BASIS_KEY,
  type PriceBasis,
} from "#domain/pricing/price-basis.ts";
import { useStoredText, writeStored } from "#ui/stored-text.ts";

/** What amounts mean here: by the address, else as the visitor chose last. */
export function usePriceBasis(asked: PriceBasis | undefined): PriceBasis {
  const stored = useStoredText(PRICE_BASIS_KEY);
  return asked ?? (stored === "net" ? "net" : DEFAULT_PRICE_BASIS);
}

/** Which amount stands large follows from the attribute alone: pages are the same for all visitors. */
export function rememberPriceBasis(basis: PriceBasis): void {
  const { dataset } = document.documentElement;
  if (basis === DEFAULT_PRICE_BASIS) delete dataset.prices;
  else dataset.prices = basis;
  writeStored(PRICE_BASIS_KEY, basis === DEFAULT_PRICE_BASIS ? null : basis);
}
