import * as z from "zod/mini";
import { cents, centsFromEuros } from "#domain/money.ts";
import { type TravelCost, type TravelRules, travelCost } from "./travel-cost.ts";

export const MOST_TRAVEL_BANDS = 6;
export const LONGEST_WAY_KM = 5_000;
export const MOST_CENTS_PER_KM = 500;
const MOST_BAND_EUROS = 10_000;

const band = z.strictObject({
  up_to_km: z.nullable(z.int().check(z.minimum(1), z.maximum(LONGEST_WAY_KM))),
  euros: z.int().check(z.minimum(0), z.maximum(MOST_BAND_EUROS)),
});

/** A lump sum for every way up to a distance; without one for every way that is longer. */
export type TravelBand = Readonly<z.output<typeof band>>;

/** Each further than the one before it, and nothing after one without an end. */
export const travelBandsSchema = z
  .array(band)
  .check(z.maxLength(MOST_TRAVEL_BANDS), z.refine(isAscending));

function isAscending(bands: readonly TravelBand[]): boolean {
  return bands.every(({ up_to_km }, at) => {
    const before = bands[at - 1];
    if (before === undefined) return true;
    return before.up_to_km !== null && (up_to_km === null || up_to_km > before.up_to_km);
  });
}

/** What a speaker has set instead of the platform's own rates. */
export type OwnTravel = {
  readonly travel_bands: readonly TravelBand[];
  /** For every kilometre travelled, there and back. */
  readonly travel_cents_per_km: number | null;
};

/**
 * The speaker's bands come before their rate, the rate before those of the platform. Beyond the last
 * band the distance counts again, but a longer way never costs less than that band.
 */
export function ownTravelCost(roadKm: number, own: OwnTravel, rules: TravelRules): TravelCost {
  const rate = own.travel_cents_per_km;
  const calculated = travelCost(
    roadKm,
    rate === null ? rules : { ...rules, centsPerKmNear: rate, centsPerKmFar: rate },
  );
  const km = Math.round(roadKm);
  const fitting = own.travel_bands.find(({ up_to_km }) => up_to_km === null || km <= up_to_km);
  if (fitting) return { ...calculated, fee: centsFromEuros(fitting.euros) };
  const least = centsFromEuros(own.travel_bands.at(-1)?.euros ?? 0);
  return { ...calculated, fee: cents(Math.max(calculated.fee, least)) };
}
