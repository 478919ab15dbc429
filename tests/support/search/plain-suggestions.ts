import type { SearchDoc } from "#domain/search/index/search-doc.ts";
import { relevance } from "#domain/search/relevance.ts";
import type { Suggestion } from "#domain/search/results.ts";
import { foldedWords } from "#domain/search/text/fold.ts";
import { plainDistance, synonymsOf } from "./plain-match.ts";

type Weighed = Suggestion & { weight: number; words: readonly string[] };
type Rate = (typed: string, word: string) => number;
type Groups = readonly (readonly string[])[];
type Fitting = { one: Weighed; fit: number };

const GROUPS = ["topic", "speaker", "talk"] as const;
const SHARES = { topic: 3, speaker: 3, talk: 2 };

const asWhole: Rate = (typed, word) => (word === typed ? 1 : 0);
const asBeginning: Rate = (typed, word) => (word.startsWith(typed) ? 1 : 0);
const asPart: Rate = (typed, word) => (word.includes(typed) ? 1 : 0);
const asGuess: Rate = (typed, word) => {
  if (word.includes(typed)) return 1;
  const ratio = 1 - plainDistance(typed, word) / Math.max(typed.length, word.length);
  return typed[0] === word[0] && ratio >= 0.4 - 1e-9 ? ratio : 0;
};

/** The rules of the suggestions, written down plainly: every label is looked at for each question. */
export function plainSuggestions(
  docs: readonly SearchDoc[],
  groups: Groups = [],
): (text: string) => Suggestion[] {
  const all = labelsOf(docs).map((one) => ({ ...one, words: foldedWords(one.label) }));
  return (text) => {
    const typed = foldedWords(text);
    if (text.trim().length < 2 || typed.length === 0) return [];
    return choose([...new Set([...known(all, typed, groups), ...spelt(all, typed)])]);
  };
}

/** For a known expression its own words, then the labels with the others, the weightiest first. */
function known(all: readonly Weighed[], typed: readonly string[], groups: Groups): Weighed[] {
  const others = synonymsOf([...new Set(typed)], groups);
  if (others.length === 0) return [];
  const alike = others.flatMap((words) => best(fitting(all, words, asBeginning)));
  const byWeight = alike.map((one) => ({ one, fit: 1 })).sort(compare);
  return [...best(fitting(all, typed, asWhole)), ...byWeight.map(({ one }) => one)];
}

/** No more than eight of a group are shown. */
function best(found: readonly Weighed[]): Weighed[] {
  return found.filter((one) => found.filter(({ group }) => group === one.group).indexOf(one) < 8);
}

function spelt(all: readonly Weighed[], typed: readonly string[]): Weighed[] {
  const beginnings = fitting(all, typed, asBeginning);
  if (beginnings.length >= 8) return beginnings;
  const parts = fitting(all, typed, asPart);
  if (parts.length > 0) return [...new Set([...beginnings, ...parts])];
  return typed.some((word) => word.length >= 4) ? fitting(all, typed, asGuess) : [];
}

function labelsOf(docs: readonly SearchDoc[]): Omit<Weighed, "words">[] {
  const topics = docs.flatMap((doc) => [...new Set([...doc.topics, ...doc.categoryLabels])]);
  const own = docs.flatMap((doc) => {
    const weight = relevance(doc);
    const { slug } = doc.card;
    const talks = [...new Set(doc.talks)];
    return [
      { group: "speaker" as const, label: doc.name, slug, weight },
      ...talks.map((label) => ({ group: "talk" as const, label, slug, weight })),
    ];
  });
  return [
    ...[...new Set(topics)].map((label) => ({
      group: "topic" as const,
      label,
      slug: null,
      weight: topics.filter((topic) => topic === label).length,
    })),
    ...own,
  ];
}

/** Each typed word has to fit some word of the label, and the worst of them counts. */
function fitting(all: readonly Weighed[], typed: readonly string[], rate: Rate): Weighed[] {
  const ranked = all
    .map((one) => {
      const rates = typed.map((text) => Math.max(0, ...one.words.map((word) => rate(text, word))));
      return { one, fit: Math.min(...rates) };
    })
    .filter(({ fit }) => fit > 0)
    .sort(compare)
    .map(({ one }) => one);
  const isFirst = (one: Weighed, at: number) =>
    one.group !== "talk" ||
    ranked.findIndex(({ group, label }) => group === "talk" && label === one.label) === at;
  return ranked.filter(isFirst);
}

function compare(a: Fitting, b: Fitting): number {
  const texts = ({ one }: Fitting) => [one.label, one.slug ?? "", one.group];
  const [mine, others] = [texts(a), texts(b)];
  const at = mine.findIndex((text, i) => text !== others[i]);
  const byText = (mine[at] ?? "") < (others[at] ?? "") ? -1 : 1;
  return b.fit - a.fit || b.one.weight - a.one.weight || byText;
}

/** Three topics, three persons and two talks; what one group leaves free goes to the best others. */
function choose(ranked: readonly Weighed[]): Suggestion[] {
  const isWithinShare = (one: Weighed) =>
    ranked.filter(({ group }) => group === one.group).indexOf(one) < SHARES[one.group];
  const first = ranked.filter(isWithinShare);
  const chosen = [...first, ...ranked.filter((one) => !first.includes(one))].slice(0, 8);
  return GROUPS.flatMap((wanted) => chosen.filter(({ group }) => group === wanted)).map(
    ({ group, label, slug }) => ({ group, label, slug }),
  );
}
