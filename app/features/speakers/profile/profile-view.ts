import { type Cents, cents, centsFromEuros } from "#domain/money.ts";
import {
  bioText,
  displayName,
  reviewCount,
  topics,
  totalBookings,
  yearsExperience,
} from "#domain/speaker/derived.ts";
import { galleryImageUrl, testimonialQuote, testimonialRole } from "#domain/speaker/spellings.ts";
import { isTopSpeaker } from "#domain/speaker/top-speaker.ts";
import type { SpeakerProfile } from "../read-speaker.server.ts";
import { PROFILE_TEXTS as TEXTS } from "../texts.ts";

export type FeeLine = { label: string; fee: Cents };

/** What the profile page prints, with every rule applied; the rows stay on the server. */
export function profileView(speaker: SpeakerProfile) {
  return {
    name: displayName(speaker),
    jobTitle: speaker.job_title,
    place: speaker.address_label,
    shortBio: speaker.short_bio,
    paragraphs: bioText(speaker).split(/\n{2,}/),
    topics: topics(speaker),
    languages: speaker.languages_spoken,
    hero: speaker.hero_image_url,
    gallery: speaker.gallery_images.flatMap((image) => galleryImageUrl(image) ?? []).slice(0, 4),
    isVerified: speaker.is_verified,
    isTop: isTopSpeaker(speaker),
    isQuickBookable: speaker.quick_booking_available,
    rating: speaker.average_rating,
    reviewCount: reviewCount(speaker.testimonials.length, speaker.reviews),
    events: speaker.successful_events_count,
    bookings: totalBookings(speaker),
    years: yearsExperience(speaker),
    keyPoints: speaker.speaker_key_points,
    talks: speaker.talks,
    awards: speaker.speaker_awards,
    testimonials: speaker.testimonials.map((testimonial) => ({
      author: testimonial.author,
      role: testimonialRole(testimonial),
      company: testimonial.company ?? TEXTS.unknownCompany,
      quote: testimonialQuote(testimonial),
    })),
    fees: { fee_20: speaker.fee_20, fee_40: speaker.fee_40, fee_60: speaker.fee_60 },
    feeLines: feeLines(speaker),
  };
}

export type ProfileView = ReturnType<typeof profileView>;

function feeLines(speaker: SpeakerProfile): FeeLine[] {
  const talkFees = [
    { minutes: 20, euros: speaker.fee_20 },
    { minutes: 40, euros: speaker.fee_40 },
    { minutes: 60, euros: speaker.fee_60 },
  ];
  return [
    ...talkFees.flatMap(({ minutes, euros }) =>
      euros ? [{ label: TEXTS.minutes(minutes), fee: centsFromEuros(euros) }] : [],
    ),
    ...speaker.workshops.map(({ title, duration_hours, fee_cents }) => ({
      label: `${title}, ${TEXTS.hours(duration_hours)}`,
      fee: cents(fee_cents),
    })),
  ];
}
