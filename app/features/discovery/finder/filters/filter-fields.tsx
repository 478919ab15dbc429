import { useState } from "react";
import { FORMATS, type Format, type SearchQuery } from "#domain/search/query.ts";
import { GENDERS, type Gender } from "#domain/speaker/speaker-codes.ts";
import { berlinDay, isIsoDate } from "#domain/time/iso-date.ts";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import type { FinderResults, Topic } from "../finder-data.ts";
import { FORMAT_LABELS, GENDER_LABELS, STYLE_OPTIONS, FILTER_TEXTS as TEXTS } from "../texts.ts";
import { topicLabel } from "./active-filters.ts";
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

export function LanguageField({ query, results, onChange }: FilterFieldProps) {
  const found = results?.facets.language ?? [];
  const missing = query.language.filter((name) => !found.some(({ value }) => value === name));
  const choices = [...found, ...missing.map((value) => ({ value, count: 0 }))];
  return (
    <ChoiceList
      legend={TEXTS.language}
      choices={choices.map(({ value, count }) => ({ value, label: value, count }))}
      chosen={query.language}
      onChange={(language) => onChange({ ...query, language: language.toSorted() })}
    />
  );
}

export function PriceField({ query, results, onChange }: FilterFieldProps) {
  if (!results) return null;
  return <PriceFilter query={query} bounds={results.priceBounds} onChange={onChange} />;
}

export function FormatField({ query, onChange }: FilterFieldProps) {
  return (
    <ChoiceChips<Format | "">
      legend={TEXTS.format}
      choices={[
        { value: "", label: TEXTS.any },
        ...FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] })),
      ]}
      chosen={query.format ?? ""}
      onChange={(format) => onChange({ ...query, format: format || undefined })}
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

export function GenderField({ query, onChange }: FilterFieldProps) {
  return (
    <ChoiceChips<Gender | "">
      legend={TEXTS.gender}
      choices={[
        { value: "", label: TEXTS.any },
        ...GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] })),
      ]}
      chosen={query.gender ?? ""}
      onChange={(gender) => onChange({ ...query, gender: gender || undefined })}
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

/** What the filter bar's buttons say once something is chosen. */
export function chosenWords(
  names: readonly string[],
  topics: readonly Topic[],
): string | undefined {
  const [first, ...more] = names;
  if (first === undefined) return undefined;
  const label = topicLabel(first, topics);
  return more.length > 0 ? TEXTS.andMore(label, more.length) : label;
}
