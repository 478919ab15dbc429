import { z } from "@hono/zod-openapi";
import { PRICE_BASES } from "#domain/pricing/price-basis.ts";
import { cursorOffset } from "#domain/search/page-cursor.ts";
import { FORMATS, MAX_QUERY_LENGTH, readNear } from "#domain/search/query.ts";
import { RELEVANCE_PARTS } from "#domain/search/relevance.ts";
import { SUGGESTION_GROUPS } from "#domain/search/results.ts";
import { SORT_OPTIONS } from "#domain/search/sort-options.ts";
import { GENDERS } from "#domain/speaker/speaker-codes.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";
import { day, LONGEST_SLUG, SLUG } from "./parameters.ts";

const texts = OPERATIONS.listSpeakers.parameters;
const MAX_CHOICES = 20;
const LONGEST_CHOICE = 120;

const searchText = z
  .string({ error: PARAMETER_ERRORS.query })
  .max(MAX_QUERY_LENGTH, PARAMETER_ERRORS.query);

function choice<const Code extends string>(codes: readonly Code[], description: string) {
  return z.enum(codes, { error: PARAMETER_ERRORS.choice }).optional().openapi({ description });
}

/** A name that may be repeated. Whichever is wrong, the parameter is refused as a whole. */
function names(isName: (text: string) => boolean, error: string, description: string) {
  return z
    .union([z.string(), z.array(z.string()).max(MAX_CHOICES)], { error })
    .refine((value) => [value].flat().every(isName), { error })
    .optional()
    .openapi({ type: "array", items: { type: "string" }, description });
}

function wholeNumber(description: string) {
  return z
    .string({ error: PARAMETER_ERRORS.number })
    .regex(/^\d{1,9}$/, PARAMETER_ERRORS.number)
    .optional()
    .openapi({ type: "integer", description });
}

/** Refuses what a page would overlook: whoever writes a program wants to know. */
export const searchParameters = z.object({
  q: searchText.optional().openapi({ description: texts.q.en, example: "Künstliche Intelligenz" }),
  category: names(
    (text) => text.length <= LONGEST_SLUG && SLUG.test(text),
    PARAMETER_ERRORS.category,
    texts.category.en,
  ),
  language: names(
    (text) => text.length <= LONGEST_CHOICE,
    PARAMETER_ERRORS.choices,
    texts.language.en,
  ),
  minPrice: wholeNumber(texts.minPrice.en),
  maxPrice: wholeNumber(texts.maxPrice.en),
  prices: choice(PRICE_BASES, texts.prices.en),
  experience: wholeNumber(texts.experience.en),
  gender: choice(GENDERS, texts.gender.en),
  style: z
    .string()
    .max(LONGEST_CHOICE, PARAMETER_ERRORS.choices)
    .optional()
    .openapi({ description: texts.style.en }),
  format: choice(FORMATS, texts.format.en),
  date: day.optional().openapi({ type: "string", format: "date", description: texts.date.en }),
  near: z
    .string()
    .refine((text) => readNear(text) !== undefined, { error: PARAMETER_ERRORS.near })
    .optional()
    .openapi({ description: texts.near.en, example: "48.14,11.58,50" }),
  place: z
    .string()
    .max(LONGEST_CHOICE, PARAMETER_ERRORS.choices)
    .optional()
    .openapi({ description: texts.place.en }),
  sort: choice(SORT_OPTIONS, texts.sort.en),
  cursor: z
    .string({ error: PARAMETER_ERRORS.cursor })
    .refine((text) => cursorOffset(text) !== undefined, { error: PARAMETER_ERRORS.cursor })
    .optional()
    .openapi({ description: texts.cursor.en }),
  limit: z.coerce
    .number({ error: PARAMETER_ERRORS.limit })
    .int(PARAMETER_ERRORS.limit)
    .optional()
    // Larger and smaller numbers are accepted and clamped, so the document names no bounds.
    .openapi({ type: "integer", description: texts.limit.en, example: 12 }),
});

export const suggestionParameters = z.object({
  q: searchText
    .optional()
    .openapi({ description: OPERATIONS.suggest.parameters.q.en, example: "Le" }),
});

export const cardSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    jobTitle: z.string().nullable(),
    city: z.string().nullable(),
    portrait: z.string().nullable(),
    talkTitle: z.string().nullable(),
    topics: z.array(z.string()).readonly(),
    rating: z.number(),
    reviewCount: z.int(),
    languages: z.array(z.string()).readonly(),
    startingFee: z.int().nullable(),
    isQuickBookable: z.boolean(),
  })
  .openapi("SpeakerCard");

export const cardPageSchema = z
  .object({ items: z.array(cardSchema), total: z.int(), nextCursor: z.string().nullable() })
  .openapi("SpeakerCardPage");

export const suggestionsSchema = z
  .object({
    items: z.array(
      z.object({
        group: z.enum(SUGGESTION_GROUPS),
        label: z.string(),
        slug: z.string().nullable(),
      }),
    ),
  })
  .openapi("Suggestions");

export const placementSchema = z
  .object({
    place: z.int(),
    total: z.int(),
    points: z.number(),
    parts: z.array(z.object({ part: z.enum(RELEVANCE_PARTS), points: z.number() })).readonly(),
  })
  .openapi("Placement");
