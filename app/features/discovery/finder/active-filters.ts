import { formatDay } from "#domain/iso-date.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import type { Topic } from "./finder-data.ts";
import { FORMAT_LABELS, GENDER_LABELS, FILTER_TEXTS as TEXTS } from "./texts.ts";

/** One choice that can be taken back: its words, and the search without it. */
export type ActiveFilter = { id: string; label: string; without: SearchQuery };

/** Every filter of a search in the order of the filter bar, one entry per choice. */
export function activeFilters(query: SearchQuery, topics: readonly Topic[]): ActiveFilter[] {
  const { q, category, language, experience, gender, style, format, date, near } = query;
  const price = priceLabel(query);
  const one = (id: keyof SearchQuery, label: string | undefined): ActiveFilter[] =>
    label === undefined ? [] : [{ id, label, without: { ...query, [id]: undefined } }];
  return [
    ...(q ? [{ id: "q", label: TEXTS.query(q), without: { ...query, q: "" } }] : []),
    ...category.map((name) => ({
      id: `category-${name}`,
      label: topicLabel(name, topics),
      without: { ...query, category: category.filter((other) => other !== name) },
    })),
    ...(price === undefined
      ? []
      : [{ id: "price", label: price, without: withPrice(query, undefined, undefined) }]),
    ...language.map((name) => ({
      id: `language-${name}`,
      label: name,
      without: { ...query, language: language.filter((other) => other !== name) },
    })),
    ...one("format", format && FORMAT_LABELS[format]),
    ...one("date", date && formatDay(date)),
    ...one("experience", experience === undefined ? undefined : TEXTS.years(experience)),
    ...one("gender", gender && GENDER_LABELS[gender]),
    ...one("style", style),
    ...one("near", near && TEXTS.within(near.km)),
  ];
}

export function topicLabel(name: string, topics: readonly Topic[]): string {
  return topics.find((topic) => topic.name === name)?.label ?? name;
}

export function priceLabel({ minPrice, maxPrice }: SearchQuery): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return TEXTS.between(wholeEuros(minPrice), wholeEuros(maxPrice));
  }
  if (maxPrice !== undefined) return TEXTS.upTo(wholeEuros(maxPrice));
  return minPrice === undefined ? undefined : TEXTS.from(wholeEuros(minPrice));
}

export function withPrice(
  query: SearchQuery,
  minPrice: number | undefined,
  maxPrice: number | undefined,
): SearchQuery {
  return { ...query, minPrice, maxPrice };
}

const euros = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

/** „€6.000“, as on the cards. */
export function wholeEuros(amount: number): string {
  return `€${euros.format(amount)}`;
}
