import { z } from "zod";
import {
  needsReason,
  SPEAKER_ACTIONS,
  SPEAKER_FLAGS,
  SPEAKER_SORTS,
} from "#domain/speaker/admin/speaker-actions.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { COLLECTIONS } from "#domain/speaker/editable-fields.ts";
import { SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { historySchema } from "#server/api/schemas/history.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { LONGEST_SLUG, SLUG } from "../schemas/parameters.ts";
import { SPEAKER_ADMIN_ERRORS as E } from "./texts.ts";

const MOST_AT_ONCE = 200;

export const speakerListQuery = listQuery(SPEAKER_SORTS, {
  status: choice(SPEAKER_STATUSES, "Only profiles in this state."),
  category: choice(
    CATEGORIES.map(({ name }) => name),
    "Only profiles of this category.",
  ),
  flag: choice(SPEAKER_FLAGS, "Only profiles with this mark."),
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
).meta({ id: "AdminSpeakerList" });

/** Read later to understand what happened. */
const SHORTEST_REASON = 3;
const reason = z.string().trim().max(1000, FORM_MESSAGES.tooLong(1000)).nullable().default(null);

export const speakerActionSchema = z
  .strictObject({
    ids: z
      .array(z.uuid(VALIDATION_MESSAGES.choice), { error: VALIDATION_MESSAGES.choice })
      .min(1, VALIDATION_MESSAGES.choice)
      .max(MOST_AT_ONCE, VALIDATION_MESSAGES.mostChosen(MOST_AT_ONCE)),
    action: z.enum(SPEAKER_ACTIONS, { error: VALIDATION_MESSAGES.choice }),
    reason,
    /** Publishes although something expected is missing. */
    is_deliberate: z.boolean().default(false),
  })
  .refine(
    ({ action, reason: why }) => !needsReason(action) || (why ?? "").length >= SHORTEST_REASON,
    {
      path: ["reason"],
      error: VALIDATION_MESSAGES.reason,
    },
  )
  .meta({ id: "AdminSpeakerAction" });

export const changedSchema = z.object({ changed: z.int(), unchanged: z.int() });

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, FORM_MESSAGES.tooLong(254))
  .refine((text) => text === "" || z.email().safeParse(text).success, {
    error: FORM_MESSAGES.email,
  })
  .transform((text) => text || null);

export const newSpeakerSchema = z
  .strictObject({
    name: z.string({ error: E.name }).trim().min(1, E.name).max(200, FORM_MESSAGES.tooLong(200)),
    email,
  })
  .meta({ id: "AdminNewSpeaker" });

export const createdSchema = z.object({ id: z.uuid() });

export const adminSpeakerPath = z.object({ id: z.uuid().describe("Id of the profile.") });

export const collectionPath = adminSpeakerPath.extend({
  collection: z.enum(COLLECTIONS).describe("Name of the list."),
});

export const speakerHoldsSchema = z
  .object({ reasons: z.array(z.string()) })
  .meta({ id: "AdminSpeakerHolds" });

export const speakerDeletionSchema = z
  .strictObject({
    confirmation: z.string({ error: E.typedName }).max(250, FORM_MESSAGES.tooLong(250)),
    reason: z
      .string({ error: VALIDATION_MESSAGES.reason })
      .trim()
      .min(3, VALIDATION_MESSAGES.reason)
      .max(1000, FORM_MESSAGES.tooLong(1000)),
  })
  .meta({ id: "AdminSpeakerDeletion" });

export const slugSchema = z
  .strictObject({
    slug: z
      .string({ error: VALIDATION_MESSAGES.slug })
      .max(LONGEST_SLUG, VALIDATION_MESSAGES.slug)
      .regex(SLUG, VALIDATION_MESSAGES.slug),
  })
  .meta({ id: "AdminSlug" });

export const changedSlugSchema = z.object({ slug: z.string() });

export const recordEditSchema = z
  .strictObject({
    email,
    phone: z
      .string({ error: VALIDATION_MESSAGES.choice })
      .trim()
      .max(50, FORM_MESSAGES.tooLong(50))
      .refine((text) => text === "" || text.length >= 3, { error: E.phone })
      .transform((text) => text || null),
    note: z.string().trim().max(5000, FORM_MESSAGES.tooLong(5000)),
  })
  .meta({ id: "AdminSpeakerRecordEdit" });

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
  .meta({ id: "AdminSpeakerRecord" });
