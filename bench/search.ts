import { setImmediate as nextTurn } from "node:timers/promises";
import { EMPTY_QUERY, readSearchQuery, type SearchQuery } from "#domain/search/query.ts";
import { buildSpeakerIndex } from "#domain/search/speaker-index.ts";
import { plainSearch } from "#tests/support/plain-search.ts";
import { madeUpDocs } from "#tests/support/search-docs.ts";
import { type Figure, quantile } from "./figure.ts";

const SPEAKERS = 10_000;
const ROUNDS = 40;
/** The plain way takes a good part of a second each time. */
const PLAIN_ROUNDS = 1;
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

/** A page with its total and facets, and suggestions, over ten thousand speakers. */
export async function benchSearch(): Promise<Figure[]> {
  const docs = madeUpDocs(SPEAKERS, 42, { words: 35, rareWords: 12_000 });
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
  const fresh = times(unknownWords(), search, 1);
  const known = times(SEARCHES, search, ROUNDS);
  const plain = times(SEARCHES, (query) => void plainSearch(docs, query), PLAIN_ROUNDS);
  const suggested = times(TYPED, (text) => void index.suggest(text), ROUNDS);
  const firstSuggested = times(newBeginnings(), (text) => void index.suggest(text), 1);
  const [median, plainMedian] = [quantile(known, 0.5), quantile(plain, 0.5)];
  const name = (what: string) => `${what}, ${SPEAKERS.toLocaleString("de-DE")} speakers`;
  return [
    { name: name("search, median"), value: median, unit: "ms" },
    {
      name: name("the same without an index"),
      value: plainMedian,
      unit: "ms",
      ratio: { value: plainMedian / median, to: "search" },
    },
    { name: name("search, 95 %"), value: quantile(known, 0.95), unit: "ms" },
    { name: name("search for a new word, 95 %"), value: quantile(fresh, 0.95), unit: "ms" },
    { name: name("suggestions, 95 %"), value: quantile(suggested, 0.95), unit: "ms" },
    { name: name("new suggestions, 95 %"), value: quantile(firstSuggested, 0.95), unit: "ms" },
    { name: name("building the index"), value: built, unit: "ms" },
    { name: name("longest turn while building"), value: longestTurn, unit: "ms" },
  ];
}

function times<T>(inputs: readonly T[], call: (input: T) => void, rounds: number): number[] {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const input of inputs) {
      const begun = performance.now();
      call(input);
      found.push(performance.now() - begun);
    }
  }
  return found;
}

/** Words nobody has asked for yet: each costs a look at the whole vocabulary. */
function unknownWords(): SearchQuery[] {
  return Array.from({ length: UNKNOWN_WORDS }, (_, at) => ({
    ...EMPTY_QUERY,
    q: `verbadeko${String.fromCharCode(97 + (at % 26))}${at}`,
  }));
}

function newBeginnings(): string[] {
  return Array.from({ length: UNKNOWN_WORDS }, (_, at) => `be${"aeiou"[at % 5]}${at}`);
}
