import { z } from "zod";
import { LONGEST_NOTICE_DAYS, MOST_PER_MONTH } from "#domain/booking/mode/direct-rules.ts";
import { cents } from "#domain/money.ts";
import { FORMAT_DURATIONS } from "#domain/pricing/duration-formats.ts";
import {
  LONGEST_WAY_KM,
  MOST_CENTS_PER_KM,
  MOST_TRAVEL_BANDS,
  type TravelBand,
  travelBandsSchema,
} from "#domain/pricing/travel/own-travel.ts";
import { recordBy } from "#domain/record/record-by.ts";
import { isWebAddress } from "#domain/speaker/application/application.ts";
import { COLLECTIONS, IMAGE_PLACES, SOCIAL_NETWORKS } from "#domain/speaker/editable-fields.ts";
import { PROFILE_LIST_NAMES, PROFILE_LISTS } from "#domain/speaker/profile-lists.ts";
import { AVAILABILITY_STATUSES, GENDERS } from "#domain/speaker/speaker-codes.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { numberChoice } from "../schemas/number-choice.ts";
import { EDIT_FIELD_ERRORS as E } from "./texts.ts";

const MOST_EUROS = 1_000_000;

export function required(longest: number) {
  return z
    .string({ error: FORM_MESSAGES.required })
    .trim()
    .min(1, FORM_MESSAGES.required)
    .max(longest, FORM_MESSAGES.tooLong(longest));
}

/** An emptied field is nothing. */
export function optional(longest: number) {
  return z
    .string({ error: VALIDATION_MESSAGES.text })
    .trim()
    .max(longest, FORM_MESSAGES.tooLong(longest))
    .nullable()
    .transform((text) => text || null)
    .meta({ type: ["string", "null"], maxLength: longest });
}

export function whole(least: number, most: number) {
  const error = E.number(least, most);
  return z.int({ error }).min(least, error).max(most, error);
}

export function list(longest: number, most: number) {
  return z
    .array(required(longest), { error: VALIDATION_MESSAGES.text })
    .max(most, VALIDATION_MESSAGES.mostEntries(most))
    .refine((all) => new Set(all).size === all.length, { error: E.twice });
}

type ListRule = {
  readonly most: number;
  readonly longest: number;
  readonly codes?: readonly string[];
};

function profileList({ longest, most, codes }: ListRule) {
  const error = VALIDATION_MESSAGES.choice;
  return list(longest, most)
    .refine((all) => !codes || all.every((one) => codes.includes(one)), { error })
    .optional();
}

const euros = z.int({ error: E.amount }).min(0, E.amount).max(MOST_EUROS, E.amount).nullable();
export const money = z
  .int({ error: E.amount })
  .min(0, E.amount)
  .max(MOST_EUROS * 100, E.amount)
  .transform(cents);
const optionalMoney = money.nullable().meta({ type: ["integer", "null"] });

const link = z
  .string({ error: FORM_MESSAGES.link })
  .trim()
  .max(300, FORM_MESSAGES.tooLong(300))
  .refine(isWebAddress, { error: FORM_MESSAGES.link });

const lengths = z
  .array(numberChoice(FORMAT_DURATIONS, { error: VALIDATION_MESSAGES.choice }), {
    error: VALIDATION_MESSAGES.choice,
  })
  .max(FORMAT_DURATIONS.length, E.twice)
  .refine((all) => new Set(all).size === all.length, { error: E.twice });

const perKilometre = z
  .int({ error: E.perKilometre })
  .min(1, E.perKilometre)
  .max(MOST_CENTS_PER_KM, E.perKilometre);

/** The domain judges the list as a whole, so the form shows one sentence at it. */
const travelBands = z
  .custom<TravelBand[]>((value) => travelBandsSchema.safeParse(value).success, { error: E.bands })
  .meta({
    type: "array",
    maxItems: MOST_TRAVEL_BANDS,
    items: {
      type: "object",
      required: ["up_to_km", "euros"],
      properties: { up_to_km: { type: ["integer", "null"] }, euros: {} },
    },
  });

/** Strict on purpose: a caller who tries to verify or rate themselves is told no. */
export const profileEditSchema = z
  .strictObject(
    {
      version: z.string({ error: FORM_MESSAGES.required }).max(64, FORM_MESSAGES.required),
      name: required(200).optional(),
      job_title: optional(200).optional(),
      company: optional(200).optional(),
      short_bio: optional(1000).optional(),
      bio: optional(20_000).optional(),
      detailed_bio: optional(20_000).optional(),
      presentation_style: optional(200).optional(),
      years_experience: whole(0, 80).nullable().optional(),
      gender: z.enum(GENDERS, { error: VALIDATION_MESSAGES.choice }).nullable().optional(),
      address_label: optional(200).optional(),
      ...recordBy(PROFILE_LIST_NAMES, (name) => profileList(PROFILE_LISTS[name])),
      social_links: z
        .partialRecord(z.enum(SOCIAL_NETWORKS), link, { error: FORM_MESSAGES.link })
        .optional(),
      fee_20: euros.optional(),
      fee_40: euros.optional(),
      fee_60: euros.optional(),
      lengths_not_offered: lengths.optional(),
      travel_fee_usd: euros.optional(),
      travel_bands: travelBands.optional(),
      travel_cents_per_km: perKilometre.nullable().optional(),
      fee_workshop_half_day: optionalMoney.optional(),
      fee_workshop_full_day: optionalMoney.optional(),
      offers_qa: z.boolean({ error: VALIDATION_MESSAGES.choice }).optional(),
      fee_qa_15min_cents: optionalMoney.optional(),
      fee_qa_30min_cents: optionalMoney.optional(),
      allows_direct_booking: z.boolean({ error: VALIDATION_MESSAGES.choice }).optional(),
      direct_notice_days: whole(1, LONGEST_NOTICE_DAYS).nullable().optional(),
      direct_per_month: whole(1, MOST_PER_MONTH).nullable().optional(),
      direct_within_km: whole(1, LONGEST_WAY_KM).nullable().optional(),
      quick_booking_available: z.boolean({ error: VALIDATION_MESSAGES.choice }).optional(),
      availability_status: z
        .enum(AVAILABILITY_STATUSES, { error: VALIDATION_MESSAGES.choice })
        .nullable()
        .optional(),
    },
    { error: E.forbidden },
  )
  .meta({ id: "SpeakerProfileEdit" });

export const collectionPath = z.object({
  collection: z.enum(COLLECTIONS).describe("Which list."),
});

/** The items themselves are checked against their own list, which the path names. */
export const collectionEditSchema = z
  .strictObject(
    {
      version: z.string({ error: FORM_MESSAGES.required }).max(64, FORM_MESSAGES.required),
      items: z
        .array(z.record(z.string(), z.unknown()), { error: VALIDATION_MESSAGES.text })
        .max(100, VALIDATION_MESSAGES.mostEntries(100)),
    },
    { error: E.forbidden },
  )
  .meta({ id: "SpeakerCollectionEdit" });

export const imageUploadSchema = z.object({
  file: z
    .custom<File>((value) => value instanceof File, { error: VALIDATION_MESSAGES.file })
    .meta({ type: "string", format: "binary" }),
  place: z.enum(IMAGE_PLACES, { error: VALIDATION_MESSAGES.choice }),
  /** Whose logo or preview it is: the id of a testimonial or publication. */
  entry: z.uuid({ error: VALIDATION_MESSAGES.choice }).optional(),
  alt: z
    .string({ error: VALIDATION_MESSAGES.text })
    .trim()
    .max(300, FORM_MESSAGES.tooLong(300))
    .optional(),
});
