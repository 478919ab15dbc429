import type { AddressSuggestion } from "#domain/address/address-suggestion.ts";

export type Coordinates = { readonly lat: number; readonly lng: number };
export type FoundPlace = Coordinates & { readonly label: string };

/** Knowledge of places in Germany, Austria, Switzerland and Liechtenstein. No call ever rejects. */
export type Geo = {
  suggest(query: string): Promise<readonly AddressSuggestion[]>;
  validate(address: string): Promise<boolean>;
  /** Null for what nobody knows. */
  resolve(address: string): Promise<FoundPlace | null>;
  /** One way by road; null without a router, so that the caller estimates. */
  roadKm(from: Coordinates, to: Coordinates): Promise<number | null>;
  /** Whose data it is, to be shown wherever suggestions are shown. */
  readonly attribution: string;
};
