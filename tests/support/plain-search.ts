import { distanceKm } from "#domain/search/distance.ts";
import { foldedWords } from "#domain/search/fold.ts";
import { parseQuery, type QueryNode } from "#domain/search/parse-query.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import { relevance } from "#domain/search/relevance.ts";
import { keyTexts, longTexts, type SearchDoc } from "#domain/search/search-doc.ts";

/**
 * The rules of the search, written down as plainly as possible: every speaker is looked at, nothing is
 * prepared. The index has to give the same answers.
 */
export function plainSearch(
  docs: readonly SearchDoc[],
  query: SearchQuery,
  taken: ReadonlySet<string> = new Set(),
) {
  const node = parseQuery(query.q);
  const fees = docs.flatMap((doc) => Object.values(doc.fees).map((fee) => fee ?? 0));
  const end = Math.max(5000, Math.ceil(Math.max(0, ...fees) / 1000) * 1000);
  const found = docs
    .map((doc) => ({ doc, text: node ? matches(doc, node) : { isMatch: true, isStrong: false } }))
    .filter(({ doc, text }) => text.isMatch && passes(doc, query, end, taken));
  const inCategory = found.filter(({ doc }) => hasAny(query.category, doc.categories));
  const inLanguage = found.filter(({ doc }) => hasAny(query.language, doc.languages));
  const all = inCategory.filter((hit) => inLanguage.includes(hit));
  const scored = all.map(({ doc, text }) => ({ doc, score: relevance(doc, text.isStrong) }));
  return {
    ids: scored
      .sort((one, other) => compare(query.sort, one, other))
      .slice(query.offset, query.offset + query.limit)
      .map(({ doc }) => doc.id),
    total: all.length,
    category: tally(inLanguage.flatMap(({ doc }) => doc.categories)),
    language: tally(inCategory.flatMap(({ doc }) => doc.languages)),
  };
}

type Words = { readonly keys: string[][]; readonly longs: string[][] };
const words = new WeakMap<SearchDoc, Words>();

function wordsOf(doc: SearchDoc): Words {
  const known = words.get(doc);
  if (known) return known;
  const made = { keys: keyTexts(doc).map(foldedWords), longs: longTexts(doc).map(foldedWords) };
  words.set(doc, made);
  return made;
}

type Match = { isMatch: boolean; isStrong: boolean };

function matches(doc: SearchDoc, node: QueryNode): Match {
  const { keys, longs } = wordsOf(doc);
  switch (node.kind) {
    case "term": {
      const isClose = (word: string) => word.includes(node.word) || isLike(word, node.word, 0.8);
      const isStrong = keys.flat().some(isClose);
      const isLoose = keys.flat().some((word) => isLike(word, node.word, 0.6));
      return { isMatch: isStrong || isLoose || longs.flat().some(isClose), isStrong };
    }
    case "phrase": {
      const wanted = node.words.join(" ");
      const isStrong = keys.some((words) => words.join(" ").includes(wanted));
      return {
        isMatch: isStrong || longs.some((words) => words.join(" ").includes(wanted)),
        isStrong,
      };
    }
    case "not":
      return { isMatch: !matches(doc, node.part).isMatch, isStrong: false };
    default: {
      const parts = node.parts.map((part) => matches(doc, part));
      const isStrong = parts.some((part) => part.isStrong);
      const isMatch =
        node.kind === "and"
          ? parts.every((part) => part.isMatch)
          : parts.some((part) => part.isMatch);
      return { isMatch, isStrong };
    }
  }
}

/** Levenshtein over the whole table, compared as a ratio. */
export function isLike(one: string, other: string, threshold: number): boolean {
  if (other.length < 4) return false;
  const longer = Math.max(one.length, other.length);
  return 1 - plainDistance(one, other) / longer >= threshold - 1e-9;
}

export function plainDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const [left = 0, up = 0, diagonal = 0] = [row[j - 1], above[j], above[j - 1]];
      row.push(Math.min(left + 1, up + 1, diagonal + (isSame ? 0 : 1)));
    }
    above = row;
  }
  return above[other.length] ?? 0;
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

type Scored = { doc: SearchDoc; score: number };

function compare(sort: SearchQuery["sort"], one: Scored, other: Scored): number {
  const [a, b] = [one.doc, other.doc];
  const first = {
    relevance: () => other.score - one.score,
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
