import { ownFormats } from "#domain/pricing/duration-formats.ts";
import { bioText, displayName, reviewCount, topics } from "#domain/speaker/speaker-facts.ts";
import type { SpeakerProfile } from "../read/read-speaker.server.ts";

/** What search engines and social networks learn of a speaker; never contact data. */
export type SeoFacts = {
  readonly slug: string;
  readonly name: string;
  readonly jobTitle: string | null;
  readonly company: string | null;
  readonly city: string | null;
  readonly bio: string;
  readonly topics: readonly string[];
  readonly languages: readonly string[];
  readonly links: readonly string[];
  readonly rating: number;
  readonly reviews: number;
  /** Net euros by length; empty for speakers without a fee of their own. */
  readonly fees: readonly {
    readonly minutes: number;
    readonly label: string;
    readonly euros: number;
  }[];
};

export function seoFacts(speaker: SpeakerProfile): SeoFacts {
  return {
    slug: speaker.slug,
    name: displayName(speaker),
    jobTitle: speaker.job_title,
    company: speaker.company,
    city: speaker.address_label?.split(",")[0]?.trim() || null,
    bio: speaker.short_bio?.trim() || bioText(speaker),
    topics: topics(speaker),
    languages: speaker.languages_spoken,
    links: Object.values(speaker.social_links).filter(isWebAddress),
    rating: speaker.average_rating,
    reviews: reviewCount(speaker.testimonial_count, speaker.reviews),
    fees: ownFormats(speaker).map(({ duration, label, price }) => ({
      minutes: duration,
      label,
      euros: price / 100,
    })),
  };
}

function isWebAddress(link: string): boolean {
  return URL.canParse(link) && new URL(link).protocol === "https:";
}
