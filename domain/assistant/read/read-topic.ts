import { fold } from "#domain/search/text/fold.ts";
import { CATEGORY_NAMES, type CategoryName } from "#domain/speaker/categories/categories.ts";
import { isNearly, spokenNumber, type Word } from "../split-words.ts";
import { TOPIC_WORDS } from "../topic-words.ts";

export type ReadTopics = {
  /** The likeliest first. */
  readonly categories: readonly CategoryName[];
  /** The words of the brief that named them, as they were written. */
  readonly topics: readonly string[];
};

type Match = { category: CategoryName; weight: number; at: number; raw: string };

/** Behind these a word names the topic, wherever else it might belong. */
const POINTERS = new Set(["thema", "uber", "zu", "zum", "zur"]);
const POINTER_REACH = 3;
const SHORTEST_STEM = 4;
/** Who is in the room, and what an event is called, are not what it is about. */
const NO_TOPIC =
  /^(?:fuhrungskraft\p{L}*|geschaftsfuhr\p{L}*|vertriebskickoff|marketingteam|unternehmer(?:n|innen)?|kunden\p{L}*event|betriebs\p{L}+|mitglied\p{L}+)$/u;

/**
 * „zum Thema Mut“, „über gesunde Pausen“: what was named, whether or not it is a category of ours.
 * Behind „uns“ and „Sie“ follows what the customer is glad of or found us by.
 */
const NAMED =
  /(?<!\p{L})(?:thema:?|(?<!(?<!\p{L})(?:uns|mich|sich|sie)\s)über)\s+(?:den|die|das|der|dem)?\s*(\p{L}[\p{L}\d-]{2,}(?:\s+(?:und|&)\s+\p{Lu}[\p{L}-]+)?)/iu;
const NO_NAME =
  /^(?:egal|offen|ist|sind|noch|unser\w*|mein\w*|etwas|was|uns|ein\w*|ihr\w*|mehrere|alle\w*|nacht|mittag|zoom|teams)$/i;

/** Categories by the words of a brief; longer and pointed-at words weigh more. */
export function readTopics(words: readonly Word[]): ReadTopics {
  const matches = words.flatMap((_, index) => matchAt(words, index));
  const byCategory = CATEGORY_NAMES.map((category) => {
    const own = matches.filter((match) => match.category === category);
    return { category, weight: own.reduce((sum, { weight }) => sum + weight, 0), own };
  })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || first(one.own) - first(other.own));
  const categories = byCategory.slice(0, 2).map(({ category }) => category);
  const named = matches.filter(({ category }) => categories.includes(category));
  const topics = [...new Set(named.sort((one, other) => one.at - other.at).map(({ raw }) => raw))];
  return { categories, topics };
}

/** The topic that was named; for what no category covers. */
export function namedTopic(text: string): string | null {
  const name = NAMED.exec(text)?.[1]?.trim() ?? "";
  const isNone = name === "" || NO_NAME.test(name) || spokenNumber(fold(name)) !== null;
  return isNone ? null : name;
}

function first(matches: readonly Match[]): number {
  return Math.min(...matches.map(({ at }) => at));
}

function matchAt(words: readonly Word[], index: number): Match[] {
  const word = words[index];
  if (!word) return [];
  return CATEGORY_NAMES.flatMap((category) => {
    const found = TOPIC_WORDS[category]
      .map((name) => fitAt(words, index, name))
      .filter((one) => one !== null)
      .sort((one, other) => other.length - one.length)[0];
    if (!found) return [];
    const last = words[index + found.count - 1] ?? word;
    const raw = words
      .slice(index, index + found.count)
      .map((one) => one.raw)
      .join(" ");
    const isAudience = NO_TOPIC.test(word.key) && !isPointed(words, index);
    const weight = isAudience ? found.length / 8 : found.length + (isPointed(words, index) ? 6 : 0);
    return last ? [{ category, weight, at: index, raw }] : [];
  });
}

function isPointed(words: readonly Word[], index: number): boolean {
  return words
    .slice(Math.max(0, index - POINTER_REACH), index)
    .some(({ key }) => POINTERS.has(key));
}

type Fit = { length: number; count: number };

function fitAt(words: readonly Word[], index: number, name: string): Fit | null {
  const parts = name.split(" ");
  if (parts.length > 1) {
    const isThere = parts.every((part, at) => isWord(words[index + at]?.key ?? "", part));
    return isThere ? { length: name.length, count: parts.length } : null;
  }
  const key = words[index]?.key ?? "";
  const stem = name.replace("*", "");
  const isFound = name.startsWith("*") ? key.includes(stem) : isWord(key, stem);
  return isFound ? { length: stem.length, count: 1 } : null;
}

/** „ki“ must be the whole word, or the first half of „KI-Keynote“; longer stems may go on. */
function isWord(key: string, stem: string): boolean {
  if (key === stem || key.startsWith(`${stem}-`)) return true;
  if (stem.length < SHORTEST_STEM) return false;
  return key.startsWith(stem) || (stem.length > 6 && isNearly(key, stem));
}
