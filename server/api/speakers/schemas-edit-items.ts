import { z } from "zod";
import { videoId } from "#domain/media/video-id.ts";
import { isWebAddress } from "#domain/speaker/application/application.ts";
import type { Collection } from "#domain/speaker/editable-fields.ts";
import { KEY_POINT_ICONS } from "#domain/speaker/key-point-icons.ts";
import { isCalendarDay } from "#domain/time/iso-date.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { list, money, optional, required, whole } from "./schemas-edit.ts";
import { EDIT_FIELD_ERRORS as E } from "./texts.ts";

const id = z.uuid({ error: VALIDATION_MESSAGES.choice });
const day = z
  .string({ error: VALIDATION_MESSAGES.day })
  .refine(isCalendarDay, { error: VALIDATION_MESSAGES.day })
  .nullable();
const forbidden = { error: E.forbidden };

const durations = z
  .array(z.int({ error: E.durations }).min(5, E.durations).max(600, E.durations), {
    error: E.durations,
  })
  .max(8, VALIDATION_MESSAGES.mostEntries(8))
  .refine((all) => new Set(all).size === all.length, { error: E.twice });

const link = z
  .string({ error: FORM_MESSAGES.link })
  .trim()
  .max(2000, FORM_MESSAGES.tooLong(2000))
  .refine((text) => text === "" || isWebAddress(text), { error: FORM_MESSAGES.link })
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
    is_active: z.boolean({ error: VALIDATION_MESSAGES.choice }),
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
    icon_name: z.enum(KEY_POINT_ICONS, { error: VALIDATION_MESSAGES.choice }),
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
