import { z } from "@hono/zod-openapi";
import { isCalendarDay } from "#domain/iso-date.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";

const texts = OPERATIONS.printComparison.parameters;
const LONGEST_LIST = 400;
const LONGEST_TEXT = 120;
const text = z.string().max(LONGEST_TEXT, PARAMETER_ERRORS.text);

/** The query of the comparison's own address; what it cannot name is left out there as here. */
export const comparisonQuery = z.object({
  speakers: z
    .string({ error: PARAMETER_ERRORS.speakers })
    .min(1, PARAMETER_ERRORS.speakers)
    .max(LONGEST_LIST, PARAMETER_ERRORS.speakers)
    .openapi({ description: texts.speakers.en, example: "miriam-falkenau,tobias-reinfeld" }),
  date: z
    .string()
    .refine(isCalendarDay, { error: PARAMETER_ERRORS.date })
    .openapi({ type: "string", format: "date", description: texts.date.en })
    .optional(),
  ort: text.openapi({ description: texts.ort.en }).optional(),
  thema: text.openapi({ description: texts.thema.en }).optional(),
});
