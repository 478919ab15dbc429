/** How a booking is taxed; which one applies is decided by the VAT rule (C-30). */
export const VAT_TREATMENTS = [
  "standard",
  "reverse_charge",
  "not_taxable",
  "small_business",
] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

/** Zero can mean three things, so the reason is stored beside the amount (C-06). */
export const TRAVEL_COST_STATES = ["calculated", "online", "unknown"] as const;
export type TravelCostState = (typeof TRAVEL_COST_STATES)[number];
