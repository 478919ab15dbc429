import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import type { TopicCount } from "./results.ts";
import { fold } from "./text/fold.ts";

/** A list of ten (SEARCH-18). */
const POPULAR_TOPICS = 10;

const CATEGORY_KEYS: ReadonlySet<string> = new Set(CATEGORIES.map(({ label }) => fold(label)));

/**
 * The topics most speakers name. The number beside each is what a search for it finds, so that no visitor
 * clicks on 9 and sees 14.
 */
export function popularTopics(
  topicLists: readonly (readonly string[])[],
  hits: (topic: string) => number,
): TopicCount[] {
  const spellings = new Map<string, number>();
  for (const topics of topicLists) {
    for (const topic of topics) spellings.set(topic, (spellings.get(topic) ?? 0) + 1);
  }
  const tally = new Map<string, TopicCount>();
  for (const [topic, count] of spellings) {
    const key = fold(topic);
    // A category of the same name has a page and a number of its own.
    if (CATEGORY_KEYS.has(key)) continue;
    const known = tally.get(key);
    tally.set(key, { topic: known?.topic ?? topic, count: (known?.count ?? 0) + count });
  }
  return [...tally.values()]
    .sort(byCount)
    .slice(0, POPULAR_TOPICS)
    .map(({ topic }) => ({ topic, count: hits(topic) }))
    .sort(byCount);
}

function byCount(one: TopicCount, other: TopicCount): number {
  return other.count - one.count || (one.topic < other.topic ? -1 : 1);
}
