import { readSetting } from "#data/queries/platform/settings.ts";
import { type EventPlace, surePlace } from "#domain/address/place-answer.ts";
import { type OwnTravel, ownTravelCost } from "#domain/pricing/travel/own-travel.ts";
import {
  flatTravel,
  ONLINE_TRAVEL,
  roadKmFromAir,
  TRAVEL_RULES_SETTING,
  type TravelCost,
  type TravelRules,
  travelRules,
  UNKNOWN_TRAVEL,
} from "#domain/pricing/travel/travel-cost.ts";
import { distanceKm } from "#domain/search/distance.ts";
import { roughPlace } from "#domain/speaker/public-fields.ts";
import type { Ctx } from "#features/ctx.ts";
import type { Coordinates } from "#integrations/geo/geo.ts";
import { locateEvent } from "#integrations/geo/locate-event.ts";

/** The columns of a speaker that decide on travel; a whole row fits. */
export type TravelOrigin = OwnTravel & {
  readonly address_label: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly travel_fee_usd: number | null;
  /** Set where a place has to be near enough for a direct booking: then even a lump sum needs the way. */
  readonly direct_within_km: number | null;
};

type Way = { readonly eventAddress: string; readonly rules: TravelRules };

/** The cost of the way, and what is known of the place it leads to. */
export type EventTravel = TravelCost & { readonly place: EventPlace };

/** What travelling to an event costs under the rules that hold now. */
export async function travelCostFor(
  ctx: Pick<Ctx, "db" | "geo">,
  origin: TravelOrigin,
  eventAddress: string,
): Promise<EventTravel> {
  const rules = travelRules(await readSetting(ctx.db, TRAVEL_RULES_SETTING));
  return travelCostOf(ctx, origin, { eventAddress, rules });
}

/** The same for what is shown in the drawer and what is computed again when a booking is stored. */
export async function travelCostOf(
  ctx: Pick<Ctx, "geo">,
  origin: TravelOrigin,
  { eventAddress, rules }: Way,
): Promise<EventTravel> {
  const place = await locateEvent(ctx.geo, eventAddress);
  if (place.state === "online") return { ...ONLINE_TRAVEL, place };
  const flat = origin.travel_fee_usd === null ? null : flatTravel(origin.travel_fee_usd);
  // Travel that is included costs nothing anywhere; every amount needs a place (C-102).
  if (place.state !== "sure") return { ...(flat?.fee === 0 ? flat : UNKNOWN_TRAVEL), place };
  if (flat && origin.direct_within_km === null) return { ...flat, place };
  const km = await roadKm(ctx, origin, { to: place.place, rules });
  if (flat) return { ...flat, distanceKm: km === null ? null : Math.round(km), place };
  return { ...(km === null ? UNKNOWN_TRAVEL : ownTravelCost(km, origin, rules)), place };
}

/** Null if the speaker's starting point is unknown. */
async function roadKm(
  ctx: Pick<Ctx, "geo">,
  origin: TravelOrigin,
  { to, rules }: { readonly to: Coordinates; readonly rules: TravelRules },
): Promise<number | null> {
  const from = await locate(ctx, origin);
  if (!from) return null;
  return (await ctx.geo.roadKm(from, to)) ?? roadKmFromAir(distanceKm(from, to), rules);
}

/** Only the rough place counts: many distances would reveal the exact one. */
async function locate(
  { geo }: Pick<Ctx, "geo">,
  origin: TravelOrigin,
): Promise<Coordinates | null> {
  const { lat, lng } = roughPlace(origin);
  if (lat !== null && lng !== null) return { lat, lng };
  return origin.address_label ? surePlace(await geo.resolve(origin.address_label)) : null;
}
