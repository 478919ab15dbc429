import type { TextIndex } from "#domain/search/text/match-text.ts";
import { createSynonyms, type SynonymGroup } from "#domain/search/text/synonyms.ts";
import { createTokenTexts } from "#domain/search/text/token-texts.ts";
import { createVocabulary } from "#domain/search/text/vocabulary.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { RelevanceWeights } from "../relevance.ts";
import { inSlices, type Pause } from "../work-in-slices.ts";
import { createColumns, dropSlot, fillSlot } from "./columns.ts";
import { createPostings, packPostings } from "./postings.ts";
import type { SearchDoc } from "./search-doc.ts";
import { createSuggestionIndex } from "./suggestion-index.ts";

/** Room for so many additions before everything is built anew. */
const SPARE_SHARE = 0.2;
const SPARE_AT_LEAST = 64;
/** Speakers between two pauses: a few milliseconds of work. */
const SLICE = 50;

export type Hit = { readonly id: string; readonly card: SpeakerCardData };
export type SpeakerStore = Awaited<ReturnType<typeof buildSpeakerStore>>;

/** What the search knows about all speakers; each has a slot, which is never used twice. */
export async function buildSpeakerStore(
  docs: readonly SearchDoc[],
  pause: Pause,
  weights: RelevanceWeights,
  groups: readonly SynonymGroup[],
) {
  let synonyms = createSynonyms(groups);
  const capacity = docs.length + Math.ceil(docs.length * SPARE_SHARE) + SPARE_AT_LEAST;
  const vocabulary = createVocabulary();
  const texts = createTokenTexts(capacity, vocabulary);
  const columns = createColumns(capacity, weights);
  const suggestions = createSuggestionIndex(weights, () => synonyms);
  const slots = new Map<string, number>();
  let used = 0;

  function put(doc: SearchDoc): number {
    const slot = used;
    used += 1;
    texts.append(slot, doc);
    fillSlot(columns, slot, doc);
    suggestions.add(doc);
    slots.set(doc.id, slot);
    return slot;
  }

  await inSlices(docs, pause, put, SLICE);
  await suggestions.settle(pause);
  const packed = await packPostings(texts, used, vocabulary.size(), pause);
  const postings = createPostings(texts, packed);
  const text: TextIndex = { capacity, live: columns.live, vocabulary, texts, postings };

  function remove(id: string): void {
    const slot = slots.get(id);
    if (slot === undefined) return;
    slots.delete(id);
    dropSlot(columns, slot);
    suggestions.remove(id);
  }

  return {
    columns,
    text,
    suggestions,
    synonyms: () => synonyms,
    setSynonyms(changed: readonly SynonymGroup[]): void {
      synonyms = createSynonyms(changed);
    },
    slots: slots as ReadonlyMap<string, number>,
    remove,

    /** False when there is no room left. */
    upsert(doc: SearchDoc): boolean {
      if (used >= capacity) return false;
      remove(doc.id);
      postings.add(put(doc));
      return true;
    },

    hits(found: Iterable<number>): Hit[] {
      return Array.from(found).flatMap((slot) => {
        const card = columns.cards[slot];
        return card ? [{ id: columns.ids[slot] ?? "", card }] : [];
      });
    },
  };
}
