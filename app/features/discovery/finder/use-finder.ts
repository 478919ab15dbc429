import { useNavigate, useNavigation } from "react-router";
import type { SearchQuery } from "#domain/search/query.ts";
import { finderAddress } from "./finder-address.ts";

/** Carried by the history entry: the visitor asked to see the results, not only to change them. */
export type FinderState = { show: "results" };

/** Opens another search on this page. The list changes in its place, so the page does not jump. */
export function useFinder(): (query: SearchQuery, state?: FinderState) => void {
  const navigate = useNavigate();
  return (query, state) =>
    void navigate(finderAddress(query), { preventScrollReset: true, state: state ?? null });
}

/** Whether another search is on its way. */
export function useIsSearching(): boolean {
  const { location } = useNavigation();
  return location?.pathname === "/";
}
