import { setImmediate as nextTurn } from "node:timers/promises";
import type { SearchDoc } from "#domain/search/index/search-doc.ts";
import { buildSpeakerIndex } from "#domain/search/index/speaker-index.ts";
import { EMPTY_QUERY, readSearchQuery, type SearchQuery } from "#domain/search/query.ts";
import { plainSearch } from "#tests/support/search/plain-search.ts";
import { madeUpDocs } from "#tests/support/search/search-docs.ts";
import { type Figure, quantile } from "../report/figure.ts";
import { type Rival, rivals } from "./search-rivals.ts";
import { measureTotals } from "./search-totals.ts";

const SIZES = [1_000, 10_000, 100_000];
/** The others take so long at the largest size that one round there tells enough. */
const ROUNDS: Record<number, number> = { 1000: 40, 10000: 40, 100000: 10 };
/** Comparing with every document takes a good part of a second each time. */
const PLAIN_SIZE = 10_000;
const UNKNOWN_WORDS = 60;

const SEARCHES = [
  "q=führung",
  "q=digitalisirung",
  "q=mueller",
  'q="künstliche intelligenz"',
  "q=resilienz UND ethik",
  "q=ethik ODER verhandlung",
  "q=führung NICHT ethik",
  "q=schutz",
  "q=nachhaltigkeit wandel&category=finance&maxPrice=5000",
  "sort=rating_desc",
  "category=technology&language=Englisch&minPrice=1000&maxPrice=8000&sort=price_asc",
  "q=zzxqqy",
  "q=anna schroder",
  "q=erfolg&experience=15&sort=newest",
].map((address) => readSearchQuery(new URLSearchParams(address)));

const TYPED = ["le", "kü", "anna mü", "ship", "digitalisirung", "ver", "ber", "zzzz"];

/** A page with its total and facets, and suggestions, while the catalogue grows; others beside it. */
export async function benchSearch(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) figures.push(...(await measureSize(size)));
  return figures;
}

async function measureSize(size: number): Promise<Figure[]> {
  const docs = madeUpDocs(size, 42, { words: 35, rareWords: 12_000 });
  const rounds = ROUNDS[size] ?? 1;
  const begun = performance.now();
  let longestTurn = 0;
  let turn = begun;
  const index = await buildSpeakerIndex(docs, async () => {
    longestTurn = Math.max(longestTurn, performance.now() - turn);
    await nextTurn();
    turn = performance.now();
  });
  const built = performance.now() - begun;

  const search = (query: SearchQuery) => void index.search(query);
  const fresh = await times(unknownWords(), search, 1);
  const known = await times(SEARCHES, search, rounds);
  const firstSuggested = await times(newBeginnings(), (text) => void index.suggest(text), 1);
  const suggested = await times(TYPED, (text) => void index.suggest(text), rounds);
  const median = quantile(known, 0.5);
  const others = await rivals(docs);
  const name = (what: string) => `${what}, ${size.toLocaleString("de-DE")} speakers`;
  return [
    { name: name("search, median"), value: median, unit: "ms" },
    { name: name("search, 95 %"), value: quantile(known, 0.95), unit: "ms" },
    { name: name("search for a new word, 95 %"), value: quantile(fresh, 0.95), unit: "ms" },
    { name: name("suggestions, 95 %"), value: quantile(suggested, 0.95), unit: "ms" },
    { name: name("new suggestions, 95 %"), value: quantile(firstSuggested, 0.95), unit: "ms" },
    { name: name("building the index"), value: built, unit: "ms" },
    { name: name("longest turn while building"), value: longestTurn, unit: "ms" },
    ...(await measureOthers(docs, { others, median, name })),
    ...(await measureTotals({ index, others, name })),
  ];
}

type Others = { others: readonly Rival[]; median: number; name: (what: string) => string };

async function measureOthers(
  docs: readonly SearchDoc[],
  { others, median, name }: Others,
): Promise<Figure[]> {
  const plain = {
    name: "no index",
    search: (query: SearchQuery) => plainSearch(docs, query),
    ids: () => [],
  };
  const figures: Figure[] = [];
  for (const { name: who, search } of docs.length === PLAIN_SIZE ? [...others, plain] : others) {
    const value = quantile(await times(SEARCHES, search, 1), 0.5);
    const ratio = { value: value / median, to: "search" };
    figures.push({ name: name(`${who}, the same searches, median`), value, unit: "ms", ratio });
  }
  return figures;
}

async function times<T>(
  inputs: readonly T[],
  call: (input: T) => unknown,
  rounds: number,
): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const input of inputs) {
      const begun = performance.now();
      const answer = call(input);
      if (answer instanceof Promise) await answer;
      found.push(performance.now() - begun);
    }
  }
  return found;
}

/** Words that were never searched: each costs a look at the whole vocabulary. */
function unknownWords(): SearchQuery[] {
  return Array.from({ length: UNKNOWN_WORDS }, (_, at) => ({
    ...EMPTY_QUERY,
    q: `verbadeko${String.fromCharCode(97 + (at % 26))}${at}`,
  }));
}

function newBeginnings(): string[] {
  return Array.from({ length: UNKNOWN_WORDS }, (_, at) => `be${"aeiou"[at % 5]}${at}`);
}
