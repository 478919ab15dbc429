import {
  type AddressSuggestion,
  MAX_ADDRESS_SUGGESTIONS,
  wantsSuggestions,
} from "#domain/address/address-suggestion.ts";
import type { Ctx } from "#features/ctx.ts";

type Suggested = { suggestions: AddressSuggestion[]; attribution: string };

/** Public: what an address field offers while the user types. */
export async function suggestAddresses(
  { geo }: Pick<Ctx, "geo">,
  query: string,
): Promise<Suggested> {
  const found = wantsSuggestions(query) ? await geo.suggest(query.trim()) : [];
  return { suggestions: found.slice(0, MAX_ADDRESS_SUGGESTIONS), attribution: geo.attribution };
}
