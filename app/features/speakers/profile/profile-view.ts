import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { formatRating } from "#domain/format/rating.ts";
import { talkFormats, talkLengths } from "#domain/pricing/duration-formats.ts";
import { netFeeLine } from "#domain/pricing/net-fee-line.ts";
import { talkStartingFee } from "#domain/pricing/starting-fee.ts";
import { isTopSpeaker } from "#domain/speaker/rating/top-speaker.ts";
import {
  bioText,
  displayName,
  reviewCount,
  topics,
  totalBookings,
  yearsExperience,
} from "#domain/speaker/speaker-facts.ts";
import { galleryImageUrl } from "#domain/speaker/text/spellings.ts";
import type { SpeakerProfile } from "../read/read-speaker.server.ts";
import { offerView } from "./booking/offer-view.ts";
import {
  awardView,
  publicationView,
  testimonialView,
  videoView,
} from "./portfolio/portfolio-view.ts";
import { TAB_TEXTS } from "./texts.ts";

const MAX_TOPICS = 3;
const TOP_REFERENCES = 2;

/** What the profile page prints, with every rule applied; the rows stay on the server. */
export function profileView(speaker: SpeakerProfile, vatBasisPoints: number) {
  const photos = photosOf(speaker);
  const testimonials = speaker.testimonials.map(testimonialView);
  return {
    id: speaker.id,
    slug: speaker.slug,
    name: displayName(speaker),
    jobTitle: speaker.job_title,
    city: speaker.address_label?.split(",")[0] ?? null,
    shortBio: speaker.short_bio,
    paragraphs: bioText(speaker).split(/\n{2,}/),
    topics: topics(speaker).slice(0, MAX_TOPICS),
    style: speaker.presentation_style,
    languages: speaker.languages_spoken,
    photos,
    portrait: speaker.profile_image_url,
    isVerified: speaker.is_verified,
    isTop: isTopSpeaker(speaker),
    isQuickBookable: speaker.quick_booking_available,
    rating: speaker.average_rating > 0 ? formatRating(speaker.average_rating) : null,
    reviewCount: reviewCount(speaker.testimonial_count, speaker.reviews),
    events: speaker.successful_events_count,
    bookings: totalBookings(speaker),
    years: yearsExperience(speaker),
    keyPoints: speaker.speaker_key_points,
    awards: speaker.speaker_awards.map(awardView),
    talks: speaker.talks.map((talk) => talkView(speaker, talk, vatBasisPoints)),
    videos: speaker.videos.map((video, index) =>
      videoView(video, photos[(index + 1) % photos.length] ?? null),
    ),
    publications: speaker.publications.map(publicationView),
    testimonials,
    testimonialCount: speaker.testimonial_count,
    topReferences: testimonials.toSorted((a, b) => b.rating - a.rating).slice(0, TOP_REFERENCES),
    offer: offerView(speaker, vatBasisPoints),
  };
}

export type ProfileView = ReturnType<typeof profileView>;

function talkView(
  speaker: SpeakerProfile,
  talk: SpeakerProfile["talks"][number],
  vatBasisPoints: number,
) {
  const { id, title, description, tags } = talk;
  const lengths = talkLengths(speaker, talk);
  const formats = talkFormats(speaker, talk);
  return {
    id,
    title,
    description: description ?? "",
    tags,
    duration: lengths.length > 0 ? TAB_TEXTS.minutes(lengths) : TAB_TEXTS.flexible,
    price: netFeeLine(talkStartingFee(speaker, talk), vatBasisPoints),
    isBookable: formats.length > 0,
  };
}

/** Hero first, then the gallery; a picture that is both counts once (C-50). */
function photosOf({ hero_image_url, gallery_images }: SpeakerProfile): string[] {
  const all = [hero_image_url, ...gallery_images.map(galleryImageUrl)];
  return [...new Set(all.filter((photo) => photo !== null && photo !== ""))] as string[];
}

/** What the booking drawer gets to know. */
export function bookableSpeaker(speaker: SpeakerProfile): BookableSpeaker {
  return {
    id: speaker.id,
    slug: speaker.slug,
    name: displayName(speaker),
    job_title: speaker.job_title,
    address_label: speaker.address_label,
    // Narrow and high in the drawer: a stage picture would crop the speaker.
    portrait_url: speaker.profile_image_url ?? speaker.hero_image_url,
    fee_20: speaker.fee_20,
    fee_40: speaker.fee_40,
    fee_60: speaker.fee_60,
    lengths_not_offered: speaker.lengths_not_offered,
    fee_workshop_half_day: speaker.fee_workshop_half_day,
    fee_workshop_full_day: speaker.fee_workshop_full_day,
    offers_qa: speaker.offers_qa,
    fee_qa_15min_cents: speaker.fee_qa_15min_cents,
    fee_qa_30min_cents: speaker.fee_qa_30min_cents,
    travel_fee_usd: speaker.travel_fee_usd,
    allows_direct_booking: speaker.allows_direct_booking,
    availability_status: speaker.availability_status,
    talks: speaker.talks.map(({ id, title, description, available_durations, category }) => ({
      id,
      title,
      description,
      available_durations,
      category,
    })),
    workshops: speaker.workshops.map(({ id, title, description, duration_hours, fee_cents }) => ({
      id,
      title,
      description,
      duration_hours,
      fee_cents,
    })),
  };
}
