/**
 * How alike two words must be, 0 to 1 (SEARCH-06, C-110). Shorter words than four letters are
 * never guessed: „KI“ is no misspelt „Kai“.
 */
export const THRESHOLDS = { shortWords: 0.8, longWords: 0.75, suggestions: 0.4 } as const;
export const SHORTEST_GUESS = 4;
const LONG_FROM = 6;

/** How alike another word must be to what was typed. */
export function thresholdFor(typed: string): number {
  return typed.length < LONG_FROM ? THRESHOLDS.shortWords : THRESHOLDS.longWords;
}

const LONGEST_WORD = 62;
const row = new Int32Array(LONGEST_WORD + 2);

/** The most edits with which two words still reach a threshold. */
export function mostEdits(longer: number, threshold: number): number {
  return Math.floor(longer * (1 - threshold) + 1e-9);
}

/** Levenshtein distance; gives up as soon as it must exceed `most`, and then answers `most + 1`. */
export function editDistance(one: string, other: string, most: number): number {
  if (one.length > other.length) return editDistance(other, one, most);
  const width = one.length;
  if (other.length - width > most || other.length > LONGEST_WORD) return most + 1;
  // One row of the table is enough: each number is replaced when its successor is known.
  for (let j = 0; j <= width; j += 1) row[j] = j;
  for (let i = 1; i <= other.length; i += 1) {
    const letter = other.charCodeAt(i - 1);
    let diagonal = i - 1;
    let left = i;
    let best = i;
    row[0] = i;
    for (let j = 1; j <= width; j += 1) {
      const up = row[j] ?? 0;
      let edits = one.charCodeAt(j - 1) === letter ? diagonal : diagonal + 1;
      if (up + 1 < edits) edits = up + 1;
      if (left + 1 < edits) edits = left + 1;
      row[j] = edits;
      diagonal = up;
      left = edits;
      if (edits < best) best = edits;
    }
    if (best > most) return most + 1;
  }
  return Math.min(row[width] ?? 0, most + 1);
}

/** Which letters occur, as bits: two masks that differ in many bits cannot be a few edits apart. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    mask |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return mask;
}
