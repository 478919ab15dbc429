import { z } from "zod";
import { KEY_POINT_ICONS } from "#domain/speaker/key-point-icons.ts";

const text = z.string().nullable();
const count = z.int().nullable();
const day = z.iso.date().nullable();

export const talkSchema = z
  .object({
    id: z.uuid(),
    speaker_id: z.uuid(),
    title: z.string(),
    subtitle: text,
    description: text,
    available_durations: z.array(z.int()),
    category: text,
    duration: count,
    tags: z.array(z.string()),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Talk" });

export const workshopSchema = z
  .object({
    id: z.uuid(),
    speaker_id: z.uuid(),
    title: z.string(),
    description: text,
    duration_hours: z.int(),
    fee_cents: z.int(),
    is_active: z.boolean(),
  })
  .meta({ id: "Workshop" });

export const videoSchema = z
  .object({ url: z.string(), title: z.string(), description: text, duration_seconds: count })
  .meta({ id: "Video" });

export const publicationSchema = z
  .object({
    title: z.string(),
    description: text,
    url: text,
    year: count,
    preview_image_url: text,
    language_code: text,
    domain: text,
    published_date: day,
    read_time_minutes: count,
  })
  .meta({ id: "Publication" });

export const testimonialSchema = z
  .object({
    author: z.string(),
    position: text,
    role: text,
    company: text,
    content: text,
    quote: text,
    rating: z.int().min(1).max(5),
    event_date: day,
    logo_url: text,
    /** Set for the verified review of a completed booking, null for what the speaker has provided. */
    review_id: z.uuid().nullable(),
    /** What the speaker answered to a review. */
    reply: text,
  })
  .meta({ id: "Testimonial" });

export const galleryImageSchema = z
  .object({ url: text, image_url: text, width: z.int(), height: z.int(), alt: text })
  .meta({ id: "GalleryImage" });

export const awardSchema = z
  .object({ title: z.string(), issuer: text, date_issued: day, description: text })
  .meta({ id: "SpeakerAward" });

export const keyPointSchema = z
  .object({
    title: z.string(),
    description: text,
    icon_name: z.enum(KEY_POINT_ICONS),
    sort_order: z.int(),
  })
  .meta({ id: "SpeakerKeyPoint" });
