import { distanceKm } from "#domain/search/distance.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { keyWords, nameKeys, RELATIONS } from "./place-names.ts";
import type { Place } from "./place-table.ts";

/** Two entries this close are the same town for travel. */
const SAME_TOWN_KM = 15;
/** A village the sources do not count has fewer people than this. */
const UNCOUNTED = 2_000;
const DOMINANT_TOWN = 20_000;
const DOMINANCE = 10;
/** „Baden bei Wien“ lies this near. */
const BESIDE_KM = 40;
const MOST_NAME_WORDS = 5;
const FILLERS = new Set([...RELATIONS, "o", "u", "der", "den", "dem"]);

/** What a text comes to: the one town, or all that may be meant. */
export type Reading = {
  readonly sure?: Place;
  readonly maybe: readonly Place[];
  readonly code?: string;
};

/** A name in a text: the towns that are called so, and how many words it takes. */
export type NamedTowns = {
  readonly places: readonly Place[];
  readonly length: number;
  /** The text says which one: „am Main“, „(Oder)“, a state. */
  readonly isQualified: boolean;
};

/** The longest name that begins at a word, with the words behind it that tell namesakes apart. */
export function townsAt(
  gazetteer: Gazetteer,
  raw: readonly string[],
  from: number,
): NamedTowns | undefined {
  const keys = raw.map((word) => keyWords(word).join(""));
  for (let length = Math.min(MOST_NAME_WORDS, raw.length - from); length > 0; length--) {
    const key = keys.slice(from, from + length).join(" ");
    const places = spelledAlike(gazetteer.named(key), raw.slice(from, from + length));
    if (places.length === 0) continue;
    const rest = keys.slice(from + length);
    const qualified = narrowed(places, rest);
    if (qualified) return { ...qualified, length: length + qualified.length, isQualified: true };
    return { places, length, isQualified: isFullName(places, key) };
  }
  return undefined;
}

/** „Frankfurt am Main“ written out is qualified by itself; „Neustadt“ never is. */
function isFullName(places: readonly Place[], key: string): boolean {
  return places.length === 1 && key.includes(" ") && nameKeys(places[0]?.name ?? "").whole === key;
}

type Narrowed = { readonly places: readonly Place[]; readonly length: number };

/** The towns that following words single out, and how many words that takes. */
export function narrowed(places: readonly Place[], words: readonly string[]): Narrowed | undefined {
  const fits = places.map((place) => ({ place, length: qualifierLength(place, words) }));
  const length = Math.max(...fits.map((fit) => fit.length));
  if (length === 0) return undefined;
  return { places: fits.flatMap((fit) => (fit.length === length ? fit.place : [])), length };
}

/** How many words say which one it is: „a. M.“, „an der Weinstr.“, „Hessen“. */
function qualifierLength(place: Place, words: readonly string[]): number {
  const { whole, base } = nameKeys(place.name);
  const own = whole.slice(base.length).split(" ").filter(Boolean);
  const [first = ""] = words;
  const state = keyWords(place.state);
  const isState =
    first === state[0] || (first.length > 3 && state.some((known) => isShortFor(first, known)));
  const stateLength = isState ? stateWords(place, words) : 0;
  return Math.max(stateLength, alignedLength(own, words));
}

function stateWords({ state }: Place, words: readonly string[]): number {
  const known = keyWords(state);
  const end = words.findIndex((word) => !known.some((one) => isShortFor(word, one)));
  return end < 0 ? words.length : end;
}

function alignedLength(own: readonly string[], words: readonly string[]): number {
  let at = 0;
  let length = 0;
  for (const [index, word] of words.entries()) {
    let next = at;
    while (next < own.length && !isShortFor(word, own[next] ?? "") && isFiller(own[next])) next++;
    const known = own[next];
    if (known !== undefined && isShortFor(word, known)) {
      at = next + 1;
      if (!isFiller(known)) length = index + 1;
    } else if (!isFiller(word)) break;
  }
  return length;
}

function isShortFor(word: string, known: string): boolean {
  return known.startsWith(word) || (known.length > 3 && word.startsWith(known));
}

function isFiller(word: string | undefined): boolean {
  return word !== undefined && FILLERS.has(word);
}

/** „Baden bei Wien“, where the table knows the town by its first word alone. */
export function townsBesideCity(
  gazetteer: Gazetteer,
  raw: readonly string[],
): NamedTowns | undefined {
  const at = raw.findIndex((word, index) => index > 0 && /^(?:bei|b)$/i.test(word));
  const towns = at < 0 ? undefined : townsAt(gazetteer, raw.slice(0, at), 0);
  const [city] = at < 0 ? [] : (townsAt(gazetteer, raw, at + 1)?.places ?? []);
  if (!towns || !city || towns.length !== at) return undefined;
  const places = towns.places.filter((place) => distanceKm(place, city) <= BESIDE_KM);
  return places.length > 0 ? { places, length: raw.length, isQualified: true } : undefined;
}

/** „Münster“ with its dots is not „Munster“; without them it may be both. */
function spelledAlike(places: readonly Place[], raw: readonly string[]): readonly Place[] {
  const typed = spelled(raw.join(" "));
  const exact = places.filter((place) => isSpelled(place, typed, raw.length));
  const hasUmlaut = /[aou]e|ß/.test(typed);
  return hasUmlaut && exact.length > 0
    ? exact
    : [...exact, ...places.filter((one) => !exact.includes(one))];
}

function isSpelled({ name, otherNames }: Place, typed: string, length: number): boolean {
  const words = spelled(name).split(" ");
  return (
    words.slice(0, length).join(" ") === typed || otherNames.some((one) => spelled(one) === typed)
  );
}

function spelled(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\b(?:sankt|saint)\b/g, "st")
    .trim();
}

/** The one that is meant, if there is only one or all others are villages beside it. */
export function dominant(places: readonly Place[]): Place | undefined {
  const [first, ...others] = [...places].sort((a, b) => b.population - a.population);
  if (!first) return undefined;
  const rivals = others.filter((one) => distanceKm(one, first) > SAME_TOWN_KM);
  if (rivals.length === 0) return first;
  // Places are sorted with the spelling that was typed in front.
  const isAsTyped = places.indexOf(first) === 0;
  const largest = Math.max(...rivals.map(({ population }) => population || UNCOUNTED));
  // A rival that is a town itself is asked for: Frankfurt (Oder), Halle (Westf.).
  const isAlone = largest < DOMINANT_TOWN && first.population >= DOMINANCE * largest;
  return isAlone && first.population >= DOMINANT_TOWN && isAsTyped ? first : undefined;
}

export function largestPopulation(places: readonly Place[]): number {
  return Math.max(0, ...places.map(({ population }) => population));
}

export function isSameTown(a: Place, b: Place): boolean {
  return distanceKm(a, b) <= SAME_TOWN_KM;
}
