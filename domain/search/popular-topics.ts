import { fold } from "./fold.ts";
import type { TopicCount } from "./results.ts";

/** SPEC 9: a list of ten. */
const POPULAR_TOPICS = 10;

/**
 * The topics most speakers name. The number beside each is what a search for it finds, so that nobody
 * clicks on 9 and sees 14.
 */
export function popularTopics(
  topicLists: readonly (readonly string[])[],
  hits: (topic: string) => number,
): TopicCount[] {
  const tally = new Map<string, TopicCount>();
  for (const topics of topicLists) {
    for (const topic of topics) {
      const known = tally.get(fold(topic));
      tally.set(fold(topic), { topic: known?.topic ?? topic, count: (known?.count ?? 0) + 1 });
    }
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
