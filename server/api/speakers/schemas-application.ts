import { z } from "zod";
import { videoId } from "#domain/media/video-id.ts";
import {
  APPLICATION_LANGUAGES,
  APPLICATION_STATUSES,
  FEE_LENGTHS,
  isWebAddress,
  APPLICATION_LIMITS as LIMITS,
} from "#domain/speaker/application/application.ts";
import { CATEGORY_NAMES } from "#domain/speaker/categories/categories.ts";
import { SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { APPLICATION_ERRORS as ERRORS } from "#server/api/schemas/texts.ts";

function text(longest: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longest, FORM_MESSAGES.tooLong(longest));
}

/** An empty field of the form is nothing. */
function optionalText(longest: number) {
  return z
    .string({ error: VALIDATION_MESSAGES.text })
    .trim()
    .max(longest, FORM_MESSAGES.tooLong(longest))
    .nullish()
    .transform((value) => value || null)
    .meta({ type: ["string", "null"], maxLength: longest });
}

function optionalLink() {
  return z
    .string({ error: ERRORS.link })
    .trim()
    .max(LIMITS.link, FORM_MESSAGES.tooLong(LIMITS.link))
    .refine((value) => value === "" || isWebAddress(value), { error: ERRORS.link })
    .nullish()
    .transform((value) => value || null)
    .meta({ type: ["string", "null"], format: "uri", maxLength: LIMITS.link });
}

function choices<const Code extends string>(codes: readonly Code[], most: number, error: string) {
  return z
    .array(z.enum(codes, { error }), { error })
    .min(1, error)
    .max(most, error)
    .refine((chosen) => new Set(chosen).size === chosen.length, { error });
}

export const applicationSchema = z
  .object({
    name: text(LIMITS.name, ERRORS.name),
    job_title: text(LIMITS.jobTitle, ERRORS.job_title),
    city: text(LIMITS.city, ERRORS.city),
    categories: choices(CATEGORY_NAMES, LIMITS.categories, ERRORS.categories),
    topics: optionalText(LIMITS.topics),
    languages: choices(APPLICATION_LANGUAGES, APPLICATION_LANGUAGES.length, ERRORS.languages),
    short_bio: z
      .string({ error: ERRORS.short_bio })
      .trim()
      .min(LIMITS.bioAtLeast, ERRORS.short_bio)
      .max(LIMITS.bio, ERRORS.short_bio),
    fee_idea: z
      .int({ error: ERRORS.fee_idea })
      .min(0, ERRORS.fee_idea)
      .max(LIMITS.fee, ERRORS.fee_idea)
      .nullish()
      .transform((value) => value ?? null)
      .meta({ type: ["integer", "null"], maximum: LIMITS.fee }),
    // Without a length the fee is that of a keynote of 40 minutes.
    fee_length: z
      .enum(FEE_LENGTHS, { error: ERRORS.fee_length })
      .nullish()
      .transform((value) => value ?? null)
      .meta({ type: ["string", "null"], enum: [...FEE_LENGTHS, null] }),
    website: optionalLink(),
    video: optionalLink().refine((link) => link === null || videoId(link) !== null, {
      error: ERRORS.video,
    }),
    terms_accepted: z.literal(true, { error: ERRORS.terms }),
  })
  .meta({ id: "NewSpeakerApplication" });

export const submittedSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(APPLICATION_STATUSES),
    submitted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "SpeakerApplication" });

const draftText = (longest: number) => z.string().max(longest, FORM_MESSAGES.tooLong(longest));

/** What was typed so far: bounded, but nothing has to be right yet. */
export const applicationDraftSchema = z
  .object({
    name: draftText(LIMITS.name),
    job_title: draftText(LIMITS.jobTitle),
    city: draftText(LIMITS.city),
    categories: z.array(z.enum(CATEGORY_NAMES, { error: ERRORS.categories })).max(20),
    topics: draftText(LIMITS.topics),
    languages: z.array(z.enum(APPLICATION_LANGUAGES, { error: ERRORS.languages })).max(20),
    short_bio: draftText(LIMITS.bio),
    fee_idea: draftText(LIMITS.feeEntry),
    fee_length: draftText(LIMITS.feeEntry).default(""),
    website: draftText(LIMITS.link),
    video: draftText(LIMITS.link),
  })
  .meta({ id: "SpeakerApplicationDraft" });

export const savedDraftSchema = z.object({ saved: z.literal(true) }).meta({ id: "SavedDraft" });

const ownApplicationSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(APPLICATION_STATUSES),
    submitted_at: z.iso.datetime().nullable(),
    /** What was sent or typed so far. */
    data: z.record(z.string(), z.unknown()),
    /** What reviewers ask for, by field. */
    field_notes: z.record(z.string(), z.string()),
    decision_reason: z.string().nullable(),
    expected_by: z.iso.date().nullable(),
  })
  .meta({ id: "OwnApplication" });

export const speakerTermsSchema = z
  .object({
    version: z.string(),
    accepted_version: z.string().nullable(),
    accepted_at: z.iso.datetime().nullable(),
    needs_consent: z.boolean(),
  })
  .meta({ id: "SpeakerTerms" });

export const termsConsentSchema = z
  .object({ version: z.string({ error: ERRORS.terms }).min(1, ERRORS.terms).max(40, ERRORS.terms) })
  .meta({ id: "SpeakerTermsConsent" });

export const ownSpeakerSchema = z
  .object({
    profile: z
      .object({
        id: z.uuid(),
        slug: z.string(),
        name: z.string(),
        profile_image_url: z.string().nullable(),
        status: z.enum(SPEAKER_STATUSES),
        is_active: z.boolean(),
        is_listed: z.boolean(),
      })
      .nullable(),
    application: ownApplicationSchema.nullable(),
  })
  .meta({ id: "OwnSpeaker" });
