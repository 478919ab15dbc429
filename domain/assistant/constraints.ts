import type { CategoryName } from "#domain/speaker/categories/categories.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { Format } from "../search/filter-table.ts";
import type { Gender } from "../speaker/speaker-codes.ts";

/** One day, or a span named loosely: „Mitte März“. Both ends are included. */
export type DaySpan = { readonly from: IsoDate; readonly to: IsoDate };

/** Whole euros, as people say them. */
export type Budget = {
  readonly min: number | null;
  readonly max: number | null;
  /** „ohne Reisekosten“: the limit holds for the fee alone. */
  readonly isWithoutTravel: boolean;
  /** „brutto“, „inkl. MwSt.“: the limits hold with the tax; by default they are net (C-100). */
  readonly isGross: boolean;
};

/** Everything the assistant knows of an event; null and empty mean not said yet. */
export type Constraints = {
  readonly date: DaySpan | null;
  readonly budget: Budget | null;
  /** The town as the gazetteer writes it. */
  readonly place: string | null;
  readonly isOnline: boolean;
  readonly categories: readonly CategoryName[];
  /** The words that named the topic; they choose the best among the speakers of a category. */
  readonly topics: readonly string[];
  readonly languages: readonly string[];
  readonly notLanguages: readonly string[];
  readonly audience: number | null;
  readonly format: Format | null;
  /** Minutes on stage. */
  readonly minutes: 20 | 40 | 60 | null;
  readonly gender: Gender | null;
  /** What the speaker must not be, folded: „politiker“. */
  readonly excluded: readonly string[];
};

export const NO_CONSTRAINTS: Constraints = {
  date: null,
  budget: null,
  place: null,
  isOnline: false,
  categories: [],
  topics: [],
  languages: [],
  notLanguages: [],
  audience: null,
  format: null,
  minutes: null,
  gender: null,
  excluded: [],
};

/** What is asked for, in this order, as long as it is unknown. */
export const QUESTIONS = ["topic", "date", "place", "budget", "audience", "language"] as const;
export type Question = (typeof QUESTIONS)[number];

/** What is still open; an event on screens needs no place. */
export function openQuestions(known: Constraints): Question[] {
  const isKnown: Record<Question, boolean> = {
    topic: known.categories.length > 0 || known.topics.length > 0,
    date: known.date !== null,
    place: known.place !== null || known.isOnline,
    budget: known.budget !== null,
    audience: known.audience !== null,
    language: known.languages.length > 0 || known.notLanguages.length > 0,
  };
  return QUESTIONS.filter((question) => !isKnown[question]);
}

export function isEmpty(known: Constraints): boolean {
  return JSON.stringify(known) === JSON.stringify(NO_CONSTRAINTS);
}

/** A day alone describes none: it may be that of a call. */
export function describesEvent(said: Constraints): boolean {
  const hasTopic = said.categories.length > 0 || said.topics.length > 0;
  return hasTopic || said.place !== null || said.budget !== null || said.audience !== null;
}

/** What was said last counts; what was not mentioned again stays. */
export function withNews(known: Constraints, news: Constraints): Constraints {
  const hasTopic = news.categories.length > 0 || news.topics.length > 0;
  const isPlaced = news.place !== null;
  return {
    date: news.date ?? known.date,
    budget: news.budget ?? known.budget,
    place: news.isOnline && !isPlaced ? null : (news.place ?? known.place),
    isOnline: news.isOnline || (known.isOnline && !isPlaced),
    categories: hasTopic ? news.categories : known.categories,
    topics: hasTopic ? news.topics : known.topics,
    languages: news.languages.length > 0 ? news.languages : known.languages,
    notLanguages: merged(known.notLanguages, news.notLanguages).filter(
      (language) => !news.languages.includes(language),
    ),
    audience: news.audience ?? known.audience,
    format: news.format ?? known.format,
    minutes: news.minutes ?? known.minutes,
    gender: news.gender ?? known.gender,
    excluded: merged(known.excluded, news.excluded),
  };
}

function merged(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])];
}
