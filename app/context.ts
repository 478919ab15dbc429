import { createContext, type RouterContextProvider } from "react-router";
import type { Ctx } from "#features/ctx.ts";

/** What the server hands to every loader: database, clock, log, files. */
export const ctxContext = createContext<Ctx>();

/** Hears of every fault of a page before its words are taken away. */
export const faultContext = createContext<(error: unknown) => void>(() => undefined);

/**
 * Where the server wants the text of a finished page, if anywhere: through the body of a `Response` it would be
 * copied three times on its way to the cache.
 */
export const finishedContext = createContext<{ html?: Buffer } | null>(null);

/** What a page can show of the database. A page that is kept is made anew when one of its subjects changes. */
export type Subject =
  /** Articles of the magazine, one or many. */
  | "articles"
  /** Who is free on a day. */
  | "calendars"
  /** Landing pages of topics, one or the links to many. */
  | "landing pages"
  /** Who stands in the row below each profile, and for how much. */
  | "related speakers"
  /** What else the cards in that row say. */
  | "related cards"
  | "settings"
  /** Cards, numbers or a choice of all listed speakers. */
  | "speakers"
  /** The profile of one speaker with all that belongs to it, calendar included. */
  | SpeakerSubject;

type SpeakerSubject = `speaker:${string}`;

/** Shown by every profile: for changes of many at once. */
export const EVERY_SPEAKER: SpeakerSubject = "speaker:*";

/** Collects what the loaders of a page say that it shows. */
export const shownContext = createContext<Set<Subject>>();

/**
 * Says what a page shows, in the loader that reads it. Without a word from any loader the page counts as
 * showing everything.
 */
export function shows(context: Readonly<RouterContextProvider>, ...subjects: Subject[]): void {
  const shown = context.get(shownContext);
  for (const subject of subjects) {
    shown.add(subject);
    if (subject.startsWith("speaker:")) shown.add(EVERY_SPEAKER);
  }
}
