import { foldedWords } from "#domain/search/text/fold.ts";

const SAINT = new Set(["sankt", "sanct", "saint", "ste"]);
/** Behind these a name only says which one of several: Frankfurt am Main, Bad Homburg vor der Höhe. */
export const RELATIONS = new Set([
  "a",
  "am",
  "an",
  "auf",
  "b",
  "bei",
  "d",
  "i",
  "im",
  "in",
  "ob",
  "unter",
  "v",
  "vor",
]);
const ADDITION = /[(/,]/;
const SHORTEST_TAIL = 4;

/** One spelling for all: „Sankt Gallen“, „St. Gallen“ and „st gallen“ meet here. */
export function nameKey(text: string): string {
  return keyWords(text).join(" ");
}

export function keyWords(text: string): string[] {
  return foldedWords(text).map((word) => (SAINT.has(word) ? "st" : word));
}

type NameKeys = {
  readonly whole: string;
  /** What people call a place when there is no other: Frankfurt, Bad Homburg, Halle. */
  readonly base: string;
  /** Later words worth looking for: „Homburg“ finds „Bad Homburg vor der Höhe“. */
  readonly tails: readonly string[];
};

/** Under which keys a place is found. Folding is the dear part, so it happens once where it can. */
export function nameKeys(name: string): NameKeys {
  const words = keyWords(name);
  const [main = ""] = name.split(ADDITION, 1);
  const mainWords = main.length === name.length || main.trim() === "" ? words : keyWords(main);
  const cut = mainWords.findIndex((word, index) => index > 0 && RELATIONS.has(word));
  const base = cut < 0 ? mainWords : mainWords.slice(0, cut);
  const tails = base.flatMap((word, index) =>
    index > 0 && word.length >= SHORTEST_TAIL ? base.slice(index).join(" ") : [],
  );
  return { whole: words.join(" "), base: base.join(" "), tails };
}

export function baseKey(name: string): string {
  return nameKeys(name).base;
}
