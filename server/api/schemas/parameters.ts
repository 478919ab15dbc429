import { z } from "@hono/zod-openapi";
import { isCalendarDay, isoDate } from "#domain/iso-date.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const LONGEST_SLUG = 120;

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

const dayTexts = OPERATIONS.readAvailability.parameters;

export const day = z
  .string({ error: PARAMETER_ERRORS.date })
  .refine(isCalendarDay, { error: PARAMETER_ERRORS.date, abort: true })
  .transform((text) => isoDate(text));

export const availabilityQuery = z.object({
  from: day.openapi({ type: "string", format: "date", description: dayTexts.from.en }),
  to: day.openapi({ type: "string", format: "date", description: dayTexts.to.en }),
});
