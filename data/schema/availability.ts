import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { OVERRIDE_TYPES } from "#domain/availability/day-status.ts";
import { codes, createdAt, day } from "./columns.ts";
import { speakers } from "./speakers.ts";

const OVERRIDE_SOURCES = ["manual", "ical"] as const;

/** A day without a row is free unless a booking takes it. */
export const availabilityOverrides = pgTable(
  "availability_overrides",
  {
    speaker_id: uuid()
      .notNull()
      .references(() => speakers.id, { onDelete: "cascade" }),
    date: day().notNull(),
    type: text({ enum: OVERRIDE_TYPES }).notNull(),
    /** An import replaces only what an import wrote. */
    source: text({ enum: OVERRIDE_SOURCES }).notNull().default("manual"),
  },
  (t) => [
    primaryKey({ columns: [t.speaker_id, t.date] }),
    codes("availability_overrides_type", t.type, OVERRIDE_TYPES),
    codes("availability_overrides_source", t.source, OVERRIDE_SOURCES),
  ],
);

/**
 * The secret address of a speaker's calendar for other programs. It is readable here because the
 * speaker may ask for it again; it opens free and busy days only, and a reset makes it worthless.
 */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    speaker_id: uuid()
      .primaryKey()
      .references(() => speakers.id, { onDelete: "cascade" }),
    token: text().notNull().unique(),
    created_at: createdAt(),
  },
  (t) => [check("calendar_feeds_token", sql`${t.token} ~ '^[A-Za-z0-9_-]{43}$'`)],
);
