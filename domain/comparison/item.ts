import {
  bioText,
  displayName,
  rating,
  type SpeakerFacts,
  yearsExperience,
} from "../speaker/speaker-facts.ts";

export type ComparisonItem = {
  readonly id: string;
  readonly title: string;
  readonly bio: string;
  readonly base_fee_usd: number | null;
  readonly rating: number;
  readonly years_experience: number;
  readonly categories: readonly string[];
  readonly languages_spoken: readonly string[];
  readonly slug: string;
};

type ComparedSpeaker = Omit<
  SpeakerFacts,
  "specialties" | "total_bookings" | "successful_events_count"
> & {
  readonly id: string;
  readonly slug: string;
  readonly base_fee_usd: number | null;
  readonly categories: readonly string[];
  readonly languages_spoken: readonly string[];
};

export function comparisonItem(speaker: ComparedSpeaker): ComparisonItem {
  return {
    id: speaker.id,
    title: displayName(speaker),
    bio: bioText(speaker),
    base_fee_usd: speaker.base_fee_usd,
    rating: rating(speaker),
    years_experience: yearsExperience(speaker),
    categories: speaker.categories,
    languages_spoken: speaker.languages_spoken,
    slug: speaker.slug,
  };
}
