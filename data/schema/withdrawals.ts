import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { REPORT_DECISIONS } from "#domain/content/report.ts";
import { WITHDRAWAL_LIMITS as LIMITS } from "#domain/content/withdrawal.ts";
import { bookings } from "./bookings.ts";
import { codes, createdAt, id, instant, length } from "./columns.ts";

/** What consumers have declared; open until an admin has answered. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: id(),
    name: text().notNull(),
    /** In the consumer's own words. */
    reference: text().notNull(),
    email: text().notNull(),
    /** The booking those words name, if they do. */
    booking_id: uuid().references(() => bookings.id, { onDelete: "set null" }),
    created_at: createdAt(),
    handled_at: instant(),
    decision: text({ enum: REPORT_DECISIONS }),
    decision_reason: text(),
  },
  (t) => [
    length("withdrawals_name", t.name, 1, LIMITS.name),
    length("withdrawals_reference", t.reference, 1, LIMITS.reference),
    length("withdrawals_email", t.email, 3, 254),
    codes("withdrawals_decision", t.decision, REPORT_DECISIONS),
    length("withdrawals_decision_reason", t.decision_reason, 1, 2000),
    check("withdrawals_decided", sql`(${t.decision} is null) = (${t.decision_reason} is null)`),
    index("withdrawals_by_booking").on(t.booking_id),
    index("withdrawals_open").on(t.created_at).where(sql`${t.handled_at} is null`),
  ],
);
