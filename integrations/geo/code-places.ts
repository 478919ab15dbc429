import { distanceKm } from "#domain/search/distance.ts";
import { rawWords } from "#domain/search/text/fold.ts";
import type { AddressParts, PostalCode } from "./address-parts.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { Country, Place } from "./place-table.ts";
import { fitsName } from "./read-address.ts";
import { dominant, type Reading, townsAt } from "./town-names.ts";

const GERMAN_DIGITS = 5;
/** A code and a town further apart than this contradict each other. */
const NEAR_KM = 30;
/** Below it a name beside a code is that of a district, even if a town elsewhere is called so. */
const TOWN = 20_000;

/** The first digit of an Austrian code tells the state; the table has no codes of smaller towns. */
const AUSTRIAN_REGIONS: Readonly<Record<string, readonly string[]>> = {
  "1": ["Wien", "Niederösterreich"],
  "2": ["Niederösterreich", "Burgenland"],
  "3": ["Niederösterreich"],
  "4": ["Oberösterreich", "Niederösterreich"],
  "5": ["Salzburg", "Oberösterreich"],
  "6": ["Tirol", "Vorarlberg"],
  "7": ["Burgenland"],
  "8": ["Steiermark", "Burgenland"],
  "9": ["Kärnten", "Tirol"],
};

/** What a postal code makes of the names beside it. */
export function readCode(gazetteer: Gazetteer, address: AddressParts, named: Reading): Reading {
  const { code } = address;
  if (!code) return named;
  const country = code.country ?? address.country;
  return code.digits.length === GERMAN_DIGITS
    ? germanCode(gazetteer, code, { country, named })
    : alpineCode(gazetteer, code, { country, named });
}

type Beside = { readonly country: Country | undefined; readonly named: Reading };

function germanCode(gazetteer: Gazetteer, code: PostalCode, { country, named }: Beside): Reading {
  if (country !== undefined && country !== "DE") return { maybe: [] };
  const listed = gazetteer.withCode(code.digits).filter((place) => place.country === "DE");
  const beside = townsBeside(gazetteer, code).filter((place) => place.country === "DE");
  const [first] = listed;
  if (first) return listedCode(listed, { code, beside, named });
  // Large companies and boxes have codes of their own, which begin like those of their town.
  const region = code.digits.slice(0, 2);
  const place = dominant(
    beside.filter(({ postalCodes }) => postalCodes.some((one) => one.startsWith(region))),
  );
  if (place) return { sure: place, maybe: [], code: code.digits };
  return { maybe: [...beside, ...(named.sure ? [named.sure] : named.maybe)] };
}

type Listed = {
  readonly code: PostalCode;
  readonly beside: readonly Place[];
  readonly named: Reading;
};

/** The code decides, unless a town that is far from it is named beside it. */
function listedCode(listed: readonly Place[], { code, beside, named }: Listed): Reading {
  const { digits, after } = code;
  const [first] = listed;
  const fitting = listed.find((place) => after !== "" && fitsName(after, place.name));
  const place = fitting ?? first;
  if (!place) return named;
  if (fitting) return { sure: fitting, maybe: [], code: digits };
  const towns = named.sure ? [...beside, named.sure] : beside;
  const isNear = towns.some((town) => distanceKm(town, place) <= NEAR_KM);
  const against = towns.filter(({ population }) => population >= TOWN);
  if (isNear || against.length === 0) return { sure: place, maybe: [], code: digits };
  return { maybe: [place, ...against] };
}

/** Austria, Switzerland and Liechtenstein share their four digits, so a name or a country has to agree. */
function alpineCode(gazetteer: Gazetteer, code: PostalCode, { country, named }: Beside): Reading {
  if (country === "DE") return named;
  const { digits } = code;
  const isServed = (place: Place) =>
    place.country !== "DE" && (country === undefined || place.country === country);
  const listed = gazetteer.withCode(digits).filter(isServed);
  const beside = townsBeside(gazetteer, code).filter(isServed);
  const own = beside.filter((place) => hasCode(place, digits, listed));
  const place = dominant(own.length > 0 ? own : beside.filter((one) => isInRegion(one, digits)));
  if (place) return { sure: place, maybe: [], code: digits };
  const [first] = listed;
  // A German town has no such code: the number is a year or belongs to the venue.
  if (named.sure?.country === "DE" && country === undefined) return named;
  if (country !== undefined && first && beside.length === 0 && !contradicts(named, first)) {
    return { sure: first, maybe: [], code: digits };
  }
  return { maybe: [...beside, ...listed, ...(named.sure ? [named.sure] : named.maybe)] };
}

function contradicts({ sure }: Reading, place: Place): boolean {
  return sure !== undefined && distanceKm(sure, place) > NEAR_KM;
}

function hasCode(place: Place, digits: string, listed: readonly Place[]): boolean {
  if (place.postalCodes.includes(digits)) return true;
  return listed.some(
    (one) => one.country === place.country && distanceKm(one, place) <= NEAR_KM / 2,
  );
}

function isInRegion({ country, state }: Place, digits: string): boolean {
  return country === "AT" && (AUSTRIAN_REGIONS[digits.slice(0, 1)] ?? []).includes(state);
}

/** Behind the code or, as in „Wien 1010“, in front of it. */
function townsBeside(gazetteer: Gazetteer, { after, before }: PostalCode): readonly Place[] {
  const behind = townsAt(gazetteer, rawWords(after), 0);
  if (behind) return behind.places;
  const words = rawWords(before);
  for (let from = 0; from < words.length; from++) {
    const towns = townsAt(gazetteer, words, from);
    if (towns && from + towns.length === words.length) return towns.places;
  }
  return [];
}
