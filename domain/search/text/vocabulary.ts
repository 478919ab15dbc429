import { mostEdits, SHORTEST_GUESS, thresholdFor } from "../similarity.ts";
import { isFunctionWord } from "./filler-words.ts";
import { fold, rawWords } from "./fold.ts";
import { createWordLetters } from "./word-letters.ts";
import { wordStem } from "./word-stem.ts";

/** Stands between two texts, so that no phrase reaches from one into the next. */
export const BREAK = 0;

/** Remembered expansions may hold so many tokens before they are forgotten. */
const MAX_REMEMBERED = 1_000_000;

/** A beginning needs so many letters to say which word is meant (C-110). */
const SHORTEST_BEGINNING = 3;
/** What a compound begins with needs more of them. */
const SHORTEST_LEAD = 5;
/** So much of a word may stand inside of another in its place: „psycholog“ for „Psychologe“. */
const SHORTEST_INNER_STEM = 6;
/** From so many letters on two neighbours may have changed places. */
const SHORTEST_SWAPPED = 5;

/** Tokens a typed word stands for; each is in one list. */
type Expansion = {
  /** The word itself. */
  readonly whole: readonly number[];
  /** Words that begin with it or are another form of it. */
  readonly start: readonly number[];
  /** Words with its letters anywhere else. */
  readonly inside: readonly number[];
};
type Remembered = { upTo: number; whole: number[]; start: number[]; inside: number[] };
type Guesses = { upTo: number; tokens: number[] };

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Whether a word is the beginning of another, or the whole of it. */
export function isBeginning(word: string, candidate: string): boolean {
  return candidate === word || (word.length >= SHORTEST_BEGINNING && candidate.startsWith(word));
}

/** Every different word gets a number once, so that texts become rows of numbers. */
export function createVocabulary() {
  const words: string[] = [""];
  const letters = createWordLetters();
  letters.push("");
  const byWord = new Map<string, number>();
  const byRawWord = new Map<string, number>();
  const remembered = new Map<string, Remembered>();
  const guesses = new Map<string, Guesses>();
  let rememberedTokens = 0;

  function tokenOf(word: string): number {
    const known = byWord.get(word);
    if (known !== undefined) return known;
    const token = words.push(word) - 1;
    letters.push(word);
    byWord.set(word, token);
    return token;
  }

  /** Folding is the expensive part, so it happens once for each way of writing a word. */
  function tokenOfRaw(raw: string): number {
    const known = byRawWord.get(raw);
    if (known !== undefined) return known;
    const word = fold(raw);
    const token = word === "" ? BREAK : tokenOf(word);
    byRawWord.set(raw, token);
    return token;
  }

  /** Forgets everything when it becomes too much. */
  function remember<T>(memory: Map<string, T>, word: string, known: T, added: number): void {
    rememberedTokens += added;
    if (rememberedTokens > MAX_REMEMBERED) {
      remembered.clear();
      guesses.clear();
      rememberedTokens = 0;
    } else memory.set(word, known);
  }

  return {
    size: () => words.length,
    word: (token: number) => words[token] ?? "",
    distanceFrom: letters.distanceFrom,

    tokens: (text: string): number[] => rawWords(text).map(tokenOfRaw),

    /** Tokens in which a word stands (SEARCH-04, C-110). */
    expand(word: string): Expansion {
      const known = remembered.get(word) ?? { upTo: 1, whole: [], start: [], inside: [] };
      if (known.upTo === words.length) return known;
      const placeOf = placeIn(word);
      let added = 0;
      for (let token = known.upTo; token < words.length; token += 1) {
        const place = placeOf(words[token] ?? "");
        if (place === undefined) continue;
        known[place].push(token);
        added += 1;
      }
      known.upTo = words.length;
      remember(remembered, word, known, added);
      return known;
    },

    /** Tokens that are spelt nearly like a word. */
    alike(word: string): readonly number[] {
      const known = guesses.get(word) ?? { upTo: 1, tokens: [] };
      if (word.length < SHORTEST_GUESS || known.upTo === words.length) return known.tokens;
      const distance = letters.distanceFrom(word);
      const threshold = thresholdFor(word);
      const before = known.tokens.length;
      for (let token = known.upTo; token < words.length; token += 1) {
        const candidate = words[token] ?? "";
        const most = mostEdits(Math.max(word.length, candidate.length), threshold);
        if (Math.abs(word.length - candidate.length) > most) continue;
        if (distance(token, most) <= most && !isFunctionWord(candidate)) known.tokens.push(token);
      }
      for (const spelling of swappedSpellings(word)) {
        const token = byWord.get(spelling);
        if (token === undefined || token < known.upTo || isFunctionWord(spelling)) continue;
        if (!known.tokens.includes(token)) known.tokens.push(token);
      }
      known.upTo = words.length;
      remember(guesses, word, known, known.tokens.length - before);
      return known.tokens;
    },

    /** Tokens with which a compound begins. */
    leading(word: string): number[] {
      const found: number[] = [];
      for (let length = SHORTEST_LEAD; length < word.length; length += 1) {
        const token = byWord.get(word.slice(0, length));
        if (token !== undefined) found.push(token);
      }
      return found;
    },

    /** Tokens that contain, begin or end with a piece of a phrase; nothing is guessed. */
    matching(test: (word: string) => boolean): number[] {
      const found: number[] = [];
      for (let token = 1; token < words.length; token += 1) {
        if (test(words[token] ?? "")) found.push(token);
      }
      return found;
    },

    /** The same tokens as an array that answers at once whether one is among them. */
    marks(tokens: readonly number[]): Uint8Array {
      const marks = new Uint8Array(words.length);
      for (const token of tokens) marks[token] = 1;
      return marks;
    },
  };
}

/** Where a word stands in another, or undefined. */
function placeIn(word: string): (candidate: string) => keyof Expansion | undefined {
  const stem = wordStem(word);
  const inner = stem.length >= SHORTEST_INNER_STEM ? stem : word;
  const isStart = (candidate: string) =>
    (word.length >= SHORTEST_BEGINNING && candidate.startsWith(word)) ||
    wordStem(candidate) === stem;
  const shortest = Math.min(stem.length, inner.length);
  return (candidate) => {
    if (candidate.length < shortest) return undefined;
    if (candidate === word) return "whole";
    if (candidate.startsWith(stem) && isStart(candidate)) return "start";
    return candidate.includes(inner) ? "inside" : undefined;
  };
}

/** The word with any two neighbours in each other's place, which is one slip of the fingers. */
function swappedSpellings(word: string): ReadonlySet<string> {
  if (word.length < SHORTEST_SWAPPED) return new Set();
  const places = Array.from({ length: word.length - 1 }, (_, at) => at);
  return new Set(
    places.map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`),
  );
}
