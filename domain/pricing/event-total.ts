import type { Cents } from "../money.ts";
import { cents } from "../money.ts";
import { vatOf } from "./quote.ts";

/** What keeps a total from being known: no price at all, not in this length, or no place the way begins. */
export type MissingForTotal = "price" | "length" | "origin";

/** What an appearance costs on one day at one place, with its parts, for a buyer in Germany. */
export type KnownTotal = {
  readonly state: "known";
  readonly base: Cents;
  readonly travel: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
  readonly vatBasisPoints: number;
};

export type EventTotal =
  | KnownTotal
  | { readonly state: "unknown"; readonly missing: MissingForTotal };

/** The sums of the one price rule over a fee and a way that are known. */
export function knownTotal(base: Cents, travel: Cents, vatBasisPoints: number): KnownTotal {
  const net = cents(base + travel);
  const vat = vatOf(net, vatBasisPoints);
  return { state: "known", base, travel, net, vat, gross: cents(net + vat), vatBasisPoints };
}
