import { z } from "@hono/zod-openapi";
import { isIsoDate, isoDate } from "#domain/iso-date.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;

export const speakerPath = z.object({
  slug: z
    .string()
    .max(LONGEST_SLUG)
    .regex(SLUG)
    .openapi({
      param: { name: "slug", in: "path" },
      description: OPERATIONS.readSpeaker.parameters.slug.en,
      example: "miriam-falkenau",
    }),
});

const listTexts = OPERATIONS.listSpeakers.parameters;

export const speakerListQuery = z.object({
  category: z
    .string({ error: PARAMETER_ERRORS.category })
    .max(LONGEST_SLUG, PARAMETER_ERRORS.category)
    .regex(SLUG, PARAMETER_ERRORS.category)
    .optional()
    .openapi({ description: listTexts.category.en, example: "leadership" }),
  cursor: z
    .string({ error: PARAMETER_ERRORS.cursor })
    .optional()
    .openapi({ description: listTexts.cursor.en }),
  limit: z.coerce
    .number({ error: PARAMETER_ERRORS.limit })
    .int(PARAMETER_ERRORS.limit)
    .optional()
    // Larger and smaller numbers are accepted and clamped, so the document names no bounds.
    .openapi({ type: "integer", description: listTexts.limit.en, example: 12 }),
});

const dayTexts = OPERATIONS.readAvailability.parameters;

const day = z
  .string({ error: PARAMETER_ERRORS.date })
  .refine(isIsoDate, { error: PARAMETER_ERRORS.date, abort: true })
  .transform((text) => isoDate(text));

export const availabilityQuery = z.object({
  from: day.openapi({ type: "string", format: "date", description: dayTexts.from.en }),
  to: day.openapi({ type: "string", format: "date", description: dayTexts.to.en }),
});
