import { z } from "@hono/zod-openapi";

export const DAY_STATUSES = ["available", "booked", "blocked", "on_request"] as const;

export const availabilitySchema = z
  .object({
    days: z.array(
      z.object({ date: z.iso.date(), status: z.enum(DAY_STATUSES) }).openapi("AvailabilityDay"),
    ),
  })
  .openapi("Availability");
