import { keyTexts, longTexts, type SearchDoc } from "./search-doc.ts";
import { BREAK, type Vocabulary } from "./vocabulary.ts";

const GUESSED_TOKENS = 120;

export type TokenTexts = ReturnType<typeof createTokenTexts>;

/** The texts of all speakers as one row of tokens; names and topics stand first. */
export function createTokenTexts(capacity: number, vocabulary: Vocabulary) {
  const starts = new Uint32Array(capacity + 1);
  const keyEnds = new Uint32Array(capacity);
  let tokens = new Uint32Array(capacity * GUESSED_TOKENS);

  function write(at: number, texts: readonly string[], isKey: boolean): number {
    let end = at;
    for (const text of texts) {
      const found = vocabulary.tokens(text, isKey);
      if (end + found.length + 1 > tokens.length) grow(end + found.length + 1);
      tokens.set(found, end);
      end += found.length;
      tokens[end] = BREAK;
      end += 1;
    }
    return end;
  }

  function grow(needed: number): void {
    const larger = new Uint32Array(Math.ceil(needed * 1.3));
    larger.set(tokens);
    tokens = larger;
  }

  return {
    /** Slots are filled in their order. */
    append(slot: number, doc: SearchDoc): void {
      const keyEnd = write(starts[slot] ?? 0, keyTexts(doc), true);
      keyEnds[slot] = keyEnd;
      starts[slot + 1] = write(keyEnd, longTexts(doc), false);
    },

    /** Visits every token of a speaker; the same one may come several times. */
    forEachToken(slot: number, visit: (token: number, isKey: boolean) => void): void {
      const keyEnd = keyEnds[slot] ?? 0;
      const end = starts[slot + 1] ?? 0;
      for (let at = starts[slot] ?? 0; at < end; at += 1) {
        const token = tokens[at] ?? BREAK;
        if (token !== BREAK) visit(token, at < keyEnd);
      }
    },

    /** Where a row of words occurs: in names and topics, elsewhere, or nowhere. */
    findPhrase(slot: number, phrase: readonly Uint8Array[]): "key" | "long" | undefined {
      const last = (starts[slot + 1] ?? 0) - phrase.length;
      for (let at = starts[slot] ?? 0; at <= last; at += 1) {
        if (phrase.every((marks, i) => marks[tokens[at + i] ?? BREAK] === 1)) {
          return at < (keyEnds[slot] ?? 0) ? "key" : "long";
        }
      }
      return undefined;
    },
  };
}
