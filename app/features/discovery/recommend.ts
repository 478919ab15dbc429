import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { ViewedSpeaker } from "./viewed-speakers.ts";

const MAX_RECOMMENDED = 4;
const MAX_REASONS = 2;

/** A speaker with the reason for showing them: shared topics, and whose profile they come from. */
export type Recommendation = {
  speaker: SpeakerCardData;
  topics: readonly string[];
  viewed: string;
};

/**
 * Speakers who share topics with viewed profiles, those of the latest profiles counting most.
 * Viewed speakers are left out.
 */
export function recommend(
  candidates: readonly SpeakerCardData[],
  views: readonly ViewedSpeaker[],
): Recommendation[] {
  const seen = new Set(views.map(({ slug }) => slug));
  return candidates
    .filter(({ slug }) => !seen.has(slug))
    .flatMap((speaker) => {
      const best = bestReason(speaker, views);
      return best ? [{ speaker, ...best }] : [];
    })
    .sort((one, other) => other.score - one.score || other.speaker.rating - one.speaker.rating)
    .slice(0, MAX_RECOMMENDED)
    .map(({ speaker, topics, viewed }) => ({ speaker, topics, viewed }));
}

function bestReason(speaker: SpeakerCardData, views: readonly ViewedSpeaker[]) {
  const reasons = views.map((view, age) => {
    const topics = view.topics.filter((topic) => speaker.topics.includes(topic));
    return {
      topics: topics.slice(0, MAX_REASONS),
      viewed: view.name,
      score: topics.length - age / 100,
    };
  });
  const [best] = reasons
    .filter(({ topics }) => topics.length > 0)
    .sort((one, other) => other.score - one.score);
  return best;
}
