import type { FormatDuration } from "#domain/pricing/duration-formats.ts";
import type { CategoryName } from "#domain/speaker/categories/categories.ts";
import type { KeyPointIcon } from "#domain/speaker/key-point-icons.ts";
import type { AvailabilityStatus, Gender, SpeakerStatus } from "#domain/speaker/speaker-codes.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** Field names are the specified ones (ENT-06, ENT-38 to ENT-46), so inserting is a plain mapping. */

/** A short list, so that the filter for the presentation style finds more than one speaker per value. */
export const PRESENTATION_STYLES = [
  "Dialogisch, mit Übungen im Saal",
  "Erzählend, mit Geschichten",
  "Analytisch, mit Zahlen",
  "Lebhaft, mit Humor",
  "Sachlich, mit Beispielen",
  "Anschaulich, mit Vorführung",
] as const;
type PresentationStyle = (typeof PRESENTATION_STYLES)[number];

type DemoTalk = {
  title: string;
  subtitle: string;
  description: string;
  /** Minutes; an empty list reads „Dauer nach Absprache“. */
  available_durations: number[];
  duration: number;
  category: CategoryName;
  tags: string[];
};

type DemoVideo = {
  url: string;
  title: string;
  description: string;
  duration_seconds: number | null;
};

type DemoPublication = {
  title: string;
  description: string;
  url: string | null;
  year: number;
  preview_image_url: string | null;
  language_code: string;
  domain: string | null;
  published_date: IsoDate;
  read_time_minutes: number | null;
};

type DemoTestimonial = {
  author: string;
  role: string;
  company: string | null;
  quote: string;
  rating: number;
  event_date: IsoDate;
  logo_url: string | null;
};

type DemoAward = {
  title: string;
  issuer: string;
  date_issued: IsoDate;
  description: string;
};

type DemoKeyPoint = {
  title: string;
  description: string;
  icon_name: KeyPointIcon;
  sort_order: number;
};

type DemoGalleryImage = { image_url: string; width: number; height: number };

type DemoWorkshop = {
  title: string;
  description: string;
  duration_hours: 4 | 8;
  fee_cents: number;
  is_active: boolean;
};

/** Fees are whole euros, except where the name says cents (C-95). */
export type DemoSpeaker = {
  slug: string;
  name: string | null;
  title: string | null;
  job_title: string;
  company: string | null;
  short_bio: string;
  detailed_bio: string;
  presentation_style: PresentationStyle;
  gender: Gender | null;
  categories: CategoryName[];
  specialties: string[];
  languages_spoken: string[];
  hero_image_url: string;
  profile_image_url: string;
  address_label: string;
  lat: number;
  lng: number;
  email: string;
  phone: string | null;
  fee_20: number | null;
  fee_40: number | null;
  fee_60: number | null;
  /** Every other length has a price, unless there is none at all; the starting price is computed. */
  lengths_not_offered: FormatDuration[];
  fee_workshop_half_day: number | null;
  fee_workshop_full_day: number | null;
  fee_qa_15min_cents: number | null;
  fee_qa_30min_cents: number | null;
  offers_qa: boolean;
  travel_fee_usd: number | null;
  is_verified: boolean;
  is_top_speaker: boolean;
  quick_booking_available: boolean;
  allows_direct_booking: boolean;
  availability_status: AvailabilityStatus | null;
  trust_badges: string[];
  average_rating: number;
  reviews: number;
  successful_events_count: number;
  total_bookings: number;
  years_experience: number;
  social_links: Record<string, string>;
  is_active: boolean;
  status: SpeakerStatus;
  created_at: string;
  talks: DemoTalk[];
  videos: DemoVideo[];
  publications: DemoPublication[];
  testimonials: DemoTestimonial[];
  speaker_awards: DemoAward[];
  speaker_key_points: DemoKeyPoint[];
  gallery_images: DemoGalleryImage[];
  workshops: DemoWorkshop[];
};
