import { z } from "@hono/zod-openapi";
import { OVERRIDE_TYPES } from "#domain/availability/day-status.ts";

const DAY_STATUSES = ["available", "booked", ...OVERRIDE_TYPES] as const;

export const availabilitySchema = z
  .object({
    days: z.array(
      z.object({ date: z.iso.date(), status: z.enum(DAY_STATUSES) }).openapi("AvailabilityDay"),
    ),
  })
  .openapi("Availability");

/** Within how many hours somebody usually answers; null as long as too little is known. */
export const answerTimeSchema = z.object({ hours: z.int().nullable() }).openapi("AnswerTime");
