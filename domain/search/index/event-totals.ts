import type { FormatDuration } from "#domain/pricing/duration-formats.ts";
import { type EventTotal, knownTotal, type MissingForTotal } from "#domain/pricing/event-total.ts";
import { ownTravelCost } from "#domain/pricing/travel/own-travel.ts";
import { roadKmFromAir, type TravelRules, travelCost } from "#domain/pricing/travel/travel-cost.ts";
import { cents } from "../../money.ts";
import { distanceKm, type Place } from "../distance.ts";
import { forEachBit } from "./bit-set.ts";
import type { Columns } from "./columns.ts";

/** The event a search is asked for, as far as prices depend on it. */
export type PricedEvent = {
  readonly place: Place | "online";
  readonly length: FormatDuration;
  readonly rules: TravelRules;
  readonly vatBasisPoints: number;
};

/** What every speaker costs for an event, net in cents, by slot. */
export type Totals = { readonly net: Float64Array; readonly vatBasisPoints: number };

/** Shorter ways are priced once per event, longer ones each time. */
const USUAL_KM = 2_000;

type TravelOf = (slot: number, roadKm: number) => number;

/** What every speaker costs, net in cents, by slot; not a number where it cannot be known. */
export function netTotals(columns: Columns, event: PricedEvent): Float64Array {
  const totals = new Float64Array(columns.capacity).fill(Number.NaN);
  const fees = columns.formatFees[event.length];
  const travelOf = travelBy(columns, event);
  forEachBit(columns.live, (slot) => {
    const fee = fees[slot] ?? 0;
    if (fee > 0) totals[slot] = fee + travelOf(slot, estimatedKm(columns, slot, event));
  });
  return totals;
}

/** The total of one speaker with its parts. A routed way comes before the estimated one. */
export function eventTotal(
  columns: Columns,
  slot: number,
  event: PricedEvent,
  routedKm: number | null = null,
): EventTotal {
  const fee = columns.formatFees[event.length][slot] ?? 0;
  if (fee === 0) return missing(hasAnyFee(columns, slot) ? "length" : "price");
  const km = routedKm ?? estimatedKm(columns, slot, event);
  const travel = travelBy(columns, event)(slot, km);
  if (Number.isNaN(travel)) return missing("origin");
  return knownTotal(cents(fee), cents(travel), event.vatBasisPoints);
}

/** Where the way of a speaker begins, if the price depends on it. */
export function travelOrigin(columns: Columns, slot: number): Place | null {
  const [lat = Number.NaN, lng = Number.NaN] = [columns.lat[slot], columns.lng[slot]];
  const isFlat = !Number.isNaN(columns.flatTravel[slot]);
  return isFlat || Number.isNaN(lat) || Number.isNaN(lng) ? null : { lat, lng };
}

function missing(what: MissingForTotal): EventTotal {
  return { state: "unknown", missing: what };
}

function hasAnyFee({ formatFees }: Columns, slot: number): boolean {
  return Object.values(formatFees).some((fees) => (fees[slot] ?? 0) > 0);
}

/** A lump sum comes first, then the speaker's own bands or rate, then the rule of the platform. */
function travelBy({ flatTravel, ownTravel }: Columns, { place, rules }: PricedEvent): TravelOf {
  if (place === "online") return () => 0;
  const usual = new Float64Array(USUAL_KM).fill(Number.NaN);
  return (slot, roadKm) => {
    const flat = flatTravel[slot] ?? Number.NaN;
    if (!Number.isNaN(flat) || Number.isNaN(roadKm)) return flat;
    const own = ownTravel.get(slot);
    if (own) return ownTravelCost(roadKm, own, rules).fee;
    const km = Math.round(roadKm);
    const known = usual[km] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const { fee } = travelCost(km, rules);
    usual[km] = fee;
    return fee;
  };
}

function estimatedKm({ lat, lng }: Columns, slot: number, { place, rules }: PricedEvent): number {
  if (place === "online") return 0;
  const from = { lat: lat[slot] ?? Number.NaN, lng: lng[slot] ?? Number.NaN };
  return roadKmFromAir(distanceKm(from, place), rules);
}
