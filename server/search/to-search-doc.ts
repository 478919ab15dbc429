import type { SearchRow } from "#data/queries/discovery/search-rows.ts";
import { startingFee } from "#domain/pricing/starting-fee.ts";
import { pickFields } from "#domain/record/pick-fields.ts";
import type { Format } from "#domain/search/filter-table.ts";
import type { SearchDoc } from "#domain/search/index/search-doc.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { PROFILE_LIST_NAMES } from "#domain/speaker/profile-lists.ts";
import { roughPlace } from "#domain/speaker/public-fields.ts";
import {
  displayName,
  reviewCount,
  topics,
  totalBookings,
  yearsExperience,
} from "#domain/speaker/speaker-facts.ts";

/** What the search has to know of a speaker's rows. No card promises a booking that is not taken yet. */
export function toSearchDoc(row: SearchRow, takesBookings: boolean): SearchDoc {
  const { job_title, company, address_label, short_bio, bio, detailed_bio } = row;
  return {
    id: row.id,
    name: displayName(row),
    topics: topics(row),
    ...pickFields(row, PROFILE_LIST_NAMES),
    categoryLabels: row.category_labels,
    categoryTopics: row.category_topics,
    profession: job_title,
    talks: row.talk_titles,
    texts: [company, address_label, short_bio, bio, detailed_bio].filter((text) => text !== null),
    fees: row,
    offer: row,
    rating: row.average_rating,
    bookings: totalBookings(row),
    years: yearsExperience(row),
    isVerified: row.is_verified,
    gender: row.gender,
    style: row.presentation_style,
    formats: formatsOf(row),
    createdAt: row.created_at.getTime(),
    ...roughPlace(row),
    card: toCard(row, takesBookings),
  };
}

/** A workshop is offered by an active one or by its fee, a talk by any fee for talks (C-56). */
function formatsOf(row: SearchRow): Format[] {
  const workshopFees = [row.fee_workshop_half_day, row.fee_workshop_full_day];
  const formats: Format[] = [];
  if (startingFee(row) !== null) formats.push("talk");
  if (row.has_workshop || workshopFees.some(isPositive)) formats.push("workshop");
  return formats;
}

function isPositive(fee: number | null): boolean {
  return fee !== null && fee > 0;
}

function toCard(row: SearchRow, takesBookings: boolean): SpeakerCardData {
  return {
    slug: row.slug,
    name: displayName(row),
    jobTitle: row.job_title,
    city: row.address_label?.split(",")[0] ?? null,
    portrait: row.profile_image_url,
    talkTitle: row.talk_titles[0] ?? null,
    topics: topics(row),
    rating: row.average_rating,
    reviewCount: reviewCount(row.testimonial_count, row.reviews),
    languages: row.languages_spoken,
    startingFee: startingFee(row),
    isQuickBookable: row.quick_booking_available && takesBookings,
  };
}
