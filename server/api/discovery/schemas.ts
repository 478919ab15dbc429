import { z } from "zod";
import { FORMAT_DURATIONS } from "#domain/pricing/duration-formats.ts";
import { PRICE_BASES } from "#domain/pricing/price-basis.ts";
import { recordBy } from "#domain/record/record-by.ts";
import {
  CHOICE_FILTERS,
  type ChoiceName,
  FACET_NAMES,
  type FacetFilter,
  isChoice,
  OPTION_NAMES,
  type OptionFilter,
} from "#domain/search/filter-table.ts";
import { cursorOffset } from "#domain/search/page-cursor.ts";
import { MAX_QUERY_LENGTH, readNear } from "#domain/search/query.ts";
import { RELEVANCE_PARTS } from "#domain/search/relevance.ts";
import { SUGGESTION_GROUPS } from "#domain/search/results.ts";
import { SORT_OPTIONS } from "#domain/search/sort-options.ts";
import { isCalendarDay } from "#domain/time/iso-date.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { PARAMETER_ERRORS } from "#server/api/schemas/texts.ts";
import { choice } from "../schemas/list-query.ts";
import { day, LONGEST_SLUG, SLUG } from "../schemas/parameters.ts";
import { eventTotalSchema, eventTotalsSchema } from "../speakers/schemas.ts";

const LENGTHS = FORMAT_DURATIONS.map(String);
const MAX_CHOICES = 20;
const LONGEST_CHOICE = 120;
const LONGEST_LIST = 400;

const searchText = z
  .string({ error: PARAMETER_ERRORS.query })
  .max(MAX_QUERY_LENGTH, PARAMETER_ERRORS.query);

/** A name that may be repeated. Whichever is wrong, the parameter is refused as a whole. */
function names(
  isName: (text: string) => boolean,
  error: string,
  description: string,
  codes: readonly string[] | null = null,
) {
  return z
    .union([z.string(), z.array(z.string()).max(MAX_CHOICES)], { error })
    .refine((value) => [value].flat().every(isName), { error })
    .optional()
    .meta({ type: "array", items: codes ? { enum: [...codes] } : {}, description });
}

const CHOICE_DESCRIPTIONS: Record<ChoiceName, string> = {
  category:
    "Only speakers of this category (name from the list of categories); may be repeated, any one suffices.",
  language:
    "Only speakers of this language, by its German name, such as “Englisch”; may be repeated, any one suffices.",
  audience: "Only speakers for this audience; may be repeated, any one suffices.",
  gender: "Gender as the speakers themselves state it.",
  style: "Presentation style, exactly as in the profile.",
  format: "Format on offer: talk or workshop.",
};

function facetParameter(name: FacetFilter) {
  const description = CHOICE_DESCRIPTIONS[name];
  if (name === "category") return names(isSlug, PARAMETER_ERRORS.category, description);
  const { codes } = CHOICE_FILTERS[name];
  const error = codes ? VALIDATION_MESSAGES.choice : PARAMETER_ERRORS.choices;
  return names((text) => isKnown(name, text), error, description, codes);
}

function optionParameter(name: OptionFilter) {
  const { codes } = CHOICE_FILTERS[name];
  if (codes !== null) return choice(codes, CHOICE_DESCRIPTIONS[name]);
  return z
    .string()
    .max(LONGEST_CHOICE, PARAMETER_ERRORS.choices)
    .optional()
    .describe(CHOICE_DESCRIPTIONS[name]);
}

function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG.test(text);
}

/** An empty name asks for nothing, as in an address. */
function isKnown(name: FacetFilter, text: string): boolean {
  return text === "" || (text.length <= LONGEST_CHOICE && isChoice(name, text));
}

function wholeNumber(description: string) {
  return z
    .string({ error: PARAMETER_ERRORS.number })
    .regex(/^\d{1,9}$/, PARAMETER_ERRORS.number)
    .optional()
    .describe(description);
}

/** Refuses what a page would overlook: a program has to learn of its mistake. */
export const searchQuery = z.object({
  q: searchText
    .optional()
    .describe(
      "Text to look for, at most 200 characters. Quotes demand the exact words; AND, OR and NOT (UND, ODER, NICHT) combine, AND is the default. Typing errors are forgiven.",
    )
    .meta({ example: "Künstliche Intelligenz" }),
  ...recordBy(FACET_NAMES, facetParameter),
  minPrice: wholeNumber("Lowest fee of at least so many whole euros, net."),
  maxPrice: wholeNumber("Lowest fee of at most so many whole euros, net."),
  prices: choice(
    PRICE_BASES,
    "`gross`: minPrice and maxPrice are gross amounts at the current tax rate.",
  ),
  experience: wholeNumber("At least so many years of experience."),
  ...recordBy(OPTION_NAMES, optionParameter),
  date: day
    .optional()
    .describe("Only speakers who are free on this day (yyyy-MM-dd).")
    .meta({ format: "date" }),
  near: z
    .string()
    .refine((text) => readNear(text) !== undefined, { error: PARAMETER_ERRORS.near })
    .optional()
    .describe(
      "Only speakers nearby: latitude,longitude or latitude,longitude,kilometres (default 100).",
    )
    .meta({ example: "48.14,11.58,50" }),
  place: z
    .string()
    .max(LONGEST_CHOICE, PARAMETER_ERRORS.choices)
    .optional()
    .describe("What the place of `near` is called; does not change the result."),
  venue: z
    .string()
    .max(LONGEST_CHOICE, PARAMETER_ERRORS.choices)
    .optional()
    .describe(
      "Place of the event, or “online”. With `date` the answer names totals, and prices are bounded and ordered by them.",
    )
    .meta({ example: "70173 Stuttgart" }),
  length: choice(LENGTHS, "Minutes on stage that totals are for (default 40)."),
  sort: choice(SORT_OPTIONS, "Order (default relevance)."),
  cursor: z
    .string({ error: PARAMETER_ERRORS.cursor })
    .refine((text) => cursorOffset(text) !== undefined, { error: PARAMETER_ERRORS.cursor })
    .optional()
    .describe("Pointer from the previous answer (`nextCursor`)."),
  limit: z.coerce
    .number({ error: VALIDATION_MESSAGES.wholeNumber })
    .int(VALIDATION_MESSAGES.wholeNumber)
    .optional()
    .describe(
      "Entries per page, 1 to 50. Other numbers are clamped to that range. Default 50, for cards 12.",
    )
    // Larger and smaller numbers are accepted and clamped, so the document names no bounds.
    .meta({ example: 12 }),
});

export const totalQuery = z.object({
  date: day.describe("Day of the event (yyyy-MM-dd).").meta({ format: "date" }),
  venue: z
    .string({ error: PARAMETER_ERRORS.text })
    .trim()
    .min(1, PARAMETER_ERRORS.text)
    .max(LONGEST_CHOICE, PARAMETER_ERRORS.text)
    .describe("Place of the event, or “online”.")
    .meta({ example: "70173 Stuttgart" }),
  length: searchQuery.shape.length,
});

export const speakerTotalSchema = z
  .object({
    venue: z
      .object({
        state: z.enum(["sure", "ambiguous", "unknown", "online", "open"]),
        label: z.string().nullable(),
        candidates: z.array(z.object({ label: z.string(), address: z.string() })).readonly(),
      })
      .nullable(),
    total: eventTotalSchema.nullable(),
  })
  .meta({ id: "SpeakerTotal" });

export const suggestionQuery = z.object({
  q: searchText.optional().describe("What has been typed so far.").meta({ example: "Le" }),
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
  .meta({ id: "SpeakerCard" });

export const cardPageSchema = z
  .object({
    items: z.array(cardSchema),
    total: z.int(),
    nextCursor: z.string().nullable(),
    totals: eventTotalsSchema.optional(),
  })
  .meta({ id: "SpeakerCardPage" });

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
  .meta({ id: "Suggestions" });

export const placementSchema = z
  .object({
    place: z.int(),
    total: z.int(),
    points: z.number(),
    parts: z.array(z.object({ part: z.enum(RELEVANCE_PARTS), points: z.number() })).readonly(),
  })
  .meta({ id: "Placement" });

const comparisonText = z.string().max(LONGEST_CHOICE, PARAMETER_ERRORS.text).optional();

/** The query of the comparison's own address; what it cannot name is left out there as here. */
export const comparisonQuery = z.object({
  speakers: z
    .string({ error: PARAMETER_ERRORS.speakers })
    .min(1, PARAMETER_ERRORS.speakers)
    .max(LONGEST_LIST, PARAMETER_ERRORS.speakers)
    .describe("Short names of the profiles, separated by commas, at most three.")
    .meta({ example: "miriam-falkenau,tobias-reinfeld" }),
  date: z
    .string()
    .refine(isCalendarDay, { error: VALIDATION_MESSAGES.day })
    .optional()
    .describe("Day of the event (yyyy-MM-dd): says who is free then.")
    .meta({ format: "date" }),
  ort: comparisonText.describe("Place of the event, or “online”: gives the price with travel."),
  laenge: searchQuery.shape.length,
  thema: comparisonText.describe("Topic of the event: names the talks about it."),
});

const categorySchema = z
  .object({
    name: z.string(),
    label: z.string(),
    description: z.string(),
    icon_name: z.string(),
    is_active: z.boolean(),
    is_system: z.boolean(),
    topics: z.array(z.string()),
    speaker_count: z.int(),
  })
  .meta({ id: "SpeakerCategory" });

export const categoriesSchema = z.object({ items: z.array(categorySchema) });
