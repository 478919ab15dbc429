import type { PriceBasis } from "#domain/pricing/price-basis.ts";

export const PRICE_BASIS_LABELS: Record<PriceBasis, string> = { net: "netto", gross: "brutto" };

export const PRICE_SWITCH_TEXTS = {
  group: "Preise in Listen: netto oder brutto",
  label: "Preise:",
} as const;
