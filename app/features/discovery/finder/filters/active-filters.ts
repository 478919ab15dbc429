import { formatDay } from "#domain/format/days.ts";
import type { PriceBasis } from "#domain/pricing/price-basis.ts";
import { euroAmount } from "#domain/pricing/price-hint.ts";
import type { Near, SearchQuery } from "#domain/search/query.ts";
import { PRICE_BASIS_LABELS } from "#parts/price/price-texts.ts";
import type { Topic } from "../finder-data.ts";
import { FORMAT_LABELS, GENDER_LABELS, FILTER_TEXTS as TEXTS } from "../texts.ts";

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
    ...one("near", near && nearLabel(near)),
  ];
}

/** „München, Umkreis 50 km“. */
export function nearLabel({ km, place }: Near): string {
  return place === undefined ? TEXTS.within(km) : TEXTS.around(place, km);
}

export function topicLabel(name: string, topics: readonly Topic[]): string {
  return topics.find((topic) => topic.name === name)?.label ?? name;
}

/** „bis €3.000 netto“: an amount always says what it means. */
export function priceLabel({ minPrice, maxPrice, prices = "net" }: SearchQuery) {
  const amounts = priceSpan(minPrice, maxPrice);
  return amounts && TEXTS.meant(amounts, PRICE_BASIS_LABELS[prices]);
}

function priceSpan(low: number | undefined, high: number | undefined): string | undefined {
  if (low !== undefined && high !== undefined) {
    return TEXTS.between(euroAmount(low), euroAmount(high));
  }
  if (high !== undefined) return TEXTS.upTo(euroAmount(high));
  return low === undefined ? undefined : TEXTS.from(euroAmount(low));
}

export function withPrice(
  query: SearchQuery,
  minPrice: number | undefined,
  maxPrice: number | undefined,
  prices: PriceBasis | undefined = query.prices,
): SearchQuery {
  return { ...query, minPrice, maxPrice, prices };
}
