import { FIELDS, type Field, fieldTexts, type SearchDoc } from "#domain/search/index/search-doc.ts";
import { BREAK, type Vocabulary } from "./vocabulary.ts";

const GUESSED_TOKENS = 120;

export type TokenTexts = ReturnType<typeof createTokenTexts>;

/** From the most telling field to the others; the last one ends where the next speaker begins. */
const ORDER = [
  FIELDS.own,
  FIELDS.category,
  FIELDS.role,
  FIELDS.text,
  FIELDS.categoryTopic,
] as const;
const LAST = FIELDS.categoryPhrase;

/** The texts of all speakers as one row of tokens, field by field. */
export function createTokenTexts(capacity: number, vocabulary: Vocabulary) {
  const starts = new Uint32Array(capacity + 1);
  const ends = new Uint32Array(capacity * ORDER.length);
  let tokens = new Uint32Array(capacity * GUESSED_TOKENS);

  function write(at: number, texts: readonly string[]): number {
    let end = at;
    for (const text of texts) {
      const found = vocabulary.tokens(text);
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

  function fieldAt(slot: number, at: number): Field {
    return ORDER.find((_, i) => at < (ends[slot * ORDER.length + i] ?? 0)) ?? LAST;
  }

  return {
    /** Slots are filled in their order. */
    append(slot: number, doc: SearchDoc): void {
      let at = starts[slot] ?? 0;
      for (const [i, [, texts]] of fieldTexts(doc).entries()) {
        at = write(at, texts);
        if (i < ORDER.length) ends[slot * ORDER.length + i] = at;
      }
      starts[slot + 1] = at;
    },

    /** Visits every token of a speaker; the same one may come several times. */
    forEachToken(slot: number, visit: (token: number, field: Field) => void): void {
      const end = starts[slot + 1] ?? 0;
      let at = starts[slot] ?? 0;
      for (let i = 0; i <= ORDER.length; i += 1) {
        const field = ORDER[i] ?? LAST;
        const fieldEnd = i < ORDER.length ? (ends[slot * ORDER.length + i] ?? 0) : end;
        for (; at < fieldEnd; at += 1) {
          const token = tokens[at] ?? BREAK;
          if (token !== BREAK) visit(token, field);
        }
      }
    },

    /** The most telling field in which words stand in a row; undefined when they do nowhere. */
    findRow(slot: number, row: readonly Uint8Array[]): Field | undefined {
      const last = (starts[slot + 1] ?? 0) - row.length;
      for (let at = starts[slot] ?? 0; at <= last; at += 1) {
        let length = 0;
        while (length < row.length && row[length]?.[tokens[at + length] ?? BREAK] === 1)
          length += 1;
        if (length === row.length) return fieldAt(slot, at);
      }
      return undefined;
    },
  };
}
