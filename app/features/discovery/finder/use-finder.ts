import { useState } from "react";
import { type Location, useLocation, useNavigate, useNavigation } from "react-router";
import { readSearchQuery, type SearchQuery } from "#domain/search/query.ts";
import { finderAddress } from "./finder-url.ts";
import { isSearchPending, type PendingSearch } from "./pending-search.ts";

/** Carried by the history entry: the visitor asked to see the results, not only to change them. */
export type FinderState = { show: "results" };

type OpenSearch = (query: SearchQuery, state?: FinderState) => void;

/**
 * The search that was asked for last, which is ahead of the one the page answers while its page is on
 * the way, and how to open another one. The list changes in its place, so the page does not jump.
 */
export function useFinder(answered: SearchQuery): [SearchQuery, OpenSearch] {
  const navigate = useNavigate();
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const now = { here: addressOf(here), ahead: ahead && addressOf(ahead) };
  const [pending, setPending] = useState<PendingSearch | null>(null);
  const isOpen = pending !== null && isSearchPending(pending, now);
  if (pending !== null && !isOpen) setPending(null);
  const open: OpenSearch = (query, state) => {
    setPending({ query, before: now });
    void navigate(finderAddress(query), { preventScrollReset: true, state: state ?? null });
  };
  return [isOpen ? pending.query : queryAhead(answered, ahead), open];
}

/** Links and other fields open searches as well; the next choice builds upon those. */
function queryAhead(answered: SearchQuery, ahead: Location | undefined): SearchQuery {
  return ahead?.pathname === "/" ? readSearchQuery(new URLSearchParams(ahead.search)) : answered;
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

/** Whether another search is on its way. */
export function useIsSearching(): boolean {
  const { location } = useNavigation();
  return location?.pathname === "/";
}
