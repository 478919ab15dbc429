import { type Cents, centsFromEuros } from "#domain/money.ts";
import { roadKmFromAir, TRAVEL_RULES, travelCost } from "#domain/pricing/travel/travel-cost.ts";
import { distanceKm } from "#domain/search/distance.ts";
import type { DemoSpeaker } from "../types.ts";

/** The towns of the demo's customers, as the table of places has them. */
const TOWNS: Readonly<Record<string, { readonly lat: number; readonly lng: number }>> = {
  Bielefeld: { lat: 52.033, lng: 8.533 },
  Hamburg: { lat: 53.551, lng: 9.993 },
  Münster: { lat: 51.962, lng: 7.626 },
  Oldenburg: { lat: 53.141, lng: 8.215 },
  Salzburg: { lat: 47.799, lng: 13.044 },
  Wuppertal: { lat: 51.256, lng: 7.148 },
  Zürich: { lat: 47.367, lng: 8.55 },
};

/** What a booking of this speaker would contain for the way: their lump sum, else the formula. */
export function demoTravel(
  { travel_fee_usd, lat, lng }: Pick<DemoSpeaker, "travel_fee_usd" | "lat" | "lng">,
  location: string,
): Cents {
  if (travel_fee_usd !== null) return centsFromEuros(travel_fee_usd);
  const town = TOWNS[location.split(", ").at(-1) ?? ""];
  if (!town) throw new Error(`No town of the demo in „${location}“`);
  const air = distanceKm({ lat: rough(lat), lng: rough(lng) }, town);
  return travelCost(roadKmFromAir(air, TRAVEL_RULES)).fee;
}

/** As in a booking only the rough place of a speaker counts. */
function rough(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
