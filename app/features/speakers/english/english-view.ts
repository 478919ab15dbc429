import { formatEurosInEnglish, formatRatingInEnglish } from "#domain/format/english.ts";
import { ownFormats, talkLengths } from "#domain/pricing/duration-formats.ts";
import {
  bioText,
  displayName,
  reviewCount,
  topics,
  yearsExperience,
} from "#domain/speaker/speaker-facts.ts";
import { testimonialQuote, testimonialRole } from "#domain/speaker/text/spellings.ts";
import type { SpeakerProfile } from "../read/read-speaker.server.ts";
import { englishLanguage, ENGLISH_TEXTS as TEXTS } from "./texts.ts";

/** The best of them; the German page has all. */
const MAX_VOICES = 4;

/** What the English page prints: the facts in English, the speaker's own words as they are. */
export function englishView(speaker: SpeakerProfile, vatBasisPoints: number) {
  const reviews = reviewCount(speaker.testimonial_count, speaker.reviews);
  return {
    slug: speaker.slug,
    name: displayName(speaker),
    jobTitle: speaker.job_title,
    city: speaker.address_label?.split(",")[0] ?? null,
    hero: speaker.profile_image_url ?? speaker.hero_image_url,
    rating:
      speaker.average_rating > 0
        ? TEXTS.ratingOf(formatRatingInEnglish(speaker.average_rating), reviews)
        : null,
    events: speaker.successful_events_count,
    years: yearsExperience(speaker),
    languages: speaker.languages_spoken.map(englishLanguage),
    topics: topics(speaker).slice(0, 3),
    paragraphs: bioText(speaker).split(/\n{2,}/),
    talks: speaker.talks.map((talk) => {
      const { id, title, description } = talk;
      const lengths = talkLengths(speaker, talk);
      const length = lengths.length > 0 ? TEXTS.minutes(lengths) : TEXTS.flexible;
      return { id, title, description, length };
    }),
    voices: speaker.testimonials
      .toSorted((a, b) => b.rating - a.rating)
      .slice(0, MAX_VOICES)
      .map(voiceView),
    voiceCount: speaker.testimonial_count,
    travel: travelText(speaker.travel_fee_usd),
    fees: ownFormats(speaker).map(({ duration, price }) => ({
      label: TEXTS.formats[duration],
      amount:
        vatBasisPoints > 0
          ? TEXTS.netFee(formatEurosInEnglish(price / 100))
          : formatEurosInEnglish(price / 100),
    })),
  };
}

function travelText(lumpSum: number | null): string {
  const { formula, flat, included } = TEXTS.travel;
  if (lumpSum === null) return formula;
  return lumpSum > 0 ? flat(formatEurosInEnglish(lumpSum)) : included;
}

type Testimonial = SpeakerProfile["testimonials"][number];

function voiceView(testimonial: Testimonial) {
  const { author, company, rating, review_id, reply } = testimonial;
  return {
    author,
    role: [testimonialRole(testimonial), company].filter(Boolean).join(", "),
    quote: testimonialQuote(testimonial) ?? "",
    stars: TEXTS.stars(rating),
    origin: review_id === null ? TEXTS.provided : TEXTS.verified,
    reply,
  };
}

export type EnglishView = ReturnType<typeof englishView>;
