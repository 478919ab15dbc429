import { failure, ok, type Result } from "#domain/result.ts";
import { foldedWords } from "./fold.ts";

export const SYNONYM_SORTS = ["word", "changed"] as const;
export type SynonymSort = (typeof SYNONYM_SORTS)[number];

export const MIN_SYNONYMS = 2;
export const MAX_SYNONYMS = 12;
export const MAX_SYNONYM_LENGTH = 60;
/** Longer ones are sentences, which are not searched for. */
const MAX_WORDS = 5;

export type SynonymRefusal = "too_few" | "too_many" | "too_long" | "no_word" | "twice";

/** A group as it is kept: tidied, each expression once; spellings of umlauts are one and the same. */
export function synonymGroup(words: readonly string[]): Result<string[], SynonymRefusal> {
  const tidy = words
    .map((word) =>
      word
        .normalize("NFC")
        .replace(/[\p{C}\p{Z}]+/gu, " ")
        .trim(),
    )
    .filter((word) => word !== "");
  if (tidy.length < MIN_SYNONYMS) return failure("too_few");
  if (tidy.length > MAX_SYNONYMS) return failure("too_many");
  const folded = tidy.map(foldedWords);
  if (folded.some((found) => found.length === 0)) return failure("no_word");
  const isLong = (word: string, at: number) =>
    word.length > MAX_SYNONYM_LENGTH || (folded[at]?.length ?? 0) > MAX_WORDS;
  if (tidy.some(isLong)) return failure("too_long");
  const keys = folded.map((found) => found.join(" "));
  return new Set(keys).size < keys.length ? failure("twice") : ok(tidy);
}
