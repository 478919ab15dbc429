import { z } from "zod";
import { BOOKING_ACTORS } from "#domain/booking/status.ts";

/** What happened to a speaker or an account, as the audit log tells it. */
export const historySchema = z.array(
  z.object({
    id: z.int(),
    at: z.iso.datetime(),
    actor: z.enum(BOOKING_ACTORS),
    actor_email: z.string().nullable(),
    action: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    reason: z.string().nullable(),
  }),
);
