import { z } from "@hono/zod-openapi";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";

const waiting = z.object({ count: z.int(), oldest: z.iso.datetime().nullable() });

export const overviewSchema = z
  .object({
    work: z.object({
      inquiries: waiting,
      applications: waiting,
      reviews: waiting,
      jobs: waiting,
    }),
    speakers: z.object({ total: z.int(), listed: z.int() }),
    customers: z.int(),
    bookings: z.array(z.object({ status: z.enum(BOOKING_STATUSES), count: z.int() })),
    /** This month first, then the one before. */
    revenue: z.array(z.object({ month: z.iso.date(), gross_cents: z.int() })),
  })
  .openapi("Overview");
