import type { TravelCostState } from "#domain/pricing/vat/vat-treatments.ts";

type PricedTravel = {
  /** What the speaker asks for in their own words; null where the listed price holds. */
  readonly offer_price_cents: number | null;
  readonly travel_cost_state: TravelCostState;
  readonly travel_cost_cents: number;
};

export type TravelTerms = "none" | "priced" | "included" | "open";

/** What stands beside „Reisekosten“ where it is no amount of its own: the same words on every screen, mail and paper. */
export const TRAVEL_WORDS: Readonly<Record<Exclude<TravelTerms, "priced">, string>> = {
  none: "Online-Event: Keine Reisekosten",
  included: "im Gesamtpreis enthalten",
  open: "zzgl. Reisekosten",
};

/**
 * How the way is paid. Terms of the speaker replace the platform's as a whole; else a way of unknown length is
 * charged by what it costs.
 */
export function travelTerms({
  offer_price_cents,
  travel_cost_state,
  travel_cost_cents,
}: PricedTravel): TravelTerms {
  if (travel_cost_state === "online") return "none";
  if (travel_cost_state === "calculated" || travel_cost_cents > 0) return "priced";
  return offer_price_cents === null ? "open" : "included";
}
