import { MAX_ADDRESS_LENGTH } from "#domain/address/address-suggestion.ts";
import {
  MAX_PLACE_CANDIDATES,
  type PlaceAnswer,
  type PlaceCandidate,
  UNKNOWN_PLACE,
} from "#domain/address/place-answer.ts";
import { foldedWords, rawWords } from "#domain/search/text/fold.ts";
import { type AddressParts, addressParts, type Part } from "./address-parts.ts";
import { readCode } from "./code-places.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { keyWords } from "./place-names.ts";
import type { Country, Place } from "./place-table.ts";
import { describePlace, suggestedPlace } from "./suggest-places.ts";
import {
  dominant,
  isSameTown,
  largestPopulation,
  narrowed,
  type Reading,
  townsAt,
  townsBesideCity,
} from "./town-names.ts";
import { isStateOnly, type TownHint, townsInPart } from "./towns-in-part.ts";
import { ABROAD, BUILDING_WORDS, EVERYDAY_WORDS, LANDMARKS } from "./venue-words.ts";

const NOTHING: Reading = { maybe: [] };
/** A smaller town behind a comma may be a word after all, when the venue names another one. */
const SURE_BEHIND_COMMA = 20_000;
/** Its name is read as the town, even where it is an everyday word: Essen, Münster. */
const LARGE_CITY = 100_000;

/**
 * Reads town and postal code out of an address or the name of a venue. A town counts at the end, behind
 * a comma or a postal code, or with its district; words of venues and streets never (C-102).
 */
export function resolveAddress(gazetteer: Gazetteer, address: string): PlaceAnswer {
  const parts = addressParts(address);
  const reading = readAll(gazetteer, address, parts);
  if (reading.sure) return { state: "sure", place: found(reading.sure, reading.code) };
  const candidates = reading.maybe
    .filter((place, at, all) => all.findIndex((one) => isSameTown(one, place)) === at)
    .map((place) => candidate(gazetteer, place, leadOf(gazetteer, address, parts)))
    .filter((one) => leadsThere(gazetteer, one))
    .slice(0, MAX_PLACE_CANDIDATES);
  return candidates.length > 0 ? { state: "ambiguous", candidates } : UNKNOWN_PLACE;
}

function readAll(gazetteer: Gazetteer, text: string, parts: AddressParts): Reading {
  const place = suggestedPlace(gazetteer, text);
  return place ? { sure: place, maybe: [] } : readParts(gazetteer, parts);
}

function readParts(gazetteer: Gazetteer, address: AddressParts): Reading {
  if (isAbroad(address)) return NOTHING;
  const named = readNames(gazetteer, address);
  return address.code ? readCode(gazetteer, address, named) : named;
}

function isAbroad({ parts, code, country }: AddressParts): boolean {
  if (country !== undefined) return false;
  const last = parts.at(-1)?.words.at(-1) ?? "";
  return ABROAD.has(last) || ABROAD.has(foldedWords(code?.after ?? "")[0] ?? "");
}

type WholePart = {
  readonly at: number;
  readonly places: readonly Place[];
  readonly word: string;
  readonly isQualified: boolean;
};

function readNames(gazetteer: Gazetteer, address: AddressParts): Reading {
  const wholes = wholeParts(gazetteer, address);
  const hints = address.parts.flatMap((part, at) =>
    wholes.some((whole) => whole.at === at) ? [] : townsInPart(gazetteer, part),
  );
  const inside = withinCountry(hints, address.country);
  const said = new Set(address.parts.flatMap(({ words }) => words));
  const last = wholes.at(-1);
  if (!last) return fromHints(inside, said);
  const isAtHome = address.country !== undefined;
  const place =
    chosen(last.places, said) ??
    (last.isQualified && isAtHome ? largestNamesake(last.places) : undefined);
  // As our own suggestions write it: nothing in front of it can change what it says.
  const isWrittenOut = last.isQualified || place?.name === place?.state;
  if (place && isWrittenOut && isAtHome) return { sure: place, maybe: [] };
  const rivals = rivalTowns(last, { wholes, inside, said }).filter(
    (one) => !place || !isSameTown(one, place),
  );
  const isClear =
    last.isQualified || !(isWordAlone(last, isAtHome) || isStateOnly(gazetteer, last));
  if (place && isClear && rivals.length === 0) return { sure: place, maybe: [] };
  return { maybe: [...rivals, ...(place ? [place] : []), ...last.places] };
}

/** Of namesakes in one state a text without a postal code means the largest, as the suggestions write it. */
function largestNamesake(places: readonly Place[]): Place | undefined {
  const [first, ...others] = places;
  const isOne = others.every(({ name, state }) => name === first?.name && state === first.state);
  return isOne ? first : undefined;
}

/** „Hof“ and „Weiden“ are words even behind a comma, unless only one town can be meant. */
function isWordAlone({ word, places }: WholePart, isAtHome: boolean): boolean {
  if (BUILDING_WORDS.has(word)) return true;
  const isOnly = places.length === 1 && (isAtHome || isLarge(places));
  return EVERYDAY_WORDS.has(word) && !isOnly && largestPopulation(places) < LARGE_CITY;
}

/** Parts that are a town and nothing else; the one behind may say which: „Münster, Bayern“, „Halle (Saale)“. */
function wholeParts(gazetteer: Gazetteer, { parts, country }: AddressParts): WholePart[] {
  const wholes: WholePart[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    const towns = part && wholeTown(gazetteer, part);
    if (!part || !towns) continue;
    const places = towns.places.filter(
      (place) => country === undefined || place.country === country,
    );
    if (places.length === 0) continue;
    const next = parts[at + 1]?.words ?? [];
    const state = next.length > 0 ? narrowed(places, next) : undefined;
    const word = part.words.join(" ");
    if (state?.length === next.length && next.length > 0) {
      wholes.push({ at, places: state?.places ?? [], word, isQualified: true });
      at += 1;
    } else wholes.push({ at, places, word, isQualified: towns.isQualified });
  }
  return wholes;
}

function wholeTown(gazetteer: Gazetteer, part: Part) {
  const raw = rawWords(part.text).filter((word) => keyWords(word).length > 0);
  const towns = townsAt(gazetteer, raw, 0);
  return towns?.length === raw.length ? towns : townsBesideCity(gazetteer, raw);
}

type Others = {
  readonly wholes: readonly WholePart[];
  readonly inside: readonly TownHint[];
  readonly said: ReadonlySet<string>;
};

/** Towns that speak against the last one. */
function rivalTowns(last: WholePart, { wholes, inside, said }: Others): Place[] {
  const isWeak =
    largestPopulation(last.places) < SURE_BEHIND_COMMA ||
    (!last.isQualified && BUILDING_WORDS.has(last.word));
  const others = wholes.flatMap((whole) => {
    const place = whole === last ? undefined : chosen(whole.places, said);
    const isWord = BUILDING_WORDS.has(whole.word) || EVERYDAY_WORDS.has(whole.word);
    return place && !isWord && place.population >= SURE_BEHIND_COMMA ? [place] : [];
  });
  const venues = isWeak
    ? inside.flatMap((hint) => (hint.isClear ? (chosen(hint.places, said) ?? []) : []))
    : [];
  return [...others, ...venues];
}

function isLarge(places: readonly Place[]): boolean {
  return largestPopulation(places) >= SURE_BEHIND_COMMA;
}

function fromHints(hints: readonly TownHint[], said: ReadonlySet<string>): Reading {
  const clear = hints.filter(({ isClear }) => isClear);
  const places = clear.flatMap((hint) => chosen(hint.places, said) ?? []);
  const [first] = places;
  const isOne =
    first && places.length === clear.length && places.every((one) => isSameTown(one, first));
  if (isOne) return { sure: first, maybe: [] };
  return { maybe: hints.flatMap((hint) => hint.places) };
}

function withinCountry(hints: readonly TownHint[], country: Country | undefined): TownHint[] {
  return hints.flatMap(({ places, isClear }) => {
    const inside = places.filter((place) => country === undefined || place.country === country);
    return inside.length > 0 ? { places: inside, isClear } : [];
  });
}

/** The dominant town, or the one whose landmark stands in the text. */
function chosen(places: readonly Place[], said: ReadonlySet<string>): Place | undefined {
  const marked = places.filter(({ name }) =>
    [...(LANDMARKS[name] ?? [])].some((word) => said.has(word)),
  );
  return dominant(marked.length > 0 ? marked : places);
}

function found({ lat, lng, name }: Place, code: string | undefined) {
  return { lat, lng, label: code === undefined ? name : `${code} ${name}` };
}

/** What stands in front of the town is kept in the address that is proposed. */
function leadOf(gazetteer: Gazetteer, address: string, { parts, code }: AddressParts): string {
  const last = parts.at(-1);
  if (code) {
    const kept = parts.filter(
      (part) => !wholeTown(gazetteer, part) && !code.after.startsWith(part.text),
    );
    return kept.map(({ text }) => text).join(", ");
  }
  const text = address.trim();
  if (!last || !wholeTown(gazetteer, last) || !text.endsWith(last.text)) return text;
  return text.slice(0, -last.text.length).replace(/[\s,;(–-]+$/, "");
}

function candidate(gazetteer: Gazetteer, place: Place, lead: string): PlaceCandidate {
  const { description: town } = describePlace(gazetteer, place);
  const whole = lead === "" ? town : `${lead}, ${town}`;
  const address = whole.length > MAX_ADDRESS_LENGTH ? town : whole;
  return { lat: place.lat, lng: place.lng, label: town, address };
}

/** No suggestion is one that would be asked about again. */
function leadsThere(gazetteer: Gazetteer, { address, lat, lng }: PlaceCandidate): boolean {
  const { sure } = readAll(gazetteer, address, addressParts(address));
  return sure?.lat === lat && sure.lng === lng;
}
