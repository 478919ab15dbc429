import * as z from "zod/mini";
import type { AddressSuggestion } from "#domain/address/address-suggestion.ts";
import type { FoundPlace } from "#domain/address/place-answer.ts";

/** A service that knows addresses. Unlike `Geo` it may fail in any way. */
export type PlaceService = {
  readonly name: string;
  readonly attribution: string;
  suggest(query: string): Promise<AddressSuggestion[]>;
  /** Everything the service finds under the text, best first; labels hold the name of what was found. */
  find(address: string): Promise<FoundPlace[]>;
};

/** Longer texts than any address are not shown. */
export const shortText = z.string().check(z.minLength(1), z.maxLength(300));
export const latitude = z.number().check(z.minimum(-90), z.maximum(90));
export const longitude = z.number().check(z.minimum(-180), z.maximum(180));

export function suggestion(id: string, main: string, secondary: string): AddressSuggestion {
  return {
    description: secondary === "" ? main : `${main}, ${secondary}`,
    place_id: id,
    structured_formatting: { main_text: main, secondary_text: secondary },
  };
}
