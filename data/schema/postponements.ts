import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { POSTPONEMENT_STATUSES } from "#domain/booking/change/postponement.ts";
import { bookings } from "./bookings.ts";
import { codes, createdAt, day, id, instant, length } from "./columns.ts";

/** Requests to postpone; a booking has one open request at most. */
export const bookingPostponements = pgTable(
  "booking_postponements",
  {
    id: id(),
    booking_id: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "restrict" }),
    status: text({ enum: POSTPONEMENT_STATUSES }).notNull().default("open"),
    from_date: day().notNull(),
    to_date: day().notNull(),
    /** The organiser's words. */
    message: text(),
    /** What was said to it. */
    answer: text(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
    answered_at: instant(),
  },
  (t) => [
    uniqueIndex("booking_postponements_one_open").on(t.booking_id).where(sql`${t.status} = 'open'`),
    index("booking_postponements_by_booking").on(t.booking_id, t.created_at),
    index("booking_postponements_lapsing").on(t.expires_at).where(sql`${t.status} = 'open'`),
    codes("booking_postponements_status", t.status, POSTPONEMENT_STATUSES),
    check("booking_postponements_days", sql`${t.from_date} <> ${t.to_date}`),
    check(
      "booking_postponements_answered",
      sql`(${t.status} = 'open') = (${t.answered_at} is null)`,
    ),
    length("booking_postponements_message", t.message, 1, 1000),
    length("booking_postponements_answer", t.answer, 1, 1000),
  ],
);
