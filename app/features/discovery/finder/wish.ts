import type { SearchQuery } from "#domain/search/query.ts";
import { finderAddress } from "./finder-address.ts";

/** The address of the page and, while another one is on its way, the address of that. */
export type Whereabouts = { readonly here: string; readonly ahead: string | undefined };

/** What somebody chose last, and where the page stood at that moment. */
export type Wish = { readonly query: SearchQuery; readonly before: Whereabouts };

/**
 * Whether the page somebody chose is still to come. The answer to an earlier choice may arrive in
 * between and must not undo the later one; going anywhere else ends the wish.
 */
export function isOpenWish({ query, before }: Wish, { here, ahead }: Whereabouts): boolean {
  const wished = finderAddress(query);
  if (ahead !== undefined) return ahead === wished || ahead === before.ahead;
  return here !== wished && (here === before.here || here === before.ahead);
}
