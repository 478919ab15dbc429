import { z } from "zod";
import { LANDING_SORTS, LANDING_STATUSES } from "#domain/content/admin-lists.ts";
import { LANDING_LIMITS as L } from "#domain/content/landing-page.ts";
import { SORT_OPTIONS } from "#domain/search/sort-options.ts";
import { CATEGORY_NAMES } from "#domain/speaker/categories/categories.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { EDITOR_ERRORS as E } from "#server/api/schemas/editor-texts.ts";
import {
  optional,
  orNothing,
  required,
  slugField,
  versionField,
} from "../schemas/editor-fields.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";

const instant = z.iso.datetime();
const named = z.object({ id: z.uuid(), slug: z.string(), name: z.string() });

export const landingListQuery = listQuery(LANDING_SORTS, {
  status: choice(LANDING_STATUSES, "Only this status."),
  category: choice(CATEGORY_NAMES, "Only this category."),
});

const questions = z
  .array(
    z.object({
      question: required(L.question, E.question),
      answer: required(L.answer, E.question),
    }),
  )
  .max(L.questions, VALIDATION_MESSAGES.mostChosen(L.questions));

const landingRule = z.object({
  sort: z.enum(SORT_OPTIONS, { error: VALIDATION_MESSAGES.choice }),
  most: z
    .int(VALIDATION_MESSAGES.wholeNumber)
    .min(3, VALIDATION_MESSAGES.wholeNumber)
    .max(24, VALIDATION_MESSAGES.wholeNumber),
  withinKm: z
    .int(VALIDATION_MESSAGES.wholeNumber)
    .min(10, VALIDATION_MESSAGES.wholeNumber)
    .max(1_000, VALIDATION_MESSAGES.wholeNumber)
    .nullable(),
});

export const landingDraftSchema = z
  .object({
    version: versionField,
    category: z.enum(CATEGORY_NAMES, { error: E.category }),
    city: orNothing(L.city),
    slug: slugField.refine((text) => text.length <= L.slug, { error: VALIDATION_MESSAGES.slug }),
    status: z.enum(LANDING_STATUSES, { error: VALIDATION_MESSAGES.choice }),
    headline: required(L.headline, E.headline),
    intro: optional(L.intro),
    body: optional(L.body),
    faq: questions,
    pinned_speaker_ids: z.array(z.uuid()).max(L.pinned, VALIDATION_MESSAGES.mostChosen(L.pinned)),
    list_rule: landingRule,
    seo_title: orNothing(60),
    seo_description: orNothing(160),
    is_indexed: z.boolean(),
  })
  .meta({ id: "LandingDraft" });

const landingSchema = z.object({
  id: z.uuid(),
  category: z.string(),
  city: z.string().nullable(),
  slug: z.string(),
  path: z.string(),
  status: z.enum(LANDING_STATUSES),
  headline: z.string(),
  intro: z.string(),
  body: z.string(),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  pinned_speaker_ids: z.array(z.uuid()),
  list_rule: landingRule,
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  is_indexed: z.boolean(),
  is_thin: z.boolean(),
  speaker_count: z.int(),
  created_at: instant,
  updated_at: instant,
});

export const landingListSchema = listOf(landingSchema);
export const landingFileSchema = landingSchema.extend({ pinned: z.array(named) });

export const landingPath = z.object({ id: z.uuid().describe("Id of the landing page.") });
