import { fold, rawWords } from "#domain/search/text/fold.ts";
import type { Part } from "./address-parts.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { keyWords, nameKey } from "./place-names.ts";
import type { Place } from "./place-table.ts";
import { largestPopulation, type NamedTowns, townsAt } from "./town-names.ts";
import {
  AROUND,
  ARTICLES,
  BUILDING_WORDS,
  EVERYDAY_WORDS,
  INSIDE,
  isBareStreetNoun,
  isNamedHouse,
  isPublicVenue,
  isStreetWord,
  isTownInstitution,
  NEARBY,
} from "./venue-words.ts";

/** What the words of a venue's name say about its town: for certain, or worth a question. */
export type TownHint = { readonly places: readonly Place[]; readonly isClear: boolean };

/** Large enough to be meant at the end of a venue's name, and anywhere in it. */
const KNOWN_TOWN = 20_000;
const CITY = 50_000;
const LARGE_CITY = 100_000;
/** At the end of a venue's name a village is more likely a word. */
const WORTH_ASKING = 5_000;
/** Public venues are called after small towns too. */
const SMALL_TOWN = 2_000;
const SHORTEST_NAME = 3;

type Found = NamedTowns & {
  readonly word: string;
  readonly before: string;
  readonly from: number;
  readonly isEnd: boolean;
  readonly next: string;
  /** „Essen-Rüttenscheid“: a district follows. */
  readonly isHyphened: boolean;
  /** „Leipzig/Halle“: two towns, neither of them alone. */
  readonly isBesideSlash: boolean;
};

/** Towns inside a part that is more than a town: „Messe Köln“, „Maritim Hotel Köln Heumarkt“, „Berlin-Mitte“. */
export function townsInPart(gazetteer: Gazetteer, part: Part): TownHint[] {
  const raw = rawWords(part.text).filter((word) => fold(word) !== "");
  const keys = raw.map((word) => keyWords(word).join(""));
  const chained = chainedWords(part.text, raw);
  const isStreet = isStreetPart(gazetteer, part);
  const hints: TownHint[] = [];
  for (let from = 0; from < raw.length; from++) {
    const towns = townsAt(gazetteer, raw, from);
    if (!towns) continue;
    const end = from + towns.length;
    // Inside „Otto-Hahn-Halle“ no word stands for itself.
    if (chained.has(from) && !isChainOver(chained, from, end)) continue;
    const found = {
      ...towns,
      word: keys.slice(from, end).join(" "),
      before: keys[from - 1] ?? "",
      from,
      isEnd: end === raw.length,
      next: keys[end] ?? "",
      isHyphened: chained.has(end) && !chained.has(from),
      isBesideSlash: isBesideSlash(part.text, raw[from] ?? ""),
    };
    // „Flughafen Berlin Brandenburg“ names the state.
    if (hints.length > 0 && isStateOnly(gazetteer, found)) continue;
    const hint = isStreet ? streetHint(found) : venueHint(found);
    if (hint) hints.push(hint);
    from = end - 1;
  }
  // „Bielefeld oder Umgebung“ leaves the place open.
  const isOpen = keys.some((key) => AROUND.has(key));
  return isOpen ? hints.map((hint) => ({ ...hint, isClear: false })) : hints;
}

/** With a house number, or a word like „Hauptstraße“ that is no town: „Germering“ is one. */
function isStreetPart(gazetteer: Gazetteer, { text, words }: Part): boolean {
  return (
    /\d\s?[a-z]?$/i.test(text) ||
    words.some((word) => isStreetWord(word) && gazetteer.named(word).length === 0)
  );
}

/** „Berlin Friedrichstraße 12“ names the town in front, „Frankfurter Allee“ and „Am Hof 3“ none. */
function streetHint({ places, from, next, isQualified, word }: Found): TownHint | undefined {
  const isTown = from === 0 && next !== "" && !isBareStreetNoun(next) && !isWord(word);
  if (!isTown || largestPopulation(places) < CITY) return undefined;
  return { places, isClear: isQualified || !/^\d/.test(next) };
}

function venueHint(found: Found): TownHint | undefined {
  const { places, word, before, isQualified } = found;
  const population = largestPopulation(places);
  if (word.length < SHORTEST_NAME || /^\d/.test(word)) return undefined;
  if (found.isBesideSlash && population >= WORTH_ASKING) return { places, isClear: true };
  if (isQualified) return { places, isClear: population >= SMALL_TOWN || isPublicVenue(before) };
  if (NEARBY.has(before)) return population >= KNOWN_TOWN ? { places, isClear: false } : undefined;
  if (INSIDE.has(before)) return { places, isClear: !isWord(word) && population >= WORTH_ASKING };
  if (ARTICLES.has(before)) return undefined;
  if (BUILDING_WORDS.has(word)) {
    return found.isEnd && isTownInstitution(before) ? { places, isClear: true } : undefined;
  }
  if (EVERYDAY_WORDS.has(word)) return everydayHint(found, population);
  return found.isEnd ? endHint(found, population) : innerHint(found, population);
}

function everydayHint({ places, before, isEnd, isHyphened }: Found, population: number) {
  if (isEnd && isPublicVenue(before)) return { places, isClear: population >= SMALL_TOWN };
  // „Gemeinsames Essen“, „Ulmer Münster“.
  if (population < LARGE_CITY || /e[nrs]$/.test(before)) return undefined;
  return { places, isClear: isHyphened };
}

function endHint({ places, before, from }: Found, population: number): TownHint | undefined {
  const isNamed = isNamedHouse(before, from - 1);
  if (population >= KNOWN_TOWN) return { places, isClear: !isNamed };
  if (isPublicVenue(before)) return { places, isClear: population >= SMALL_TOWN };
  return population >= WORTH_ASKING && !isNamed ? { places, isClear: false } : undefined;
}

function innerHint({ places, before, from }: Found, population: number): TownHint | undefined {
  const isNamed = isNamedHouse(before, from - 1);
  if (population >= CITY) return { places, isClear: !isNamed };
  return population >= KNOWN_TOWN ? { places, isClear: false } : undefined;
}

/** A state that is not called like its town: Brandenburg, but neither Hamburg nor Salzburg. */
export function isStateOnly(
  gazetteer: Gazetteer,
  { word, places }: { readonly word: string; readonly places: readonly Place[] },
): boolean {
  const isOwn = places.some(({ state }) => nameKey(state) === word);
  return gazetteer.isState(word) && isOwn && !places.some(({ name }) => nameKey(name) === word);
}

function isWord(key: string): boolean {
  return BUILDING_WORDS.has(key) || EVERYDAY_WORDS.has(key);
}

function isBesideSlash(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return text[at - 1] === "/" || text[at + word.length] === "/";
}

/** Words in names like „Otto-Hahn-Halle“; the first of two („Berlin-Mitte“) still stands for itself. */
function chainedWords(text: string, raw: readonly string[]): ReadonlySet<number> {
  const chained = new Set<number>();
  let at = 0;
  for (const chain of text.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? []) {
    const { length } = chain.split("-").filter((word) => fold(word) !== "");
    for (let index = at; index < at + length; index++) {
      if (length > 2 || (length === 2 && index > at)) chained.add(index);
    }
    at += length;
    if (at > raw.length) break;
  }
  return chained;
}

/** A name of several words may cover the whole chain: „Garmisch-Partenkirchen“. */
function isChainOver(chained: ReadonlySet<number>, from: number, end: number): boolean {
  return !chained.has(from - 1) && !chained.has(end) && end - from > 1;
}
