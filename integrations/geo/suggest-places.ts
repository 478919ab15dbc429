import {
  type AddressSuggestion,
  MAX_ADDRESS_SUGGESTIONS,
} from "#domain/address/address-suggestion.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { nameKey } from "./place-names.ts";
import { COUNTRIES, type Place } from "./place-table.ts";
import {
  COUNTRY_NAMES,
  fitsName,
  heads,
  type ReadAddress,
  readAddress,
  type Split,
  tails,
} from "./read-address.ts";

type Candidate = { readonly place: Place; readonly code?: string; readonly lead: string };

/** With a street or venue in front, half a word means one of the places people really travel to. */
const KNOWN_TOWN = 20_000;
/** „Hamburg Messe“ is the fair in Hamburg, although a village may be called „Messe…“. */
const CITY = 50_000;
const CODE_DIGITS = /^\d{3,4}$/;
/** Behind a comma digits begin a postal code; without one they are a house number. */
const LEAD_AND_DIGITS = /^(.+),\s*(\d{3,4})$/;

export function suggestPlaces(gazetteer: Gazetteer, query: string): AddressSuggestion[] {
  const address = readAddress(query);
  const found = [...withDigits(gazetteer, query), ...candidates(gazetteer, address)];
  const texts = found.map((candidate) => suggestionFor(gazetteer, candidate));
  const unique = new Map(texts.map((text) => [text.place_id, text] as const).reverse());
  return [...unique.values()].reverse().slice(0, MAX_ADDRESS_SUGGESTIONS);
}

function withDigits(gazetteer: Gazetteer, query: string): Candidate[] {
  const text = query.trim();
  const [, lead = "", digits = text] = LEAD_AND_DIGITS.exec(text) ?? [];
  if (!CODE_DIGITS.test(digits)) return [];
  return gazetteer
    .withCodeBeginning(digits, MAX_ADDRESS_SUGGESTIONS)
    .map(({ place, code }) => ({ place, code, lead }));
}

function candidates(gazetteer: Gazetteer, address: ReadAddress): Candidate[] {
  const { code, country, beforeCode, afterCode } = address;
  const fits = (place: Place) => country === undefined || place.country === country;
  if (code === undefined) return byName(gazetteer, beforeCode).filter(({ place }) => fits(place));
  const [name = ""] = afterCode.split(", ");
  const listed = gazetteer
    .withCode(code)
    .filter((place) => fits(place) && fitsName(name, place.name))
    .map((place) => ({ place, code, lead: beforeCode }));
  if (listed.length > 0 || name === "") return listed;
  // A code that is missing in the table may still stand in front of a place that is there.
  return byName(gazetteer, name)
    .filter(({ place, lead }) => lead === "" && fits(place) && mayHaveCode(place, code))
    .map(({ place }) => ({ place, code, lead: beforeCode }));
}

function mayHaveCode({ country }: Place, code: string): boolean {
  return (country === "DE") === (code.length === 5);
}

function byName(gazetteer: Gazetteer, text: string): Candidate[] {
  const [whole, ...shorter] = tails(text);
  if (!whole?.key) return [];
  const complete = gazetteer.beginning(whole.key, MAX_ADDRESS_SUGGESTIONS);
  if (complete.length > 0) return complete.map((place) => ({ place, lead: "" }));
  const ends = shorter.flatMap((split) => endsWith(gazetteer, split));
  const isExactEnd = shorter.some(({ key }) => gazetteer.named(key).length > 0);
  const starts = heads(text).flatMap((split) => startsWith(gazetteer, split));
  const isCityFirst = !isExactEnd && starts.some(({ place }) => place.population >= CITY);
  return isCityFirst ? [...starts, ...ends] : [...ends, ...starts];
}

function endsWith(gazetteer: Gazetteer, { key, rest }: Split): Candidate[] {
  if (key.length < 2) return [];
  const exact = gazetteer.named(key);
  return gazetteer
    .beginning(key, MAX_ADDRESS_SUGGESTIONS)
    .filter((place) => exact.includes(place) || place.population >= KNOWN_TOWN)
    .map((place) => ({ place, lead: rest }));
}

function startsWith(gazetteer: Gazetteer, { key, rest }: Split): Candidate[] {
  return gazetteer
    .named(key)
    .slice(0, MAX_ADDRESS_SUGGESTIONS)
    .map((place) => ({ place, lead: rest }));
}

/** A place as the suggestions write it, so that the text leads back to it. */
export function describePlace(gazetteer: Gazetteer, place: Place): AddressSuggestion {
  return suggestionFor(gazetteer, { place, lead: "" });
}

/** The place of a text that ends as a suggestion does: „…, Hof, Bayern, Deutschland“. */
export function suggestedPlace(gazetteer: Gazetteer, text: string): Place | undefined {
  const segments = text.trim().split(", ");
  const country = COUNTRIES.find((code) => COUNTRY_NAMES[code] === segments.at(-1));
  if (country === undefined) return undefined;
  const named = (at: number, state: string) => {
    const name = segments.at(at) ?? "";
    const alike = gazetteer.named(nameKey(name)).filter((place) => place.country === country);
    return alike.find((place) => place.name === name && place.state === state);
  };
  return named(-3, segments.at(-2) ?? "") ?? named(-2, segments.at(-2) ?? "") ?? named(-2, "");
}

function suggestionFor(gazetteer: Gazetteer, { place, code, lead }: Candidate): AddressSuggestion {
  // Without its code one Neustadt cannot be told from the next, neither by people nor by us.
  const shownCode = code ?? (gazetteer.isOvershadowed(place) ? place.postalCodes[0] : undefined);
  const town = shownCode ? `${shownCode} ${place.name}` : place.name;
  const state = shownCode || place.state === place.name ? "" : place.state;
  const main_text = lead || town;
  const secondary_text = [lead ? town : "", state, COUNTRY_NAMES[place.country]]
    .filter(Boolean)
    .join(", ");
  return {
    description: `${main_text}, ${secondary_text}`,
    place_id: placeId(place, shownCode),
    structured_formatting: { main_text, secondary_text },
  };
}

function placeId({ country, name, lat, lng, postalCodes }: Place, code?: string): string {
  return `gn:${country}:${code ?? postalCodes[0] ?? `${lat},${lng}`}:${name}`;
}
