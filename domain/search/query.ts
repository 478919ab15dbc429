import { exceptionalLength, type FormatDuration } from "#domain/pricing/duration-formats.ts";
import { recordBy } from "#domain/record/record-by.ts";
import { type IsoDate, isIsoDate } from "#domain/time/iso-date.ts";
import { DEFAULT_PRICE_BASIS, PRICE_BASES, type PriceBasis } from "../pricing/price-basis.ts";
import {
  CHOICE_FILTERS,
  FACET_NAMES,
  type FacetFilter,
  isChoice,
  OPTION_NAMES,
  type OptionFilter,
  type OptionOf,
} from "./filter-table.ts";
import { cursorAt, cursorOffset } from "./page-cursor.ts";
import { DEFAULT_SORT, SORT_OPTIONS, type SortOption } from "./sort-options.ts";

/** Twelve cards at first (CONST-14), twelve more each time (CONST-15). */
export const PAGE_SIZE = 12;
/** One answer never holds more (C-58). */
export const MAX_LIMIT = 50;
/** Longer texts are cut: every word costs work. */
export const MAX_QUERY_LENGTH = 200;
/** The price range is 0 to 100000 euros until it is moved (FILTER-12). */
export const MAX_PRICE = 100_000;
const MAX_CHOICES = 20;
const MAX_CHOICE_LENGTH = 120;
const MAX_YEARS = 80;
const MAX_KM = 2000;
/** A morning's drive: what „in der Nähe“ means without a distance. */
export const DEFAULT_KM = 100;

export type Near = {
  readonly lat: number;
  readonly lng: number;
  readonly km: number;
  /** What the visitor calls the place; nothing for where the browser is. */
  readonly place?: string | undefined;
};

type Choices = { readonly [Name in FacetFilter]: readonly string[] } & {
  readonly [Name in OptionFilter]?: OptionOf<Name> | undefined;
};

/** What is searched for. Prices are whole euros, as in the address. */
export type SearchQuery = Choices & {
  readonly q: string;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** Whether amounts are net or gross where the address does not follow the rule: bounds are net, lists show gross. */
  readonly prices?: PriceBasis | undefined;
  /** At least so many years. */
  readonly experience?: number | undefined;
  /** Only speakers who are free on this day. */
  readonly date?: IsoDate | undefined;
  readonly near?: Near | undefined;
  /** Where the event takes place, as it was typed or chosen. With a day it gives totals instead of fees. */
  readonly venue?: string | undefined;
  /** Minutes on stage; nothing for the default. */
  readonly length?: FormatDuration | undefined;
  readonly sort: SortOption;
  readonly offset: number;
  readonly limit: number;
};

export const EMPTY_QUERY: SearchQuery = {
  q: "",
  ...recordBy(FACET_NAMES, () => []),
  sort: DEFAULT_SORT,
  offset: 0,
  limit: PAGE_SIZE,
};

/** Reads an address. Whatever makes no sense counts as not asked, so that no old link ever breaks. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const minPrice = wholeNumber(params.get("minPrice"), 1, MAX_PRICE);
  const maxPrice = wholeNumber(params.get("maxPrice"), 0, MAX_PRICE - 1);
  const asked = {
    minPrice,
    maxPrice,
    experience: wholeNumber(params.get("experience"), 1, MAX_YEARS),
    ...recordBy(OPTION_NAMES, (name) => option(name, params.get(name))),
    date: day(params.get("date")),
    near: named(readNear(params.get("near")), params.get("place")),
    venue: tidied(params.get("venue"), MAX_CHOICE_LENGTH) || undefined,
    length: exceptionalLength(params.get("length")),
    prices: exceptionalBasis({
      minPrice,
      maxPrice,
      prices: PRICE_BASES.find((basis) => basis === params.get("prices")),
    }),
  };
  return {
    ...EMPTY_QUERY,
    q: tidied(params.get("q"), MAX_QUERY_LENGTH),
    ...recordBy(FACET_NAMES, (name) => choices(name, params.getAll(name))),
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
    sort: SORT_OPTIONS.find((option) => option === params.get("sort")) ?? DEFAULT_SORT,
    offset: cursorOffset(params.get("cursor") ?? "") ?? 0,
    limit: limited(params.get("limit")),
  };
}

/** The one address of a search: fixed order, nothing that is the default anyway. */
export function writeSearchQuery(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  const write = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") params.append(name, String(value));
  };
  write("q", query.q);
  for (const facet of FACET_NAMES) {
    for (const value of query[facet]) write(facet, value);
  }
  write("minPrice", query.minPrice);
  write("maxPrice", query.maxPrice);
  write("prices", exceptionalBasis(query));
  write("experience", query.experience);
  for (const name of OPTION_NAMES) write(name, query[name]);
  write("date", query.date);
  if (query.near) write("near", writePlace(query.near));
  write("place", query.near?.place);
  write("venue", query.venue);
  write("length", query.length);
  if (query.sort !== DEFAULT_SORT) write("sort", query.sort);
  if (query.offset > 0) write("cursor", cursorAt(query.offset));
  if (query.limit !== PAGE_SIZE) write("limit", query.limit);
  return params;
}

type Prices = Pick<SearchQuery, "minPrice" | "maxPrice" | "prices">;

export function hasPriceBounds({ minPrice, maxPrice }: Prices): boolean {
  return minPrice !== undefined || maxPrice !== undefined;
}

/** What the search says of its amounts; nothing when it names none and leaves it to the visitor. */
export function askedBasis(query: Prices): PriceBasis | undefined {
  return query.prices ?? (hasPriceBounds(query) ? "net" : undefined);
}

/** Bounds alone are net, as specified, and a list alone is gross: only the rest has to be said. */
function exceptionalBasis(query: Prices): PriceBasis | undefined {
  const usual = hasPriceBounds(query) ? "net" : DEFAULT_PRICE_BASIS;
  return query.prices === usual ? undefined : query.prices;
}

function tidied(text: string | null, longest: number): string {
  return (text ?? "").slice(0, longest).replace(/\s+/gu, " ").trim();
}

/** Sorted and without repetition, so that the same choice always has the same address. */
function choices(facet: FacetFilter, values: readonly string[]): string[] {
  const names = values
    .slice(0, MAX_CHOICES)
    .flatMap((value) => value.slice(0, MAX_CHOICES * MAX_CHOICE_LENGTH).split(","))
    .map((name) => tidied(name, MAX_CHOICE_LENGTH))
    .filter((name) => isChoice(facet, name));
  return [...new Set(names)].sort().slice(0, MAX_CHOICES);
}

function option(name: OptionFilter, text: string | null): string | undefined {
  const { codes } = CHOICE_FILTERS[name];
  const value = codes === null ? tidied(text, MAX_CHOICE_LENGTH) : (text ?? "");
  return isChoice(name, value) ? value : undefined;
}

/** Outside its bounds a number says nothing, so it counts as not asked. */
function wholeNumber(text: string | null, lowest: number, highest: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value >= lowest && value <= highest ? value : undefined;
}

function limited(text: string | null): number {
  if (text === null || !/^-?\d{1,15}$/.test(text)) return PAGE_SIZE;
  return clampLimit(Number(text));
}

export function clampLimit(limit: number): number {
  return Math.min(Math.max(limit, 1), MAX_LIMIT);
}

function day(text: string | null): IsoDate | undefined {
  return text !== null && isIsoDate(text) ? text : undefined;
}

const DEGREES = /^-?\d{1,3}(\.\d{1,8})?$/;

/** „48.14,11.58“ or „48.14,11.58,50“: latitude, longitude, kilometres. */
export function readNear(text: string | null): Near | undefined {
  const [lat = "", lng = "", km = String(DEFAULT_KM), ...more] = (text ?? "").split(",", 4);
  if (more.length > 0 || !DEGREES.test(lat) || !DEGREES.test(lng)) return undefined;
  const radius = wholeNumber(km, 1, MAX_KM);
  if (radius === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) {
    return undefined;
  }
  // Two decimals are about a kilometre; more would put the visitor's front door into an address.
  return { lat: roughDegrees(Number(lat)), lng: roughDegrees(Number(lng)), km: radius };
}

function named(near: Near | undefined, name: string | null): Near | undefined {
  const place = tidied(name, MAX_CHOICE_LENGTH);
  return near && place !== "" ? { ...near, place } : near;
}

/** About a kilometre: enough for a radius, too rough for an address. */
export function roughDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100 + 0;
}

function writePlace({ lat, lng, km }: Near): string {
  return km === DEFAULT_KM ? `${lat},${lng}` : `${lat},${lng},${km}`;
}
