import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { OVERRIDE_TYPES } from "#domain/availability/day-status.ts";
import { atLeast, codes, createdAt, day, instant, length } from "./columns.ts";
import { speakers } from "./speakers/speakers.ts";

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

const IMPORT_KINDS = ["url", "file"] as const;

/** A speaker's calendar elsewhere: its busy days are the overrides with the source „ical“. */
export const calendarImports = pgTable(
  "calendar_imports",
  {
    speaker_id: uuid()
      .primaryKey()
      .references(() => speakers.id, { onDelete: "cascade" }),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    url: text(),
    file_name: text(),
    busy_days: integer().notNull().default(0),
    /** The last time it worked. */
    synced_at: instant(),
    /** The last attempt. */
    checked_at: instant(),
    /** A code; null while it works. */
    last_error: text(),
    created_at: createdAt(),
  },
  (t) => [
    codes("calendar_imports_kind", t.kind, IMPORT_KINDS),
    check("calendar_imports_source", sql`(${t.kind} = 'url') = (${t.url} is not null)`),
    length("calendar_imports_url", t.url, 1, 2000),
    length("calendar_imports_file_name", t.file_name, 1, 200),
    atLeast("calendar_imports_busy_days", t.busy_days, 0),
    index("calendar_imports_due").on(t.checked_at).where(sql`${t.kind} = 'url'`),
  ],
);
