import type { SearchQuery } from "#domain/search/query.ts";
import { SORT_OPTIONS, type SortOption } from "#domain/search/sort-options.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SORT_TEXTS as TEXTS } from "../texts.ts";
import { useFinder } from "../use-finder.ts";

type SortSelectProps = {
  query: SearchQuery;
  /** Prices are totals then, and so is what the orders compare. */
  hasTotals: boolean;
};

/** The native select: eight options need nothing else. */
export function SortSelect({ query: answered, hasTotals }: SortSelectProps) {
  const [query, open] = useFinder(answered);
  return (
    <label className="filter-button sort-select">
      <span className="text-muted">{TEXTS.label}</span>
      <select
        aria-label={TEXTS.name}
        value={query.sort}
        onChange={(event) => open({ ...query, sort: event.currentTarget.value as SortOption })}
      >
        {SORT_OPTIONS.map((option) => (
          <option key={option} value={option}>
            {(hasTotals && TEXTS.totals[option]) || TEXTS.options[option]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </label>
  );
}
