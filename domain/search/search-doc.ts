import type { SpeakerCardData } from "../speaker/card.ts";
import type { Gender } from "../speaker/speaker-codes.ts";
import type { SearchFees } from "./price-range.ts";
import type { Format } from "./query.ts";
import type { Standing } from "./relevance.ts";

/** Everything the search knows about one listed speaker. */
export type SearchDoc = Standing & {
  readonly id: string;
  readonly name: string;
  readonly topics: readonly string[];
  readonly categories: readonly string[];
  /** The German names of the categories, because people type those. */
  readonly categoryLabels: readonly string[];
  readonly languages: readonly string[];
  readonly talks: readonly string[];
  /** Everything else that can be searched: profession, company, place, biography. */
  readonly texts: readonly string[];
  readonly fees: SearchFees;
  readonly gender: Gender | null;
  readonly style: string | null;
  readonly formats: readonly Format[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly card: SpeakerCardData;
};

/** Names and topics: found with more typing errors, and what makes a match strong (DECISIONS C-60). */
export function keyTexts(doc: SearchDoc): readonly string[] {
  return [doc.name, ...doc.topics, ...doc.categoryLabels];
}

export function longTexts(doc: SearchDoc): readonly string[] {
  return [...doc.talks, ...doc.texts];
}
