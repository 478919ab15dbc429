import "#ui/badge/count-badge.css";
import { type ReactNode, useEffect, useRef } from "react";
import { formatDay } from "#domain/format/days.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { Popover } from "#ui/popover/popover.tsx";
import type { FinderData } from "../finder-data.ts";
import { FILTER_TEXTS as TEXTS } from "../texts.ts";
import { useFinder } from "../use-finder.ts";
import {
  activeFilters,
  choiceLabel,
  chosenWords,
  MORE_FACETS,
  nearLabel,
  priceLabel,
} from "./active-filters.ts";
import {
  CodeField,
  DateField,
  ExperienceField,
  FacetField,
  type FilterFieldProps,
  PriceField,
  TopicField,
} from "./filter-fields.tsx";
import { type ChangeQuery, NearFilter } from "./near-filter.tsx";

type FilterBarProps = FinderData & { onOpenAll: () => void };

/** Sticky above the results. Each choice applies at once and stands in the address. */
export function FilterBar({ query: answered, topics, results, onOpenAll }: FilterBarProps) {
  const [query, open] = useFinder(answered);
  const field: FilterFieldProps = { query, topics, results, onChange: open };
  const { format, date, experience, near } = query;
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
        <FilterPopover name={TEXTS.category} value={chosenWords("category", query, topics)}>
          <TopicField {...field} />
        </FilterPopover>
        <FilterPopover name={TEXTS.price} value={priceLabel(query)}>
          <PriceField {...field} />
        </FilterPopover>
        {MORE_FACETS.map((name) => (
          <FilterPopover key={name} name={TEXTS[name]} value={chosenWords(name, query, topics)}>
            <FacetField name={name} {...field} />
          </FilterPopover>
        ))}
        <FilterPopover name={TEXTS.format} value={format && choiceLabel("format", format, topics)}>
          <CodeField name="format" {...field} />
        </FilterPopover>
        <FilterPopover name={TEXTS.date} value={date && formatDay(date)}>
          <DateField {...field} />
        </FilterPopover>
        <FilterPopover name={TEXTS.near} value={near && nearLabel(near)}>
          <NearFilter query={query} onChange={(change) => changeLater.current(change)} />
        </FilterPopover>
        <FilterPopover
          name={TEXTS.experience}
          value={experience === undefined ? undefined : TEXTS.years(experience)}
        >
          <ExperienceField {...field} />
        </FilterPopover>
        <button type="button" className="filter-button wide-only" onClick={onOpenAll}>
          <Icon name="sliders-horizontal" />
          {TEXTS.all}
        </button>
      </div>
    </div>
  );
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
  // It cannot be opened before the scripts are there, so the page need not carry its content.
  const isHydrated = useHydrated();
  return (
    <Popover
      label={name}
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
      {isHydrated && children}
    </Popover>
  );
}
