import { readSetting } from "#data/queries/settings.ts";
import { isVirtualLocation } from "#domain/booking/draft.ts";
import {
  flatTravel,
  ONLINE_TRAVEL,
  roadKmFromAir,
  TRAVEL_RULES_SETTING,
  type TravelCost,
  travelCost,
  travelRules,
  UNKNOWN_TRAVEL,
} from "#domain/pricing/travel-cost.ts";
import { distanceKm } from "#domain/search/distance.ts";
import { roughPlace } from "#domain/speaker/public-fields.ts";
import type { Coordinates } from "#integrations/geo/geo.ts";
import type { Ctx } from "../ctx.ts";

/** The columns of a speaker that decide on travel; a whole row fits. */
export type TravelOrigin = {
  readonly address_label: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly travel_fee_usd: number | null;
};

/** What travelling to an event costs: shown in the drawer, and computed again when a booking is stored. */
export async function travelCostFor(
  ctx: Pick<Ctx, "db" | "geo">,
  origin: TravelOrigin,
  eventAddress: string,
): Promise<TravelCost> {
  if (isVirtualLocation(eventAddress)) return ONLINE_TRAVEL;
  if (origin.travel_fee_usd !== null) return flatTravel(origin.travel_fee_usd);
  const [from, to] = await Promise.all([locate(ctx, origin), ctx.geo.resolve(eventAddress)]);
  if (!from || !to) return UNKNOWN_TRAVEL;
  const [routed, stored] = await Promise.all([
    ctx.geo.roadKm(from, to),
    readSetting(ctx.db, TRAVEL_RULES_SETTING),
  ]);
  const rules = travelRules(stored);
  return travelCost(routed ?? roadKmFromAir(distanceKm(from, to), rules), rules);
}

/** Only the rough place counts: from many distances anybody could work out the exact one. */
async function locate(
  { geo }: Pick<Ctx, "geo">,
  origin: TravelOrigin,
): Promise<Coordinates | null> {
  const { lat, lng } = roughPlace(origin);
  if (lat !== null && lng !== null) return { lat, lng };
  return origin.address_label ? geo.resolve(origin.address_label) : null;
}
