import * as z from "zod/mini";
import { type Cents, cents, centsFromEuros } from "#domain/money.ts";

/**
 * Net travel cost of one event, there and back:
 *
 *     up to freeUpToKm                     nothing
 *     2 × (near km × centsPerKmNear + far km × centsPerKmFar) + a night beyond overnightBeyondKm
 *     rounded up to whole steps, never below the least and never above the most
 *
 * `d` is the way by road in whole kilometres: routed, or the air line times the road factor.
 */
export type TravelRules = z.infer<typeof travelRulesSchema>;

const kilometres = z.int().check(z.minimum(0), z.maximum(10_000));
const amount = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** Whole euros keep net, tax and gross on screen adding up more often (C-04). */
const wholeEuros = amount.check(z.multipleOf(100));

export const travelRulesSchema = z.object({
  roadFactor: z.number().check(z.minimum(1), z.maximum(3)),
  freeUpToKm: kilometres,
  nearKm: kilometres,
  centsPerKmNear: amount,
  centsPerKmFar: amount,
  overnightBeyondKm: kilometres,
  overnightCents: wholeEuros,
  stepCents: wholeEuros.check(z.minimum(100)),
  leastCents: wholeEuros,
  mostCents: wholeEuros,
});

export const TRAVEL_RULES: TravelRules = {
  roadFactor: 1.25,
  freeUpToKm: 20,
  nearKm: 200,
  centsPerKmNear: 50,
  centsPerKmFar: 25,
  overnightBeyondKm: 250,
  overnightCents: 15_000,
  stepCents: 500,
  leastCents: 5_000,
  mostCents: 95_000,
};

/** The key under which an admin's own values are stored; what is missing there keeps its default. */
export const TRAVEL_RULES_SETTING = "travel_rules";

/** Stored values that make no sense must not reach a bill: then all defaults hold. */
export function travelRules(stored: unknown): TravelRules {
  if (typeof stored !== "object" || stored === null) return TRAVEL_RULES;
  const rules = travelRulesSchema.safeParse({ ...TRAVEL_RULES, ...stored });
  return rules.success && rules.data.leastCents <= rules.data.mostCents ? rules.data : TRAVEL_RULES;
}

export type TravelCost = {
  /** `flat`: the speaker's own lump sum · `unknown`: a place could not be found, so nothing is added. */
  readonly state: "online" | "flat" | "calculated" | "unknown";
  readonly fee: Cents;
  /** One way by road; null where no distance was needed or known. */
  readonly distanceKm: number | null;
};

export const ONLINE_TRAVEL: TravelCost = { state: "online", fee: cents(0), distanceKm: null };
export const UNKNOWN_TRAVEL: TravelCost = { state: "unknown", fee: cents(0), distanceKm: null };

/** `travel_fee_usd` holds whole euros in spite of its name (C-05) and replaces the formula. */
export function flatTravel(wholeEuroFee: number): TravelCost {
  return { state: "flat", fee: centsFromEuros(wholeEuroFee), distanceKm: null };
}

export function roadKmFromAir(airKm: number, rules: TravelRules): number {
  return airKm * rules.roadFactor;
}

export function travelCost(roadKm: number, rules: TravelRules = TRAVEL_RULES): TravelCost {
  const distanceKm = Math.round(roadKm);
  return { state: "calculated", fee: cents(feeCents(distanceKm, rules)), distanceKm };
}

function feeCents(km: number, rules: TravelRules): number {
  if (km <= rules.freeUpToKm) return 0;
  const near = Math.min(km, rules.nearKm) * rules.centsPerKmNear;
  const far = Math.max(km - rules.nearKm, 0) * rules.centsPerKmFar;
  const night = km > rules.overnightBeyondKm ? rules.overnightCents : 0;
  const stepped = Math.ceil((2 * (near + far) + night) / rules.stepCents) * rules.stepCents;
  return Math.min(rules.mostCents, Math.max(rules.leastCents, stepped));
}

const EURO_CENTS = 100;

/** The unit of `totalFee` in calculate-travel-distance: euros. Storing it takes one multiplication (C-05). */
export function totalFeeEuros({ fee }: TravelCost): number {
  return fee / EURO_CENTS;
}
