import { fold } from "#domain/search/text/fold.ts";
import { editDistance } from "../search/similarity.ts";

/** A word as it was written, and in its one spelling. */
export type Word = { readonly raw: string; readonly key: string; readonly at: number };

const WORD = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    raw: match[0],
    key: fold(match[0]),
    at: match.index,
  }));
}

/** Short words are never guessed; longer ones may hold one error, long ones two. */
function mostErrors(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Whether two folded words are the same up to typing errors; the first letter is nearly always right. */
export function isNearly(word: string, known: string): boolean {
  if (word === known || isSwapped(word, known)) return true;
  const most = mostErrors(Math.min(word.length, known.length));
  if (most === 0 || word[0] !== known[0]) return false;
  return editDistance(word, known, most) <= most;
}

/** „englsich“: two neighbours have changed places, which counts as one error. */
function isSwapped(word: string, known: string): boolean {
  if (word.length !== known.length || word.length < 5) return false;
  const at = [...word].findIndex((letter, index) => letter !== known[index]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
  return swapped === known;
}

const ONES: Record<string, number> = {
  ein: 1,
  eins: 1,
  eine: 1,
  einem: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
};

/** „zwei“, „fünfzig“, „zweihundert“, „fünftausend“; null for any other word. */
export function spokenNumber(key: string): number | null {
  if (key in ONES) return ONES[key] ?? null;
  for (const [unit, size] of [
    ["tausend", 1000],
    ["hundert", 100],
  ] as const) {
    if (!key.endsWith(unit)) continue;
    const lead = key.slice(0, -unit.length);
    if (lead === "") return size;
    const count = spokenNumber(lead);
    return count === null ? null : count * size;
  }
  return null;
}
