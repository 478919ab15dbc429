import { z } from "@hono/zod-openapi";
import {
  LANDING_SORTS,
  LANDING_STATUSES,
  MEDIA_SORTS,
  MEDIA_STATES,
  TALK_SORTS,
  TALK_STATES,
} from "#domain/content/admin-lists.ts";
import { LANDING_LIMITS as L } from "#domain/content/landing-page.ts";
import { SORT_OPTIONS } from "#domain/search/sort-options.ts";
import { CATEGORY_NAMES } from "#domain/speaker/categories.ts";
import { ADMIN_ERRORS } from "../admin-texts.ts";
import { EDITOR_ERRORS as E } from "../content-admin-texts.ts";
import { ADMIN_CONTENT_OPERATIONS as OPERATIONS } from "../docs/admin-content-texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";
import { optional, orNothing, required, slugField, versionField } from "./editor-fields.ts";
import { choice, listOf, listQuery } from "./list-query.ts";
import { day } from "./parameters.ts";

const instant = z.iso.datetime();
const named = z.object({ id: z.uuid(), slug: z.string(), name: z.string() });
const talkTexts = OPERATIONS.listAllTalks.parameters;
const MOST_AT_ONCE = 200;

export const talkListQuery = listQuery(TALK_SORTS, {
  category: choice(CATEGORY_NAMES, talkTexts.category.en),
  state: choice(TALK_STATES, talkTexts.state.en),
});

export const talkListSchema = listOf(
  z.object({
    id: z.uuid(),
    title: z.string(),
    subtitle: z.string().nullable(),
    description: z.string().nullable(),
    category: z.string().nullable(),
    tags: z.array(z.string()),
    available_durations: z.array(z.int()),
    is_hidden: z.boolean(),
    created_at: instant,
    speaker: named,
    bookings: z.int(),
  }),
);

export const talkChangeSchema = z
  .object({
    ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE, ADMIN_ERRORS.tooMany(MOST_AT_ONCE)),
    change: z
      .object({
        title: required(200, E.title),
        subtitle: orNothing(300),
        description: orNothing(10_000),
        category: z.enum(CATEGORY_NAMES, { error: E.category }).nullable(),
        tags: z.array(required(60, E.title)).max(20, ADMIN_ERRORS.tooMany(20)),
        available_durations: z.array(z.int().min(1).max(600)).max(10, ADMIN_ERRORS.tooMany(10)),
        is_hidden: z.boolean(),
      })
      .partial(),
  })
  .openapi("TalkChange");

export const mediaListQuery = listQuery(MEDIA_SORTS, {
  state: choice(MEDIA_STATES, OPERATIONS.listMedia.parameters.state.en),
});

export const mediaSchema = z
  .object({
    id: z.uuid(),
    storage_key: z.string(),
    file_name: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    alt: z.string(),
    credit: z.string().nullable(),
    rights: z.string().nullable(),
    rights_expire_on: z.string().nullable(),
    created_at: instant,
  })
  .openapi("MediaFile");

export const mediaListSchema = listOf(mediaSchema.extend({ use_count: z.int() }));

export const mediaChangeSchema = z
  .object({
    alt: optional(300),
    credit: orNothing(200),
    rights: orNothing(500),
    rights_expire_on: day.nullable().openapi({ type: ["string", "null"], format: "date" }),
  })
  .openapi("MediaChange");

export const mediaUsesSchema = z.object({
  uses: z.array(
    z.object({ kind: z.enum(["post", "landing", "speaker"]), id: z.uuid(), title: z.string() }),
  ),
});

const landingTexts = OPERATIONS.listLandingPages.parameters;

export const landingListQuery = listQuery(LANDING_SORTS, {
  status: choice(LANDING_STATUSES, landingTexts.status.en),
  category: choice(CATEGORY_NAMES, landingTexts.category.en),
});

const questions = z
  .array(
    z.object({
      question: required(L.question, E.question),
      answer: required(L.answer, E.question),
    }),
  )
  .max(L.questions, ADMIN_ERRORS.tooMany(L.questions));

const landingRule = z.object({
  sort: z.enum(SORT_OPTIONS, { error: PARAMETER_ERRORS.choice }),
  most: z
    .int(PARAMETER_ERRORS.limit)
    .min(3, PARAMETER_ERRORS.limit)
    .max(24, PARAMETER_ERRORS.limit),
  withinKm: z
    .int(PARAMETER_ERRORS.limit)
    .min(10, PARAMETER_ERRORS.limit)
    .max(1_000, PARAMETER_ERRORS.limit)
    .nullable(),
});

export const landingDraftSchema = z
  .object({
    version: versionField,
    category: z.enum(CATEGORY_NAMES, { error: E.category }),
    city: orNothing(L.city),
    slug: slugField.refine((text) => text.length <= L.slug, { error: E.slug }),
    status: z.enum(LANDING_STATUSES, { error: PARAMETER_ERRORS.choice }),
    headline: required(L.headline, E.headline),
    intro: optional(L.intro),
    body: optional(L.body),
    faq: questions,
    pinned_speaker_ids: z.array(z.uuid()).max(L.pinned, ADMIN_ERRORS.tooMany(L.pinned)),
    list_rule: landingRule,
    seo_title: orNothing(60),
    seo_description: orNothing(160),
    is_indexed: z.boolean(),
  })
  .openapi("LandingDraft");

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
