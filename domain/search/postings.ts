import { addBit, type BitSet } from "./bit-set.ts";
import { inSlices, type Pause } from "./slices.ts";
import type { TokenTexts } from "./token-texts.ts";

/** The top bit of an entry says: among names and topics. */
const KEY = 0x80000000;
const SLOT = 0x7fffffff;

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

    /** Everybody who uses the token; those who have it among names and topics become strong. */
    collect(token: number, found: BitSet, strong: BitSet): void {
      forEach(token, (entry) => {
        addBit(found, entry & SLOT);
        if (entry >= KEY) addBit(strong, entry & SLOT);
      });
    },

    /** Only those who have the token among names and topics. */
    collectKeys(token: number, found: BitSet): void {
      forEach(token, (entry) => {
        if (entry >= KEY) addBit(found, entry & SLOT);
      });
    },
  };
}

/** Each token of a speaker once. Names and topics come first, so the first sight decides. */
function entriesOf(texts: TokenTexts, slot: number): Map<number, number> {
  const entries = new Map<number, number>();
  texts.forEachToken(slot, (token, isKey) => {
    if (!entries.has(token)) entries.set(token, isKey ? (slot | KEY) >>> 0 : slot);
  });
  return entries;
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
    texts.forEachToken(slot, (token, isKey) => {
      if (lastSlot[token] === slot) return;
      lastSlot[token] = slot;
      const at = next[token] ?? 0;
      entries[at] = isKey ? slot | KEY : slot;
      next[token] = at + 1;
    });
  });
  return { starts, entries };
}
