import { foldedWords, rawWords } from "#domain/search/text/fold.ts";
import { keyWords } from "./place-names.ts";
import type { Country } from "./place-table.ts";
import { COUNTRY_KEYS } from "./read-address.ts";
import { ABROAD, BUILDING_PART, isStreetWord } from "./venue-words.ts";

export type PostalCode = {
  readonly digits: string;
  readonly country: Country | undefined;
  /** What follows it, and what stands before it, up to the next comma. */
  readonly after: string;
  readonly before: string;
};

/** A text between two commas. */
export type Part = { readonly text: string; readonly words: readonly string[] };

export type AddressParts = {
  readonly parts: readonly Part[];
  readonly code: PostalCode | undefined;
  readonly country: Country | undefined;
  readonly isAbroad: boolean;
};

const CODE_COUNTRIES: Record<string, Country> = {
  D: "DE",
  DE: "DE",
  A: "AT",
  AT: "AT",
  CH: "CH",
  FL: "LI",
  LI: "LI",
};
const CODE =
  /(?<![\p{L}\p{N}.-])(?:(DE|AT|CH|FL|LI|D|A)[-–\s]{1,3})?(\d{5}|\d{4})(?![\p{L}\p{N}.]|-\d)/iu;
const COUNTRY_SHORT = /[\s/(,]+(AT|CH|DE|FL|LI|A|D)[\s).]*$/;
const SEPARATORS = /[,;\n|()·•]|\s[-–—/]\s/;
/** „Kaiserstraße 12a Köln“: behind a house number begins the next part. */
const HOUSE_NUMBER =
  /(?<=\p{L}\.?\s)\d{1,3}\s?[a-zA-Z]?(?:\s?[-–/+]\s?\d{1,3}\s?[a-zA-Z]?)?(?=[\s,]|$)/u;

export function addressParts(address: string): AddressParts {
  const text = address
    .normalize("NFC")
    .replaceAll(BUILDING_PART, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const short = COUNTRY_SHORT.exec(text);
  const body = short && short.index > 0 ? text.slice(0, short.index) : text;
  const segments = body.split(SEPARATORS).map(trimmed).filter(Boolean);
  const named = segments.map((segment) => countryAtEnd(segment));
  const country =
    (short ? CODE_COUNTRIES[short[1] ?? ""] : undefined) ??
    named.map(({ country }) => country).find(Boolean);
  const rest = named.map(({ text }) => text).filter(Boolean);
  const { code, without } = cutCode(rest);
  return {
    parts: without.flatMap(behindHouseNumbers).map(part),
    code,
    country,
    isAbroad: rest.some((segment) => foldedWords(segment).some((word) => ABROAD.has(word))),
  };
}

type Ended = { readonly text: string; readonly country: Country | undefined };

function countryAtEnd(segment: string): Ended {
  const words = rawWords(segment);
  const last = words.at(-1) ?? "";
  const country = COUNTRY_KEYS[keyWords(last)[0] ?? ""];
  if (country === undefined) return { text: segment, country };
  return { text: trimmed(segment.slice(0, segment.lastIndexOf(last))), country };
}

type Cut = { readonly code: PostalCode | undefined; readonly without: readonly string[] };

/** The last number that looks like a postal code; the one before may be a year. */
function cutCode(segments: readonly string[]): Cut {
  for (const [at, segment] of [...segments.entries()].reverse()) {
    const match = CODE.exec(segment);
    if (!match || isHouseNumber(segment.slice(0, match.index))) continue;
    const before = trimmed(segment.slice(0, match.index));
    const after = trimmed(segment.slice(match.index + match[0].length));
    const country = CODE_COUNTRIES[(match[1] ?? "").toUpperCase()];
    const others = [...segments.slice(0, at), before, after, ...segments.slice(at + 1)];
    const next = after === "" ? (segments[at + 1] ?? "") : after;
    return {
      code: { digits: match[2] ?? "", country, after: next, before },
      without: others.filter(Boolean),
    };
  }
  return { code: undefined, without: segments };
}

function isHouseNumber(before: string): boolean {
  const last = foldedWords(before).at(-1) ?? "";
  return last.length > 3 && isStreetWord(last) && !before.trimEnd().endsWith(",");
}

function behindHouseNumbers(segment: string): string[] {
  const match = HOUSE_NUMBER.exec(segment);
  if (!match) return [segment];
  const end = match.index + match[0].length;
  const behind = trimmed(segment.slice(end));
  return behind === "" ? [segment] : [segment.slice(0, end), behind];
}

function part(text: string): Part {
  return { text, words: keyWords(text) };
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, "");
}
