import { PROFILE_LIST_NAMES } from "./profile-lists.ts";

/** What the owner of a profile may change; everything else is the platform's word (SEC-11). */
export const EDITABLE_FIELDS = [
  "name",
  "job_title",
  "company",
  "short_bio",
  "bio",
  "detailed_bio",
  "presentation_style",
  "years_experience",
  "gender",
  "address_label",
  ...PROFILE_LIST_NAMES,
  "social_links",
  "fee_20",
  "fee_40",
  "fee_60",
  "lengths_not_offered",
  "travel_fee_usd",
  "travel_bands",
  "travel_cents_per_km",
  "fee_workshop_half_day",
  "fee_workshop_full_day",
  "offers_qa",
  "fee_qa_15min_cents",
  "fee_qa_30min_cents",
  "allows_direct_booking",
  "direct_notice_days",
  "direct_per_month",
  "direct_within_km",
  "quick_booking_available",
  "availability_status",
] as const;
export type EditableField = (typeof EDITABLE_FIELDS)[number];

/** The lists of a profile, under the names of the specification. */
export const COLLECTIONS = [
  "talks",
  "workshops",
  "videos",
  "publications",
  "testimonials",
  "gallery_images",
  "speaker_awards",
  "speaker_key_points",
] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** More than this would not be read. */
export const MOST_ITEMS: Record<Collection, number> = {
  talks: 30,
  workshops: 20,
  videos: 20,
  publications: 40,
  testimonials: 40,
  gallery_images: 20,
  speaker_awards: 30,
  speaker_key_points: 12,
};

/** Pictures have a place: two of their own, those of single entries, the rest hangs in the gallery. */
export const IMAGE_PLACES = ["profile", "hero", "gallery", "logo", "preview"] as const;
export type ImagePlace = (typeof IMAGE_PLACES)[number];

/** The one picture an entry of a list can have. */
export const ENTRY_PICTURES = {
  logo: { collection: "testimonials", field: "logo_url" },
  preview: { collection: "publications", field: "preview_image_url" },
} as const;
export type EntryPicture = keyof typeof ENTRY_PICTURES;

export function isEntryPicture(place: ImagePlace): place is EntryPicture {
  return place in ENTRY_PICTURES;
}

export const SOCIAL_NETWORKS = ["website", "linkedin", "instagram", "youtube", "x"] as const;
