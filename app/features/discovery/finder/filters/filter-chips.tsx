import "#ui/badge/chip.css";
import { Link } from "react-router";
import type { SearchQuery } from "#domain/search/query.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { Topic } from "../finder-data.ts";
import { finderAddress } from "../finder-url.ts";
import { FINDER_TEXTS as TEXTS } from "../texts.ts";
import { useFinder } from "../use-finder.ts";
import { activeFilters } from "./active-filters.ts";

type FilterChipsProps = {
  query: SearchQuery;
  topics: readonly Topic[];
  /** The empty state has a button for it. */
  hasReset?: boolean;
};

/** Every choice as a link to the search without it, so that it works without scripts too. */
export function FilterChips({ query: answered, topics, hasReset = true }: FilterChipsProps) {
  const [query] = useFinder(answered);
  const filters = activeFilters(query, topics);
  if (filters.length === 0) return null;
  return (
    <ul className="chips filter-chips" aria-label={TEXTS.chips}>
      {filters.map(({ id, label, without }) => (
        <li key={id}>
          <Link
            className="chip chip-lg"
            to={finderAddress(without)}
            preventScrollReset
            aria-label={TEXTS.remove(label)}
          >
            {label}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
      {hasReset && (
        <li>
          <Link className="link" to={resetAddress(query)} preventScrollReset>
            {TEXTS.reset}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Takes every filter back; the chosen order and what amounts mean are no filters and stay. */
export function resetAddress({ sort, prices }: SearchQuery): string {
  return finderAddress({ ...EMPTY_QUERY, sort, prices });
}
