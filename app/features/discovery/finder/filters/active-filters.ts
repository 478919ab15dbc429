import { isVirtualLocation } from "#domain/booking/place/place-text.ts";
import { formatDay } from "#domain/format/days.ts";
import type { PriceBasis } from "#domain/pricing/price-basis.ts";
import { euroAmount } from "#domain/pricing/price-hint.ts";
import {
  type ChoiceName,
  FACET_NAMES,
  type FacetFilter,
  OPTION_NAMES,
  type OptionFilter,
} from "#domain/search/filter-table.ts";
import type { Near, SearchQuery } from "#domain/search/query.ts";
import { PRICE_BASIS_LABELS } from "#parts/price/price-texts.ts";
import { EVENT_TEXTS } from "../event-texts.ts";
import type { Topic } from "../finder-data.ts";
import { CHOICE_LABELS, FILTER_TEXTS as TEXTS } from "../texts.ts";

/** Topic and format have a place of their own among the filters. */
export const MORE_FACETS = FACET_NAMES.filter((name) => name !== "category");
const MORE_OPTIONS = OPTION_NAMES.filter((name) => name !== "format");

/** One choice that can be taken back: its words, and the search without it. */
export type ActiveFilter = { id: string; label: string; without: SearchQuery };

/** Every filter of a search in the order of the filter bar, one entry per choice. */
export function activeFilters(query: SearchQuery, topics: readonly Topic[]): ActiveFilter[] {
  const { q, experience, date, length, near } = query;
  const price = priceLabel(query);
  const one = (id: keyof SearchQuery, label: string | undefined): ActiveFilter[] =>
    label === undefined ? [] : [{ id, label, without: { ...query, [id]: undefined } }];
  const facet = (name: FacetFilter): ActiveFilter[] =>
    query[name].map((value) => ({
      id: `${name}-${value}`,
      label: choiceLabel(name, value, topics),
      without: { ...query, [name]: query[name].filter((other) => other !== value) },
    }));
  const option = (name: OptionFilter): ActiveFilter[] => {
    const value = query[name];
    return one(name, value && choiceLabel(name, value, topics));
  };
  return [
    ...(q ? [{ id: "q", label: TEXTS.query(q), without: { ...query, q: "" } }] : []),
    ...facet("category"),
    ...(price === undefined
      ? []
      : [{ id: "price", label: price, without: withPrice(query, undefined, undefined) }]),
    ...MORE_FACETS.flatMap(facet),
    ...option("format"),
    ...one("date", date && formatDay(date)),
    ...one("experience", experience === undefined ? undefined : TEXTS.years(experience)),
    ...MORE_OPTIONS.flatMap(option),
    ...one("venue", venueLabel(query)),
    ...one("length", length === undefined ? undefined : EVENT_TEXTS.minutes(length)),
    ...one("near", near && nearLabel(near)),
  ];
}

/** „Event in Stuttgart“, or „Online-Event“. */
export function venueLabel({ venue }: SearchQuery): string | undefined {
  if (venue === undefined) return undefined;
  return isVirtualLocation(venue) ? EVENT_TEXTS.onlineChip : EVENT_TEXTS.chip(venue);
}

/** „München, Umkreis 50 km“. */
export function nearLabel({ km, place }: Near): string {
  return place === undefined ? TEXTS.within(km) : TEXTS.around(place, km);
}

/** A category has the name that the page gives it. */
export function choiceLabel(name: ChoiceName, value: string, topics: readonly Topic[]): string {
  if (name === "category") return topics.find((topic) => topic.name === value)?.label ?? value;
  return CHOICE_LABELS[name]?.[value] ?? value;
}

/** What the button of a filter says once something is chosen. */
export function chosenWords(
  name: FacetFilter,
  { [name]: chosen }: SearchQuery,
  topics: readonly Topic[],
): string | undefined {
  const [first, ...more] = chosen;
  if (first === undefined) return undefined;
  const label = choiceLabel(name, first, topics);
  return more.length > 0 ? TEXTS.andMore(label, more.length) : label;
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
