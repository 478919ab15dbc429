import { fold } from "#domain/search/text/fold.ts";
import { CATEGORY_NAMES } from "#domain/speaker/categories/categories.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { Constraints } from "../constraints.ts";
import { wordsOf } from "../split-words.ts";
import { readAudience } from "./read-audience.ts";
import { readBudget } from "./read-budget.ts";
import { readDate } from "./read-date.ts";
import { readFormat, readGender, readMinutes, readsOnline } from "./read-format.ts";
import { readLanguages } from "./read-language.ts";
import { splitNegations } from "./read-negations.ts";
import { placeCandidates } from "./read-place.ts";
import { namedTopic, readTopics } from "./read-topic.ts";

/** Longer briefs are cut; every word costs work. */
export const MAX_BRIEF = 4000;

export type ReadBrief = {
  /** Everything but the place, which only the gazetteer can tell. */
  readonly constraints: Constraints;
  readonly places: readonly string[];
};

const MEN = /^(?:manner|mann|redner)$/;
const NO_KIND = /^(?:\d|ferien|online|prasenz|englisch|deutsch|workshop|vortrag|keynote)/;
const SHORTEST_KIND = 4;

/**
 * Reads a German brief or question: pure, and never a guess where nothing was said. `offered` are the
 * languages speakers have, which no fixed list can know.
 */
export function readBrief(
  brief: string,
  today: IsoDate,
  offered: readonly string[] = [],
): ReadBrief {
  const text = brief.slice(0, MAX_BRIEF);
  const { wanted, unwanted, kinds } = splitNegations(text);
  const words = wordsOf(wanted);
  const refused = unwanted.flatMap((part) => wordsOf(part));
  const { categories, topics } = readTopics(words);
  const named = namedTopic(wanted);
  const notLanguages = readLanguages(refused, offered);
  return {
    constraints: {
      date: readDate(wanted, words, today),
      budget: readBudget(text),
      place: null,
      isOnline: readsOnline(wanted),
      categories,
      topics: topics.length > 0 || named === null ? topics : [named],
      languages: readLanguages(words, offered).filter(
        (language) => !notLanguages.includes(language),
      ),
      notLanguages,
      audience: readAudience(wanted),
      format: readFormat(wanted),
      minutes: readMinutes(wanted),
      gender: refused.some(({ key }) => MEN.test(key)) ? "female" : readGender(wanted),
      excluded: kinds
        .flatMap((part) => wordsOf(part))
        .filter((word) => readLanguages([word], offered).length === 0)
        .map(({ key }) => key)
        .filter(isKind),
    },
    places: placeCandidates(wanted, words),
  };
}

/** What a speaker can be: „politiker“, „motivationstrainer“. Topics and formats are no kinds of people. */
function isKind(key: string): boolean {
  return (
    key.length >= SHORTEST_KIND &&
    !NO_KIND.test(key) &&
    !MEN.test(key) &&
    !CATEGORY_NAMES.some((name) => name === fold(key))
  );
}
