import { useState } from "react";
import {
  type FacetFilter,
  OPTION_FILTERS,
  type OptionFilter,
} from "#domain/search/filter-table.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import { berlinDay, isIsoDate } from "#domain/time/iso-date.ts";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import type { FinderResults, Topic } from "../finder-data.ts";
import { STYLE_OPTIONS, FILTER_TEXTS as TEXTS } from "../texts.ts";
import { choiceLabel } from "./active-filters.ts";
import { ChoiceChips, ChoiceList } from "./choice-list.tsx";
import { PriceFilter } from "./price-range.tsx";

/** Years the experience filter offers. */
const YEARS = ["3", "5", "10", "20"] as const;

export type FilterFieldProps = {
  query: SearchQuery;
  topics: readonly Topic[];
  results: FinderResults | null;
  onChange: (query: SearchQuery) => void;
};

export function TopicField({ query, topics, results, onChange }: FilterFieldProps) {
  const counts = new Map(results?.facets.category.map(({ value, count }) => [value, count]));
  const choices = topics.map(({ name, label }) => ({
    value: name,
    label,
    count: counts.get(name) ?? 0,
  }));
  return (
    <ChoiceList
      legend={TEXTS.category}
      choices={choices}
      chosen={query.category}
      onChange={(category) => onChange({ ...query, category: category.toSorted() })}
    />
  );
}

/** What the speakers of the list name, the most frequent first. */
export function FacetField({
  name,
  query,
  topics,
  results,
  onChange,
}: FilterFieldProps & { name: FacetFilter }) {
  const found = results?.facets[name] ?? [];
  const chosen = query[name];
  const missing = chosen.filter((one) => !found.some(({ value }) => value === one));
  const choices = [...found, ...missing.map((value) => ({ value, count: 0 }))];
  return (
    <ChoiceList
      legend={TEXTS[name]}
      choices={choices.map((one) => ({ ...one, label: choiceLabel(name, one.value, topics) }))}
      chosen={chosen}
      onChange={(values) => onChange({ ...query, [name]: values.toSorted() })}
    />
  );
}

export function PriceField({ query, results, onChange }: FilterFieldProps) {
  if (!results) return null;
  return (
    <PriceFilter
      query={query}
      bounds={results.priceBounds}
      hasTotals={results.totals !== undefined}
      onChange={onChange}
    />
  );
}

/** One of the codes of a filter. */
export function CodeField({
  name,
  query,
  topics,
  onChange,
}: FilterFieldProps & { name: Exclude<OptionFilter, "style"> }) {
  const { codes } = OPTION_FILTERS[name];
  return (
    <ChoiceChips
      legend={TEXTS[name]}
      choices={[
        { value: "", label: TEXTS.any },
        ...codes.map((value) => ({ value, label: choiceLabel(name, value, topics) })),
      ]}
      chosen={query[name] ?? ""}
      onChange={(value) => onChange({ ...query, [name]: value || undefined })}
    />
  );
}

/** A day that is typed passes through the years 2, 20 and 202; only one that can be booked is asked for. */
export function DateField({ query, onChange }: FilterFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const today = berlinDay(Date.now());
  const take = (day: string) => {
    const isAsked = isIsoDate(day) && day >= today;
    setTyped(isAsked || day === "" ? null : day);
    if (isAsked) onChange({ ...query, date: day });
    else if (day === "" && query.date) onChange({ ...query, date: undefined });
  };
  return (
    <TextField
      label={TEXTS.date}
      hint={TEXTS.dateHint}
      type="date"
      min={today}
      value={typed ?? query.date ?? ""}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

export function ExperienceField({ query, onChange }: FilterFieldProps) {
  const years = query.experience === undefined ? [] : [String(query.experience)];
  const offered = [...new Set([...YEARS, ...years])].sort((one, other) => +one - +other);
  return (
    <ChoiceChips
      legend={TEXTS.experience}
      choices={[
        { value: "", label: TEXTS.any },
        ...offered.map((value) => ({ value, label: TEXTS.years(Number(value)) })),
      ]}
      chosen={years[0] ?? ""}
      onChange={(value) => onChange({ ...query, experience: value ? Number(value) : undefined })}
    />
  );
}

export function StyleField({ query, onChange }: FilterFieldProps) {
  const styles = new Set([...STYLE_OPTIONS, ...(query.style ? [query.style] : [])]);
  return (
    <Select
      label={TEXTS.style}
      placeholder={TEXTS.any}
      value={query.style ?? ""}
      options={[...styles].map((value) => ({ value, label: value }))}
      onChange={(event) => onChange({ ...query, style: event.currentTarget.value || undefined })}
    />
  );
}
