/** What is public of a speaker in a list. A new column stays private until it is named here. */
export const SUMMARY_FIELDS = [
  "id",
  "name",
  "title",
  "slug",
  "job_title",
  "company",
  "short_bio",
  "presentation_style",
  "categories",
  "specialties",
  "languages_spoken",
  "hero_image_url",
  "profile_image_url",
  "address_label",
  "base_fee_usd",
  "min_fee",
  "fee_20",
  "fee_40",
  "fee_60",
  "keynote_fee",
  "fee_range_min",
  "lengths_not_offered",
  "travel_fee_usd",
  "fee_workshop_half_day",
  "fee_workshop_full_day",
  "fee_qa_15min_cents",
  "fee_qa_30min_cents",
  "offers_qa",
  "is_verified",
  "is_top_speaker",
  "quick_booking_available",
  "allows_direct_booking",
  "availability_status",
  "trust_badges",
  "average_rating",
  "successful_events_count",
  "total_bookings",
  "years_experience",
  "reviews",
  "is_active",
  "status",
] as const;

/** A profile shows these as well. */
export const PROFILE_FIELDS = [...SUMMARY_FIELDS, "bio", "detailed_bio", "social_links"] as const;

type Place = { readonly lat: number | null; readonly lng: number | null };

/** Two decimals are about a kilometre: enough for distances, too little to find a front door. */
export function roughPlace({ lat, lng }: Place): Place {
  return { lat: rounded(lat), lng: rounded(lng) };
}

function rounded(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * 100) / 100;
}
