import { z } from "zod";
import { recordBy } from "#domain/record/record-by.ts";
import { APPLICATION_STATUSES } from "#domain/speaker/application/application.ts";
import { KEY_POINT_ICONS } from "#domain/speaker/key-point-icons.ts";
import { REVIEWED_PARTS } from "#domain/speaker/profile-change.ts";
import { PROFILE_LIST_NAMES } from "#domain/speaker/profile-lists.ts";
import { AVAILABILITY_STATUSES, GENDERS } from "#domain/speaker/speaker-codes.ts";

const id = z.uuid();
const text = z.string().nullable();
const texts = z.array(z.string());
const count = z.int().nullable();
const day = z.iso.date().nullable();
const version = z.string();

const profile = z.object({
  name: text,
  job_title: text,
  company: text,
  short_bio: text,
  bio: text,
  detailed_bio: text,
  presentation_style: text,
  years_experience: count,
  gender: z.enum(GENDERS).nullable(),
  address_label: text,
  ...recordBy(PROFILE_LIST_NAMES, () => texts),
  social_links: z.record(z.string(), z.string()),
  fee_20: count,
  fee_40: count,
  fee_60: count,
  lengths_not_offered: z.array(z.int()),
  travel_fee_usd: count,
  travel_bands: z.array(z.object({ up_to_km: count, euros: z.int() })),
  travel_cents_per_km: count,
  fee_workshop_half_day: count,
  fee_workshop_full_day: count,
  offers_qa: z.boolean(),
  fee_qa_15min_cents: count,
  fee_qa_30min_cents: count,
  allows_direct_booking: z.boolean(),
  direct_notice_days: count,
  direct_per_month: count,
  direct_within_km: count,
  quick_booking_available: z.boolean(),
  availability_status: z.enum(AVAILABILITY_STATUSES).nullable(),
});

const talk = z.object({
  id,
  title: z.string(),
  subtitle: text,
  description: text,
  available_durations: z.array(z.int()),
  category: text,
  tags: texts,
});

const workshop = z.object({
  id,
  title: z.string(),
  description: text,
  duration_hours: z.int(),
  fee_cents: z.int(),
  is_active: z.boolean(),
});

const publication = z.object({
  id,
  title: z.string(),
  description: text,
  url: text,
  year: count,
  language_code: text,
  domain: text,
  published_date: day,
  read_time_minutes: count,
  preview_image_url: text,
});

const testimonial = z.object({
  id,
  author: z.string(),
  position: text,
  company: text,
  content: z.string(),
  rating: z.int(),
  event_date: day,
  logo_url: text,
});

/** One line of the comparison between what is public and what is wanted. */
export const changeLineSchema = z.object({
  part: z.enum(REVIEWED_PARTS),
  kind: z.enum(["edited", "added", "removed", "moved"]),
  item: text,
  field: text,
  before: text,
  after: text,
});

const pending = z.object({
  status: z.enum(APPLICATION_STATUSES),
  submitted_at: z.iso.datetime().nullable(),
  notes: z.record(z.string(), z.string()),
  reason: text,
  lines: z.array(changeLineSchema),
});

export const ownContentSchema = z
  .object({
    id,
    slug: z.string(),
    is_listed: z.boolean(),
    profile_image_url: text,
    hero_image_url: text,
    profile,
    talks: z.array(talk),
    workshops: z.array(workshop),
    videos: z.array(
      z.object({
        id,
        url: z.string(),
        title: z.string(),
        description: text,
        duration_seconds: count,
      }),
    ),
    publications: z.array(publication),
    testimonials: z.array(testimonial),
    gallery_images: z.array(
      z.object({ id, url: z.string(), width: z.int(), height: z.int(), alt: text }),
    ),
    speaker_awards: z.array(
      z.object({ id, title: z.string(), issuer: text, date_issued: day, description: text }),
    ),
    speaker_key_points: z.array(
      z.object({ id, title: z.string(), description: text, icon_name: z.enum(KEY_POINT_ICONS) }),
    ),
    versions: z.object({
      profile: version,
      talks: version,
      workshops: version,
      videos: version,
      publications: version,
      testimonials: version,
      gallery_images: version,
      speaker_awards: version,
      speaker_key_points: version,
    }),
    /** What waits for approval, or was turned down last. */
    pending: pending.nullable(),
  })
  .meta({ id: "OwnSpeakerContent" });
