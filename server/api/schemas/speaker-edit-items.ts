import { z } from "@hono/zod-openapi";
import { isCalendarDay } from "#domain/iso-date.ts";
import { isWebAddress } from "#domain/speaker/application.ts";
import type { Collection } from "#domain/speaker/editable.ts";
import { KEY_POINT_ICONS } from "#domain/speaker/key-point-icons.ts";
import { videoId } from "#domain/speaker/video-id.ts";
import { EDIT_FIELD_ERRORS as E } from "../speaker-edit-texts.ts";
import { list, money, optional, required, whole } from "./speaker-edit.ts";

const id = z.uuid({ error: E.choice });
const day = z.string({ error: E.day }).refine(isCalendarDay, { error: E.day }).nullable();
const forbidden = { error: E.forbidden };

const durations = z
  .array(z.int({ error: E.durations }).min(5, E.durations).max(600, E.durations), {
    error: E.durations,
  })
  .max(8, E.tooMany(8))
  .refine((all) => new Set(all).size === all.length, { error: E.twice });

const link = z
  .string({ error: E.link })
  .trim()
  .max(2000, E.tooLong(2000))
  .refine((text) => text === "" || isWebAddress(text), { error: E.link })
  .nullable()
  .transform((text) => text || null);

const talk = z.strictObject(
  {
    id: id.optional(),
    title: required(200),
    subtitle: optional(300),
    description: optional(10_000),
    available_durations: durations,
    category: optional(60),
    tags: list(40, 12),
  },
  forbidden,
);

const workshop = z.strictObject(
  {
    id: id.optional(),
    title: required(200),
    description: optional(10_000),
    duration_hours: whole(1, 24),
    fee_cents: money,
    is_active: z.boolean({ error: E.choice }),
  },
  forbidden,
);

const video = z.strictObject(
  {
    id: id.optional(),
    url: required(2000).refine((text) => videoId(text) !== null, { error: E.video }),
    title: required(200),
    description: optional(2000),
    duration_seconds: whole(1, 36_000).nullable(),
  },
  forbidden,
);

const publication = z.strictObject(
  {
    id: id.optional(),
    title: required(300),
    description: optional(5000),
    url: link,
    year: whole(1900, 2200).nullable(),
    language_code: z
      .string({ error: E.language })
      .regex(/^[a-z]{2}$/, E.language)
      .nullable(),
    domain: optional(200),
    published_date: day,
    read_time_minutes: whole(1, 10_000).nullable(),
  },
  forbidden,
);

/** The specification spells two of these fields twice; what is written here counts from now on. */
const testimonial = z
  .strictObject(
    {
      id: id.optional(),
      author: required(200),
      position: optional(200),
      company: optional(200),
      content: required(5000),
      rating: whole(1, 5),
      event_date: day,
    },
    forbidden,
  )
  .transform((row) => ({ ...row, role: null, quote: null }));

const image = z.strictObject({ id, alt: optional(300) }, forbidden);

const award = z.strictObject(
  {
    id: id.optional(),
    title: required(200),
    issuer: optional(200),
    date_issued: day,
    description: optional(2000),
  },
  forbidden,
);

const keyPoint = z.strictObject(
  {
    id: id.optional(),
    title: required(200),
    description: optional(1000),
    icon_name: z.enum(KEY_POINT_ICONS, { error: E.choice }),
  },
  forbidden,
);

/** What one entry of each list may hold. */
export const ITEM_SCHEMAS = {
  talks: z.array(talk),
  workshops: z.array(workshop),
  videos: z.array(video),
  publications: z.array(publication),
  testimonials: z.array(testimonial),
  gallery_images: z.array(image),
  speaker_awards: z.array(award),
  speaker_key_points: z.array(keyPoint),
} as const satisfies Record<Collection, z.ZodType>;
