import { distanceKm } from "#domain/search/distance.ts";
import type { SearchDoc } from "#domain/search/index/search-doc.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import { relevance } from "#domain/search/relevance.ts";
import { plainMatch } from "./plain-match.ts";

/**
 * The rules of the search, written down as plainly as possible: every speaker is looked at, nothing is
 * prepared. The index has to give the same answers.
 */
export function plainSearch(
  docs: readonly SearchDoc[],
  query: SearchQuery,
  taken: ReadonlySet<string> = new Set(),
  groups: readonly (readonly string[])[] = [],
) {
  const levelOf = plainMatch(docs, query.q, groups);
  const fees = docs.flatMap((doc) => Object.values(doc.fees).map((fee) => fee ?? 0));
  const end = Math.max(5000, Math.ceil(Math.max(0, ...fees) / 1000) * 1000);
  const found = docs
    .map((doc) => ({ doc, level: levelOf(doc) }))
    .filter(({ doc, level }) => level !== undefined && passes(doc, query, end, taken));
  const inCategory = found.filter(({ doc }) => hasAny(query.category, doc.categories));
  const inLanguage = found.filter(({ doc }) => hasAny(query.language, doc.languages_spoken));
  const inAudience = found.filter(({ doc }) => hasAny(query.audience, doc.audiences));
  const inBoth = (one: typeof found, other: typeof found) =>
    one.filter((hit) => other.includes(hit));
  const all = inBoth(inBoth(inCategory, inLanguage), inAudience);
  const scored = all.map(({ doc, level = 0 }) => ({ doc, level }));
  return {
    ids: scored
      .sort((one, other) => compare(query.sort, one, other))
      .slice(query.offset, query.offset + query.limit)
      .map(({ doc }) => doc.id),
    total: all.length,
    category: tally(inBoth(inLanguage, inAudience).flatMap(({ doc }) => doc.categories)),
    language: tally(inBoth(inCategory, inAudience).flatMap(({ doc }) => doc.languages_spoken)),
    audience: tally(inBoth(inCategory, inLanguage).flatMap(({ doc }) => doc.audiences)),
  };
}

function passes(
  doc: SearchDoc,
  query: SearchQuery,
  end: number,
  taken: ReadonlySet<string>,
): boolean {
  const { near, minPrice = 0, maxPrice = 100_000 } = query;
  const isPriced = minPrice > 0 || maxPrice < Math.min(end, 100_000);
  const fee = lowest(doc);
  return (
    (query.gender === undefined || doc.gender === query.gender) &&
    (query.style === undefined || doc.style === query.style) &&
    (query.format === undefined || doc.formats.includes(query.format)) &&
    (query.experience === undefined || doc.years >= query.experience) &&
    (query.date === undefined || !taken.has(doc.id)) &&
    (near === undefined || isNear(doc, near)) &&
    (!isPriced || (fee !== null && fee >= minPrice && (maxPrice >= 100_000 || fee <= maxPrice)))
  );
}

function isNear({ lat, lng }: SearchDoc, near: { lat: number; lng: number; km: number }): boolean {
  return lat !== null && lng !== null && distanceKm(near, { lat, lng }) <= near.km;
}

function lowest({ fees }: SearchDoc): number | null {
  const positive = Object.values(fees).filter((fee) => fee !== null && fee > 0);
  return positive.length === 0 ? null : Math.min(...positive.map(Number));
}

function hasAny(wanted: readonly string[], own: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((name) => own.includes(name));
}

type Scored = { doc: SearchDoc; level: number };

function compare(sort: SearchQuery["sort"], one: Scored, other: Scored): number {
  const [a, b] = [one.doc, other.doc];
  const first = {
    relevance: () => other.level - one.level,
    rating_desc: () => b.rating - a.rating,
    rating_asc: () => a.rating - b.rating,
    price_asc: () => byPrice(a, b, 1),
    price_desc: () => byPrice(a, b, -1),
    experience: () => b.years - a.years,
    popularity: () => b.bookings - a.bookings,
    newest: () => b.createdAt - a.createdAt,
  }[sort]();
  return first || relevance(b) - relevance(a) || (a.id < b.id ? -1 : 1);
}

function byPrice(one: SearchDoc, other: SearchDoc, direction: 1 | -1): number {
  const [a, b] = [one.fees.base_fee_usd || lowest(one), other.fees.base_fee_usd || lowest(other)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
