import "#ui/badge/count-badge.css";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { formatDay } from "#domain/format/days.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { Popover } from "#ui/popover/popover.tsx";
import type { FinderData, Topic } from "../finder-data.ts";
import { FILTER_TEXTS as TEXTS } from "../texts.ts";
import { useFinder } from "../use-finder.ts";
import {
  activeFilters,
  choiceLabel,
  chosenWords,
  MORE_FACETS,
  nearLabel,
  priceLabel,
  venueLabel,
} from "./active-filters.ts";
import type { BarFilter } from "./bar-field.tsx";
import type { ChangeQuery } from "./near-filter.tsx";

const BarField = latePart(async () => ({
  default: (await import("./bar-field.tsx")).BarField,
}));

type FilterBarProps = FinderData & { onOpenAll: () => void };

/** Sticky above the results. Each choice applies at once and stands in the address. */
export function FilterBar({ query: answered, topics, results, onOpenAll }: FilterBarProps) {
  const [query, open] = useFinder(answered);
  const changeLater = useLatest((change: ChangeQuery) => open(change(query)));
  const active = activeFilters(query, topics).filter(({ id }) => id !== "q").length;
  return (
    <div className="filterbar">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways everywhere */}
      <div className="wrap" role="group" aria-label={TEXTS.bar}>
        <button type="button" className="filter-button narrow-only" onClick={onOpenAll}>
          <Icon name="sliders-horizontal" />
          {TEXTS.filter}
          {active > 0 && <span className="count">{active}</span>}
        </button>
        {BAR_FILTERS.map((name) => (
          <FilterPopover key={name} name={TEXTS[name]} value={chosenIn(name, query, topics)}>
            <BarField
              name={name}
              query={query}
              topics={topics}
              results={results}
              onChange={open}
              onChangeLater={(change) => changeLater.current(change)}
            />
          </FilterPopover>
        ))}
        <button type="button" className="filter-button wide-only" onClick={onOpenAll}>
          <Icon name="sliders-horizontal" />
          {TEXTS.all}
        </button>
      </div>
    </div>
  );
}

const BAR_FILTERS: readonly BarFilter[] = [
  "category",
  "price",
  ...MORE_FACETS,
  "format",
  "date",
  "venue",
  "near",
  "experience",
];

/** What the button says once something is chosen. */
function chosenIn(name: BarFilter, query: SearchQuery, topics: readonly Topic[]) {
  const { format, date, near, experience } = query;
  switch (name) {
    case "price":
      return priceLabel(query);
    case "format":
      return format && choiceLabel("format", format, topics);
    case "date":
      return date && formatDay(date);
    case "venue":
      return venueLabel(query);
    case "near":
      return near && nearLabel(near);
    case "experience":
      return experience === undefined ? undefined : TEXTS.years(experience);
    default:
      return chosenWords(name, query, topics);
  }
}

/** Finding a place takes its time: it changes the search as it is by then. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

type FilterPopoverProps = { name: string; value: string | undefined; children: ReactNode };

/** The button shows what is chosen; its name keeps saying which filter it is. */
function FilterPopover({ name, value, children }: FilterPopoverProps) {
  // Most are never opened, so neither the page nor its start carries their content.
  const [isOpened, setOpened] = useState(false);
  return (
    <Popover
      label={name}
      onOpen={() => setOpened(true)}
      openerClassName={value === undefined ? "filter-button" : "filter-button filter-button-on"}
      opener={
        <>
          {value === undefined ? (
            name
          ) : (
            <>
              <span className="sr-only">{name}: </span>
              {value}
            </>
          )}
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      {isOpened && <Suspense>{children}</Suspense>}
    </Popover>
  );
}
