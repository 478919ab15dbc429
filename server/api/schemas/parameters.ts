import { z } from "zod";
import { isCalendarDay, isoDate } from "#domain/time/iso-date.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const LONGEST_SLUG = 120;

export const speakerPath = z.object({
  slug: z.string().max(LONGEST_SLUG).regex(SLUG).meta({
    description: "Short name of the profile, as in its address.",
    example: "miriam-falkenau",
  }),
});

export const day = z
  .string({ error: VALIDATION_MESSAGES.day })
  .refine(isCalendarDay, { error: VALIDATION_MESSAGES.day, abort: true })
  .transform((text) => isoDate(text));

export const availabilityQuery = z.object({
  from: day.meta({ format: "date", description: "First day (yyyy-MM-dd)." }),
  to: day.meta({ format: "date", description: "Last day (yyyy-MM-dd), at most 400 days." }),
});
