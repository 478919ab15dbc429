import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { REMINDER_CHANNELS, REMINDER_STATUSES } from "#domain/platform/reminders.ts";
import { authUsers } from "./auth/auth-users.ts";
import { bookings } from "./bookings.ts";
import { codes, createdAt, day, id, instant, length, updatedAt } from "./columns.ts";
import { speakers } from "./speakers/speakers.ts";

export const crmReminders = pgTable(
  "crm_reminders",
  {
    id: id(),
    title: text().notNull(),
    note: text().notNull().default(""),
    channel: text({ enum: REMINDER_CHANNELS }).notNull().default("email"),
    status: text({ enum: REMINDER_STATUSES }).notNull().default("open"),
    due_on: day().notNull(),
    owner_id: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    customer_id: uuid().references(() => authUsers.id, { onDelete: "cascade" }),
    speaker_id: uuid().references(() => speakers.id, { onDelete: "cascade" }),
    booking_id: uuid().references(() => bookings.id, { onDelete: "cascade" }),
    /** Reminders made by a rule arise once per rule and object. */
    rule_key: text().unique(),
    done_at: instant(),
    /** What came of it, or why it closed by itself. */
    outcome: text().notNull().default(""),
    created_by: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    length("crm_reminders_title", t.title, 1, 200),
    length("crm_reminders_note", t.note, 0, 5000),
    length("crm_reminders_outcome", t.outcome, 0, 2000),
    codes("crm_reminders_status", t.status, REMINDER_STATUSES),
    codes("crm_reminders_channel", t.channel, REMINDER_CHANNELS),
    check("crm_reminders_done", sql`(${t.status} = 'done') = (${t.done_at} is not null)`),
    index("crm_reminders_due").on(t.status, t.due_on),
    index("crm_reminders_by_owner").on(t.owner_id),
    index("crm_reminders_by_customer").on(t.customer_id),
    index("crm_reminders_by_speaker").on(t.speaker_id),
    index("crm_reminders_by_booking").on(t.booking_id),
  ],
);
