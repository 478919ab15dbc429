import { z } from "@hono/zod-openapi";

const count = z.int();

export const statisticsSchema = z
  .object({
    views: z.object({ current: count, previous: count }),
    weeks: z.array(z.object({ week: z.iso.date(), views: count, inquiries: count })),
    answers: z.object({
      inquiries: count,
      answered: count,
      in_time: count,
      overdue: count,
      median_hours: z.number().nullable(),
      offers: count,
      booked: count,
      conversion_percent: count.nullable(),
    }),
    fees: z.object({
      year: count,
      net_cents: count,
      months: z.array(z.object({ month: z.iso.date(), net_cents: count })),
    }),
    upcoming: z.object({ count, next: z.iso.date().nullable() }),
  })
  .openapi("SpeakerStatistics");
