/**
 * How alike two words must be, 0 to 1 (SPEC 5, DECISIONS C-60). Shorter words than four letters are
 * never guessed: „KI“ is no misspelt „Kai“.
 */
export const THRESHOLDS = { longText: 0.8, namesAndTopics: 0.6, suggestions: 0.4 } as const;
export const SHORTEST_GUESS = 4;

const LONGEST_WORD = 62;
const upper = new Int32Array(LONGEST_WORD + 2);
const lower = new Int32Array(LONGEST_WORD + 2);

/** 1 minus the edits it takes, measured by the longer word. */
export function similarity(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  return longer === 0 ? 1 : 1 - editDistance(one, other, longer) / longer;
}

/** The most edits with which two words still reach a threshold. */
export function mostEdits(longer: number, threshold: number): number {
  return Math.floor(longer * (1 - threshold) + 1e-9);
}

/** Levenshtein distance; gives up as soon as it must exceed `most`, and then answers `most + 1`. */
export function editDistance(one: string, other: string, most: number): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > most || long.length > LONGEST_WORD) return most + 1;
  let above = upper;
  let row = lower;
  for (let j = 0; j <= short.length; j += 1) above[j] = j;
  for (let i = 1; i <= long.length; i += 1) {
    const letter = long.charCodeAt(i - 1);
    let left = i;
    let best = i;
    let diagonal = above[0] ?? 0;
    row[0] = i;
    for (let j = 1; j <= short.length; j += 1) {
      const up = above[j] ?? 0;
      const replaced = diagonal + (short.charCodeAt(j - 1) === letter ? 0 : 1);
      left = Math.min(up + 1, left + 1, replaced);
      row[j] = left;
      if (left < best) best = left;
      diagonal = up;
    }
    if (best > most) return most + 1;
    [above, row] = [row, above];
  }
  return Math.min(above[short.length] ?? 0, most + 1);
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
