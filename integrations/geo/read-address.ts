import { rawWords } from "#domain/search/text/fold.ts";
import { keyWords, nameKey } from "./place-names.ts";
import type { Country } from "./place-table.ts";

export const COUNTRY_NAMES: Record<Country, string> = {
  DE: "Deutschland",
  AT: "Österreich",
  CH: "Schweiz",
  LI: "Liechtenstein",
};

export const COUNTRY_KEYS: Record<string, Country> = {
  deutschland: "DE",
  germany: "DE",
  osterreich: "AT",
  austria: "AT",
  schweiz: "CH",
  suisse: "CH",
  svizzera: "CH",
  switzerland: "CH",
  liechtenstein: "LI",
};

/** D-70173, CH 8001 or the digits alone, as a word of its own. */
const POSTAL_CODE = /(?:^|[\s,;])(?:(?:DE|AT|CH|FL|LI|D|A)[-\s])?(\d{4,5})(?=$|[\s,;])/i;
const MAX_WORDS = 12;
const EDGES = /^[\s,;–-]+|[\s,;–-]+$/g;

export type ReadAddress = {
  /** Parts between commas, without country and postal code. */
  readonly segments: readonly string[];
  readonly country: Country | undefined;
  readonly code: string | undefined;
  readonly beforeCode: string;
  readonly afterCode: string;
};

/** „Königstraße 1, 70173 Stuttgart, Deutschland“ in its parts, as far as they can be told apart. */
export function readAddress(address: string): ReadAddress {
  const all = address
    .split(/[,;\n]/)
    .map(trimEdges)
    .filter(Boolean);
  const country = all.map((segment) => COUNTRY_KEYS[nameKey(segment)]).find(Boolean);
  // A country that stands alone is all there is to read: „Liechtenstein“.
  const segments = all.filter((segment) => COUNTRY_KEYS[nameKey(segment)] === undefined);
  const text = segments.join(", ");
  const match = POSTAL_CODE.exec(text);
  if (!match) return { segments, country, code: undefined, beforeCode: text, afterCode: "" };
  const beforeCode = trimEdges(text.slice(0, match.index));
  const afterCode = trimEdges(text.slice(match.index + match[0].length));
  return {
    segments: [beforeCode, afterCode].flatMap((part) => part.split(", ")).filter(Boolean),
    country,
    code: match[1],
    beforeCode,
    afterCode,
  };
}

export type Split = { readonly key: string; readonly rest: string };

/** Every way to read the end of a text as a name, the longest first, with what stands before it. */
export function tails(text: string): Split[] {
  return wordStarts(text).map((start) => ({
    key: nameKey(text.slice(start)),
    rest: trimEdges(text.slice(0, start)),
  }));
}

/** The same from the beginning: „Hamburg Elbphilharmonie“. */
export function heads(text: string): Split[] {
  return wordStarts(text)
    .slice(1)
    .reverse()
    .map((start) => ({
      key: nameKey(text.slice(0, start)),
      rest: trimEdges(text.slice(start)),
    }));
}

export function trimEdges(text: string): string {
  return text.replace(EDGES, "");
}

/** Whether one text continues the other, word spelling aside: „Stutt“ and „Stuttgart-Mitte“ both fit „Stuttgart“. */
export function fitsName(typed: string, name: string): boolean {
  const typedKey = keyWords(typed).join(" ");
  const key = nameKey(name);
  return typedKey === "" || key.startsWith(typedKey) || typedKey.startsWith(key);
}

function wordStarts(text: string): number[] {
  let from = 0;
  return rawWords(text)
    .slice(0, MAX_WORDS)
    .map((word) => {
      const start = text.indexOf(word, from);
      from = start + word.length;
      return start;
    });
}
