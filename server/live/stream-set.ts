import type { LiveEventRow } from "#data/queries/messaging/live-events.ts";
import { topicOwner } from "#domain/messaging/live-topics.ts";
import type { LiveStream } from "./live-stream.ts";

export type StreamSet = {
  readonly all: ReadonlySet<LiveStream>;
  add(stream: LiveStream): void;
  remove(stream: LiveStream): void;
  /** Streams of one person or one address. */
  countOf(owner: string): number;
  following(event: LiveEventRow): LiveStream[];
};

/** Who follows what. Streams are found by the owner of a topic: one entry each instead of one per topic. */
export function createStreamSet(): StreamSet {
  const all = new Set<LiveStream>();
  const followers = new Map<string, Set<LiveStream>>();
  const counts = new Map<string, number>();
  const ownersOf = ({ topics }: LiveStream) => new Set(topics.map(topicOwner));

  return {
    all,
    add(stream) {
      all.add(stream);
      counts.set(stream.owner, (counts.get(stream.owner) ?? 0) + 1);
      for (const owner of ownersOf(stream)) {
        const set = followers.get(owner) ?? new Set();
        followers.set(owner, set.add(stream));
      }
    },
    remove(stream) {
      if (!all.delete(stream)) return;
      const left = (counts.get(stream.owner) ?? 1) - 1;
      if (left > 0) counts.set(stream.owner, left);
      else counts.delete(stream.owner);
      for (const owner of ownersOf(stream)) {
        const set = followers.get(owner);
        set?.delete(stream);
        if (set?.size === 0) followers.delete(owner);
      }
    },
    countOf: (owner) => counts.get(owner) ?? 0,
    following: ({ topic }) =>
      [...(followers.get(topicOwner(topic)) ?? [])].filter(({ topics }) => topics.includes(topic)),
  };
}
