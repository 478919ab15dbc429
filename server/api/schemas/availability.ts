import { z } from "@hono/zod-openapi";
import { DAY_STATUSES } from "#domain/availability/day-status.ts";

export const availabilitySchema = z
  .object({
    days: z.array(
      z
        .object({
          date: z.iso.date(),
          status: z.enum(DAY_STATUSES),
          /** Named where the speaker lives. */
          holiday: z.string().optional(),
        })
        .openapi("AvailabilityDay"),
    ),
  })
  .openapi("Availability");

/** Within how many hours somebody usually answers; null as long as too little is known. */
export const answerTimeSchema = z.object({ hours: z.int().nullable() }).openapi("AnswerTime");
