import { ones } from "#domain/search/index/bit-set.ts";
import { editDistance, letterMask } from "../similarity.ts";

/** As many letters as a number has bits; hardly any word has more. */
const LONGEST_IN_BITS = 32;
const ASCII = 128;
const FIRST_ROOM = 1024;

/** The letters of many words in one row, so that one word can be compared with all of them quickly. */
export function createWordLetters() {
  const starts: number[] = [0];
  const masks: number[] = [];
  let codes = new Uint16Array(FIRST_ROOM);

  function lettersAt(at: number): string {
    return String.fromCharCode(...codes.subarray(starts[at], starts[at + 1]));
  }

  return {
    push(word: string): void {
      const start = starts.at(-1) ?? 0;
      const end = start + word.length;
      if (end > codes.length) {
        const larger = new Uint16Array(end * 2);
        larger.set(codes);
        codes = larger;
      }
      for (let i = 0; i < word.length; i += 1) codes[start + i] = word.charCodeAt(i);
      starts.push(end);
      masks.push(letterMask(word));
    },

    /** Levenshtein distance to the word at a place; beyond `most` the answer is `most + 1`. */
    distanceFrom(word: string): (at: number, most: number) => number {
      if (word.length > LONGEST_IN_BITS) {
        return (at, most) => editDistance(word, lettersAt(at), most);
      }
      const places = letterPlaces(word);
      const mask = letterMask(word);
      const row = codes;
      return (at, most) => {
        const start = starts[at] ?? 0;
        const end = starts[at + 1] ?? start;
        const other = masks[at] ?? 0;
        // Every place of the longer word costs an edit unless its letter has a counterpart in the other:
        // quick to count, and it spares most distances.
        const spare = most - Math.max(word.length, end - start);
        if (ones(mask & ~other) > spare + word.length) return most + 1;
        if (ones(other & ~mask) > spare + end - start) return most + 1;
        const edits = editsInBits(places, word.length, row, start, end);
        return edits > most ? most + 1 : edits;
      };
    },
  };
}

/** For every letter the places where it stands in the word, as bits. */
function letterPlaces(word: string): Int32Array {
  let highest = ASCII - 1;
  for (let i = 0; i < word.length; i += 1) highest = Math.max(highest, word.charCodeAt(i));
  const places = new Int32Array(highest + 1);
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    places[code] = (places[code] ?? 0) | (1 << i);
  }
  return places;
}

/**
 * A whole column of the table at a time: neighbours in it differ by one at most, so two bits for each
 * say whether the number goes up or down (Myers 1999, Hyyrö 2003).
 */
function editsInBits(
  places: Int32Array,
  length: number,
  codes: Uint16Array,
  start: number,
  end: number,
): number {
  if (length === 0) return end - start;
  const last = 1 << (length - 1);
  let up = -1;
  let down = 0;
  let edits = length;
  for (let i = start; i < end; i += 1) {
    const same = (places[codes[i] ?? 0] ?? 0) | down;
    const diagonal = ((up + (same & up)) ^ up) | same;
    const fewer = up & diagonal;
    const more = down | ~(up | diagonal);
    if ((more & last) !== 0) edits += 1;
    if ((fewer & last) !== 0) edits -= 1;
    const shifted = (more << 1) | 1;
    down = shifted & diagonal;
    up = (fewer << 1) | ~(shifted | diagonal);
  }
  return edits;
}
