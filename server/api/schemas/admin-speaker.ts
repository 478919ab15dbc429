import { z } from "@hono/zod-openapi";
import { BOOKING_ACTORS } from "#domain/booking/status.ts";
import {
  needsReason,
  SPEAKER_ACTIONS,
  SPEAKER_FLAGS,
  SPEAKER_SORTS,
} from "#domain/speaker/admin/speaker-actions.ts";
import { CATEGORIES } from "#domain/speaker/categories.ts";
import { SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import { ADMIN_ERRORS as E } from "../admin-texts.ts";
import { ADMIN_SPEAKER_OPERATIONS as OPERATIONS } from "../docs/admin-speaker-texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";
import { choice, listOf, listQuery } from "./list-query.ts";
import { LONGEST_SLUG, SLUG } from "./parameters.ts";

const texts = OPERATIONS.listAllSpeakers.parameters;
const MOST_AT_ONCE = 200;

export const speakerListQuery = listQuery(SPEAKER_SORTS, {
  status: choice(SPEAKER_STATUSES, texts.status.en),
  category: choice(
    CATEGORIES.map(({ name }) => name),
    texts.category.en,
  ),
  flag: choice(SPEAKER_FLAGS, texts.flag.en),
});

const state = {
  status: z.enum(SPEAKER_STATUSES),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  is_top_speaker: z.boolean(),
  quick_booking_available: z.boolean(),
  allows_direct_booking: z.boolean(),
};

export const speakerListSchema = listOf(
  z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    profile_image_url: z.string().nullable(),
    email: z.string().nullable(),
    ...state,
    /** Wears the badge: by the rule, or by an award (`is_top_speaker`). */
    is_top: z.boolean(),
    has_account: z.boolean(),
    categories: z.array(z.string()),
    /** Whole euros. */
    lowest_fee: z.int().nullable(),
    average_rating: z.number(),
    bookings: z.int(),
    completeness: z.int(),
    last_login_at: z.iso.datetime().nullable(),
    updated_at: z.iso.datetime(),
  }),
).openapi("AdminSpeakerList");

/** Somebody reads it who wants to understand what happened. */
const SHORTEST_REASON = 3;
const reason = z.string().trim().max(1000, E.tooLong(1000)).nullable().default(null);

export const speakerActionSchema = z
  .strictObject({
    ids: z
      .array(z.uuid(E.choice), { error: E.choice })
      .min(1, E.choice)
      .max(MOST_AT_ONCE, E.tooMany(MOST_AT_ONCE)),
    action: z.enum(SPEAKER_ACTIONS, { error: E.choice }),
    reason,
    /** Publishes although something expected is missing. */
    is_deliberate: z.boolean().default(false),
  })
  .refine(
    ({ action, reason: why }) => !needsReason(action) || (why ?? "").length >= SHORTEST_REASON,
    {
      path: ["reason"],
      error: E.reason,
    },
  )
  .openapi("AdminSpeakerAction");

export const changedSchema = z.object({ changed: z.int(), unchanged: z.int() });

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, E.tooLong(254))
  .refine((text) => text === "" || z.email().safeParse(text).success, { error: E.email })
  .transform((text) => text || null)
  .openapi({ type: "string" });

export const newSpeakerSchema = z
  .strictObject({
    name: z.string({ error: E.name }).trim().min(1, E.name).max(200, E.tooLong(200)),
    email,
  })
  .openapi("AdminNewSpeaker");

export const createdSchema = z.object({ id: z.uuid() });

export const adminSpeakerPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: OPERATIONS.readSpeakerRecord.parameters.id.en,
  }),
});

export const speakerHoldsSchema = z
  .object({ reasons: z.array(z.string()) })
  .openapi("AdminSpeakerHolds");

export const speakerDeletionSchema = z
  .strictObject({
    confirmation: z.string({ error: E.typedName }).max(250, E.tooLong(250)),
    reason: z.string({ error: E.reason }).trim().min(3, E.reason).max(1000, E.tooLong(1000)),
  })
  .openapi("AdminSpeakerDeletion");

export const slugSchema = z
  .strictObject({ slug: z.string({ error: E.slug }).max(LONGEST_SLUG, E.slug).regex(SLUG, E.slug) })
  .openapi("AdminSlug");

export const recordEditSchema = z
  .strictObject({
    email,
    phone: z
      .string({ error: PARAMETER_ERRORS.choice })
      .trim()
      .max(50, E.tooLong(50))
      .refine((text) => text === "" || text.length >= 3, { error: E.phone })
      .transform((text) => text || null)
      .openapi({ type: "string" }),
    note: z.string().trim().max(5000, E.tooLong(5000)),
  })
  .openapi("AdminSpeakerRecordEdit");

export const historySchema = z.array(
  z.object({
    id: z.int(),
    at: z.iso.datetime(),
    actor: z.enum(BOOKING_ACTORS),
    actor_email: z.string().nullable(),
    action: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    reason: z.string().nullable(),
  }),
);

export const speakerRecordSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    profile_image_url: z.string().nullable(),
    ...state,
    owner_id: z.uuid().nullable(),
    owner_email: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    note: z.string().nullable(),
    last_login_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    history: historySchema,
  })
  .openapi("AdminSpeakerRecord");
