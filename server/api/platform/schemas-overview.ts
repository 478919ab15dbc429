import { z } from "zod";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { BINDING_TEXTS } from "#domain/content/legal-documents.ts";
import { ADVISORY_POINTS, BINDING_POINTS } from "#domain/platform/go-live.ts";

const waiting = z.object({ count: z.int(), oldest: z.iso.datetime().nullable() });

const figures = z.object({
  views: z.int(),
  inquiries: z.int(),
  offers: z.int(),
  bookings: z.int(),
  booked_cents: z.int(),
  commission_cents: z.int(),
  median_answer_hours: z.number().nullable(),
  accepted: z.int(),
  cancelled: z.int(),
});

const goLive = z.object({
  /** Whether binding bookings are taken. */
  takes_bookings: z.boolean(),
  points: z.array(
    z.object({
      name: z.enum([...BINDING_POINTS, ...ADVISORY_POINTS]),
      is_binding: z.boolean(),
      is_done: z.boolean(),
    }),
  ),
  unconfirmed_texts: z.array(z.enum(BINDING_TEXTS)),
  takes_cards: z.boolean(),
  last_backup_at: z.iso.datetime().nullable(),
});

export const overviewSchema = z
  .object({
    go_live: goLive,
    work: z.object({
      jobs: waiting,
      inquiries: waiting,
      reports: waiting,
      invoices: waiting,
      contracts: waiting,
      applications: waiting,
      reviews: waiting,
      reminders: waiting,
    }),
    speakers: z.object({ total: z.int(), listed: z.int() }),
    customers: z.int(),
    bookings: z.array(z.object({ status: z.enum(BOOKING_STATUSES), count: z.int() })),
    /** This month first, then the one before. */
    revenue: z.array(z.object({ month: z.iso.date(), gross_cents: z.int() })),
    /** The asked days up to today, and as many before them. */
    figures: z.object({
      days: z.int(),
      from: z.iso.date(),
      to: z.iso.date(),
      current: figures,
      previous: figures,
    }),
    /** Bookings that became binding, by Mondays, this week last. */
    weeks: z.array(z.object({ week: z.iso.date(), direct: z.int(), inquiry: z.int() })),
    /** The day from which administrators need a second factor, while that is postponed. */
    admin_factor_from: z.iso.date().nullable(),
  })
  .meta({ id: "Overview" });
