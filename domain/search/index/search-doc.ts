import type { FormatFees } from "#domain/pricing/duration-formats.ts";
import type { OwnTravel } from "#domain/pricing/travel/own-travel.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { FilteredSpeaker } from "../filter-table.ts";
import type { SearchFees } from "../price-range.ts";
import type { Standing } from "../relevance.ts";

/** The columns of a speaker that decide what a talk at a place costs; a whole row fits. */
export type SpeakerOffer = FormatFees &
  OwnTravel & {
    /** Whole euros; a lump sum instead of any way. */
    readonly travel_fee_usd: number | null;
  };

/** Everything the search knows about one listed speaker. */
export type SearchDoc = Standing &
  FilteredSpeaker & {
    readonly id: string;
    readonly name: string;
    readonly topics: readonly string[];
    /** The German names of the categories, because people type those. */
    readonly categoryLabels: readonly string[];
    /** The topics the categories advertise. */
    readonly categoryTopics: readonly string[];
    /** Null where it is not stated. */
    readonly profession: string | null;
    readonly talks: readonly string[];
    /** Everything else that can be searched: company, place, biography. */
    readonly texts: readonly string[];
    readonly fees: SearchFees;
    /** What a whole event costs follows from it. */
    readonly offer: SpeakerOffer;
    /** Milliseconds since 1970. */
    readonly createdAt: number;
    /** Roughly, as everywhere that is public. */
    readonly lat: number | null;
    readonly lng: number | null;
    readonly card: SpeakerCardData;
  };

/**
 * What can be searched, in fields that tell ever more about a speaker. What their categories advertise
 * comes last, and a word out of a longer topic („Digitale Währungen“) after a topic of one word.
 */
export const FIELDS = {
  categoryPhrase: 0,
  categoryTopic: 1,
  text: 2,
  role: 3,
  category: 4,
  own: 5,
} as const;
export type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** The texts of a speaker, the most telling field first. */
export function fieldTexts(doc: SearchDoc): readonly (readonly [Field, readonly string[]])[] {
  const isOneWord = (topic: string) => !topic.includes(" ");
  return [
    [FIELDS.own, [doc.name, ...doc.topics]],
    [FIELDS.category, doc.categoryLabels],
    [FIELDS.role, doc.profession === null ? doc.talks : [doc.profession, ...doc.talks]],
    [FIELDS.text, doc.texts],
    [FIELDS.categoryTopic, doc.categoryTopics.filter(isOneWord)],
    [FIELDS.categoryPhrase, doc.categoryTopics.filter((topic) => !isOneWord(topic))],
  ];
}
