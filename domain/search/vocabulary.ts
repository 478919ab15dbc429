import { fold, rawWords } from "./fold.ts";
import { mostEdits, SHORTEST_GUESS, THRESHOLDS } from "./similarity.ts";
import { createWordLetters } from "./word-letters.ts";

/** Stands between two texts, so that no phrase reaches from one into the next. */
export const BREAK = 0;

/** Remembered expansions may hold so many tokens before they are forgotten. */
const MAX_REMEMBERED = 1_000_000;

/** Tokens a word stands for: `close` ones count everywhere, `loose` ones in names and topics alone. */
export type Expansion = { readonly close: readonly number[]; readonly loose: readonly number[] };

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Every different word gets a number once, so that texts become rows of numbers. */
export function createVocabulary() {
  const words: string[] = [""];
  const letters = createWordLetters();
  letters.push("");
  /** Whether a word occurs in names or topics; only then does a loose likeness matter. */
  const isKeyWord: boolean[] = [false];
  const byWord = new Map<string, number>();
  const byRawWord = new Map<string, number>();
  const remembered = new Map<string, { upTo: number; close: number[]; loose: number[] }>();
  let rememberedTokens = 0;

  function tokenOf(word: string): number {
    const known = byWord.get(word);
    if (known !== undefined) return known;
    const token = words.push(word) - 1;
    letters.push(word);
    isKeyWord.push(false);
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

  function markKeyWord(token: number): void {
    if (isKeyWord[token]) return;
    isKeyWord[token] = true;
    // What was compared strictly before may be like enough now.
    remembered.clear();
    rememberedTokens = 0;
  }

  function nearnessTo(word: string): (token: number) => keyof Expansion | undefined {
    const distance = letters.distanceFrom(word);
    return (token) => {
      const candidate = words[token] ?? "";
      if (candidate.length >= word.length && candidate.includes(word)) return "close";
      if (word.length < SHORTEST_GUESS) return undefined;
      const longer = Math.max(word.length, candidate.length);
      const threshold = isKeyWord[token] ? THRESHOLDS.namesAndTopics : THRESHOLDS.longText;
      const most = mostEdits(longer, threshold);
      const edits = distance(token, most);
      if (edits > most) return undefined;
      return edits <= mostEdits(longer, THRESHOLDS.longText) ? "close" : "loose";
    };
  }

  return {
    size: () => words.length,
    word: (token: number) => words[token] ?? "",
    distanceFrom: letters.distanceFrom,

    tokens(text: string, isKey: boolean): number[] {
      const tokens = rawWords(text).map(tokenOfRaw);
      if (isKey) for (const token of tokens) markKeyWord(token);
      return tokens;
    },

    /** Tokens that contain the word or are spelt nearly like it (SPEC 5, DECISIONS C-60). */
    expand(word: string): Expansion {
      const known = remembered.get(word) ?? { upTo: 1, close: [], loose: [] };
      const before = known.close.length + known.loose.length;
      const nearnessOf = nearnessTo(word);
      for (let token = known.upTo; token < words.length; token += 1) {
        const nearness = nearnessOf(token);
        if (nearness !== undefined) known[nearness].push(token);
      }
      known.upTo = words.length;
      rememberedTokens += known.close.length + known.loose.length - before;
      if (rememberedTokens > MAX_REMEMBERED) {
        remembered.clear();
        rememberedTokens = 0;
      } else remembered.set(word, known);
      return known;
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
