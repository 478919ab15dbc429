import { type Match, raise } from "#domain/search/text/match-level.ts";
import type { TokenTexts } from "#domain/search/text/token-texts.ts";
import { inSlices, type Pause } from "../work-in-slices.ts";
import { addBit, type BitSet } from "./bit-set.ts";
import type { Field } from "./search-doc.ts";

/** The top three bits of an entry name the field. */
const FIELD_SHIFT = 29;
const SLOT = 0x1fffffff;

export type Postings = ReturnType<typeof createPostings>;

type Packed = { readonly starts: Uint32Array; readonly entries: Uint32Array };

/** Which speakers use a token. Packed when the index is built; later ones wait in small lists beside it. */
export function createPostings(texts: TokenTexts, { starts, entries }: Packed) {
  const packedTokens = starts.length - 1;
  const added = new Map<number, number[]>();

  function forEach(token: number, visit: (entry: number) => void): void {
    if (token < packedTokens) {
      const end = starts[token + 1] ?? 0;
      for (let at = starts[token] ?? 0; at < end; at += 1) visit(entries[at] ?? 0);
    }
    const later = added.get(token);
    if (later) for (const entry of later) visit(entry);
  }

  return {
    add(slot: number): void {
      for (const [token, entry] of entriesOf(texts, slot)) {
        const list = added.get(token);
        if (list) list.push(entry);
        else added.set(token, [entry]);
      }
    },

    count(token: number): number {
      const packed = token < packedTokens ? (starts[token + 1] ?? 0) - (starts[token] ?? 0) : 0;
      return packed + (added.get(token)?.length ?? 0);
    },

    /** All speakers with the token; the level is that of its field, and 0 means that it does not count there. */
    collect(token: number, levels: readonly number[], match: Match): void {
      forEach(token, (entry) => {
        const level = levels[entry >>> FIELD_SHIFT] ?? 0;
        if (level > 0) raise(match, entry & SLOT, level);
      });
    },

    addUsers(token: number, users: BitSet): void {
      forEach(token, (entry) => addBit(users, entry & SLOT));
    },
  };
}

/** Each token of a speaker once. The most telling field comes first, so the first sight decides. */
function entriesOf(texts: TokenTexts, slot: number): Map<number, number> {
  const entries = new Map<number, number>();
  texts.forEachToken(slot, (token, field) => {
    if (!entries.has(token)) entries.set(token, entryOf(slot, field));
  });
  return entries;
}

function entryOf(slot: number, field: Field): number {
  return (slot | (field << FIELD_SHIFT)) >>> 0;
}

/** Counts first, then fills; pauses now and then, because other requests want to be answered too. */
export async function packPostings(
  texts: TokenTexts,
  slots: number,
  vocabularySize: number,
  pause: Pause,
): Promise<Packed> {
  const starts = new Uint32Array(vocabularySize + 1);
  const lastSlot = new Int32Array(vocabularySize).fill(-1);
  await inSlices(Array(slots).keys(), pause, (slot) => {
    texts.forEachToken(slot, (token) => {
      if (lastSlot[token] === slot) return;
      lastSlot[token] = slot;
      starts[token + 1] = (starts[token + 1] ?? 0) + 1;
    });
  });
  for (let token = 0; token < vocabularySize; token += 1) {
    starts[token + 1] = (starts[token + 1] ?? 0) + (starts[token] ?? 0);
  }
  const next = starts.slice();
  const entries = new Uint32Array(starts[vocabularySize] ?? 0);
  lastSlot.fill(-1);
  await inSlices(Array(slots).keys(), pause, (slot) => {
    texts.forEachToken(slot, (token, field) => {
      if (lastSlot[token] === slot) return;
      lastSlot[token] = slot;
      const at = next[token] ?? 0;
      entries[at] = entryOf(slot, field);
      next[token] = at + 1;
    });
  });
  return { starts, entries };
}
