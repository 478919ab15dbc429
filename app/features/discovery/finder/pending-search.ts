import type { SearchQuery } from "#domain/search/query.ts";
import { finderAddress } from "./finder-url.ts";

/** The address of the page and, while another one is on its way, the address of that. */
export type Whereabouts = { readonly here: string; readonly ahead: string | undefined };

/** The last chosen search, and where the page stood at that moment. */
export type PendingSearch = { readonly query: SearchQuery; readonly before: Whereabouts };

/**
 * Whether the chosen search has not been shown yet. The response to an earlier one may arrive in
 * between and must not undo the later one; any other navigation ends it.
 */
export function isSearchPending(
  { query, before }: PendingSearch,
  { here, ahead }: Whereabouts,
): boolean {
  const target = finderAddress(query);
  if (ahead !== undefined) return ahead === target || ahead === before.ahead;
  return here !== target && (here === before.here || here === before.ahead);
}
