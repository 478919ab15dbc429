import type { AddressSuggestion } from "#domain/address/address-suggestion.ts";
import type { PlaceAnswer } from "#domain/address/place-answer.ts";

export type Coordinates = { readonly lat: number; readonly lng: number };

/** Knowledge of places in Germany, Austria, Switzerland and Liechtenstein. No call ever rejects. */
export type Geo = {
  suggest(query: string): Promise<readonly AddressSuggestion[]>;
  /** What the text says about its place: one for sure, several, or none. */
  resolve(address: string): Promise<PlaceAnswer>;
  /** One way by road; null without a router, so that the caller estimates. */
  roadKm(from: Coordinates, to: Coordinates): Promise<number | null>;
  /** Whose data it is, to be shown wherever suggestions are shown. */
  readonly attribution: string;
};
