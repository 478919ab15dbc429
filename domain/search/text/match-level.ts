import {
  addBit,
  type BitSet,
  bitSet,
  forEachBit,
  intersect,
  unite,
} from "#domain/search/index/bit-set.ts";
import { FIELDS } from "#domain/search/index/search-doc.ts";

/**
 * How a typed word is found in a text (C-110): as a whole word, as the beginning or another
 * form of a word or by a synonym, or else only by letters inside of it or by likeness.
 */
type MatchKind = "whole" | "start" | "weak";

/** The level of a match by the field it is in; whatever is in a word comes after all words. */
export const LEVELS: Readonly<Record<MatchKind, readonly number[]>> = {
  whole: [8, 10, 12, 14, 16, 18],
  start: [7, 9, 11, 13, 15, 17],
  weak: [1, 2, 3, 4, 5, 6],
};
const WORDS_FROM = LEVELS.start[FIELDS.categoryPhrase] ?? 0;
/** Words in names, topics and names of categories (SCORE-04). */
const STRONG_FROM = LEVELS.start[FIELDS.category] ?? 0;

export function isStrong(level: number): boolean {
  return level >= STRONG_FROM;
}

/** Whether a word was met, and not merely letters or something alike. */
export function isWordMatch(level: number): boolean {
  return level >= WORDS_FROM;
}

/** Who matches, and how well: slots with the level of each. */
export type Match = {
  readonly found: BitSet;
  readonly levels: Uint8Array;
  /** Says only who is not wanted, so that its levels mean nothing. */
  readonly isExclusion: boolean;
};

export function emptyMatch(capacity: number): Match {
  return { found: bitSet(capacity), levels: new Uint8Array(capacity), isExclusion: false };
}

/** A slot keeps the best of its levels. */
export function raise({ found, levels }: Match, slot: number, level: number): void {
  addBit(found, slot);
  if ((levels[slot] ?? 0) < level) levels[slot] = level;
}

/** Speakers that match both, as well as the weaker of the two. */
export function both(one: Match, other: Match): Match {
  const found = intersect(one.found, other.found);
  if (other.isExclusion) return one;
  if (one.isExclusion) return { ...other, found };
  // A new array: a speaker that matches only one of them must not keep its level.
  const levels = new Uint8Array(one.levels.length);
  forEachBit(found, (slot) => {
    levels[slot] = Math.min(one.levels[slot] ?? 0, other.levels[slot] ?? 0);
  });
  return { found, levels, isExclusion: false };
}

/** Speakers that match either, as well as the better of the two. */
export function either(one: Match, other: Match): Match {
  const { levels } = one;
  forEachBit(other.found, (slot) => {
    levels[slot] = Math.max(levels[slot] ?? 0, other.levels[slot] ?? 0);
  });
  return { found: unite(one.found, other.found), levels, isExclusion: false };
}
