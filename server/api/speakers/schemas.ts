import { z } from "zod";
import { recordBy } from "#domain/record/record-by.ts";
import { FACET_NAMES } from "#domain/search/filter-table.ts";
import { AVAILABILITY_STATUSES, SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import {
  awardSchema,
  galleryImageSchema,
  keyPointSchema,
  publicationSchema,
  talkSchema,
  testimonialSchema,
  videoSchema,
  workshopSchema,
} from "./schemas-content.ts";

const text = z.string().nullable();
const texts = z.array(z.string());
const count = z.int().nullable();

/** What a list shows of a speaker. The fees without „cents“ in their meaning are whole euros. */
const summaryFields = {
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  name: text,
  title: text,
  slug: z.string(),
  job_title: text,
  company: text,
  short_bio: text,
  presentation_style: text,
  categories: texts,
  specialties: texts,
  languages_spoken: texts,
  hero_image_url: text,
  profile_image_url: text,
  address_label: text,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  base_fee_usd: count,
  min_fee: count,
  fee_20: count,
  fee_40: count,
  fee_60: count,
  keynote_fee: count,
  fee_range_min: count,
  /** Minutes of the lengths that cannot be booked. */
  lengths_not_offered: z.array(z.int()),
  travel_fee_usd: count,
  fee_workshop_half_day: count,
  fee_workshop_full_day: count,
  fee_qa_15min_cents: count,
  fee_qa_30min_cents: count,
  offers_qa: z.boolean(),
  is_verified: z.boolean(),
  is_top_speaker: z.boolean(),
  quick_booking_available: z.boolean(),
  allows_direct_booking: z.boolean(),
  availability_status: z.enum(AVAILABILITY_STATUSES).nullable(),
  trust_badges: texts,
  average_rating: z.number(),
  successful_events_count: z.int(),
  total_bookings: count,
  years_experience: count,
  reviews: count,
  is_active: z.boolean(),
  status: z.enum(SPEAKER_STATUSES),
  created_at: z.iso.datetime(),
};

const speakerSummarySchema = z.object(summaryFields).meta({ id: "SpeakerSummary" });

export const speakerSchema = z
  .object({
    ...summaryFields,
    bio: text,
    detailed_bio: text,
    social_links: z.record(z.string(), z.string()),
    talks: z.array(talkSchema),
    workshops: z.array(workshopSchema),
    videos: z.array(videoSchema),
    publications: z.array(publicationSchema),
    testimonials: z.array(testimonialSchema),
    testimonial_count: z.int(),
    gallery_images: z.array(galleryImageSchema),
    speaker_awards: z.array(awardSchema),
    speaker_key_points: z.array(keyPointSchema),
  })
  .meta({ id: "Speaker" });

const facetSchema = z.array(z.object({ value: z.string(), count: z.int() })).readonly();

const cents = z.int();

export const eventTotalSchema = z
  .union([
    z.object({
      state: z.literal("known"),
      base: cents,
      travel: cents,
      net: cents,
      vat: cents,
      gross: cents,
      vatBasisPoints: z.int(),
    }),
    z.object({ state: z.literal("unknown"), missing: z.enum(["price", "length", "origin"]) }),
  ])
  .meta({ id: "EventTotal" });

export const eventTotalsSchema = z
  .record(z.string(), eventTotalSchema)
  .describe(
    "With `date` and a `venue` that is sure: what each speaker costs, by slug, in cents with the German tax.",
  );

export const speakerPageSchema = z
  .object({
    items: z.array(speakerSummarySchema),
    total: z.int(),
    nextCursor: z.string().nullable(),
    facets: z.object(recordBy(FACET_NAMES, () => facetSchema)),
    totals: eventTotalsSchema.optional(),
  })
  .meta({ id: "SpeakerPage" });
