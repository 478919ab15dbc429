import { z } from "zod";
import { CALENDAR_FAULTS } from "#integrations/calendar/fetch-calendar.ts";
import { CALENDAR_IMPORT_FIELDS as FIELDS } from "./texts.ts";

export const feedSchema = z.object({ url: z.url() }).meta({ id: "CalendarFeed" });

/** The general limit for a body is one megabyte; line breaks double in JSON. */
const LONGEST_FILE = 700_000;

export const calendarSourceSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.object({
        kind: z.literal("url"),
        url: z.string({ error: FIELDS.url }).trim().min(1, FIELDS.url).max(2000, FIELDS.url),
      }),
      z.object({
        kind: z.literal("file"),
        name: z.string({ error: FIELDS.file }).trim().min(1, FIELDS.file).max(200, FIELDS.file),
        text: z.string({ error: FIELDS.file }).max(LONGEST_FILE, FIELDS.large),
      }),
    ],
    { error: FIELDS.kind },
  )
  .meta({ id: "CalendarSource" });

export const calendarPreviewSchema = z
  .object({ days: z.array(z.iso.date()) })
  .meta({ id: "CalendarPreview" });

const calendarImportSchema = z
  .object({
    kind: z.enum(["url", "file"]),
    /** Only the host: the rest of the address is a secret of its own. */
    source: z.string(),
    busy_days: z.int(),
    synced_at: z.iso.datetime().nullable(),
    checked_at: z.iso.datetime().nullable(),
    last_error: z.enum(CALENDAR_FAULTS).nullable(),
    last_error_text: z.string().nullable(),
  })
  .meta({ id: "CalendarImport" });

export const ownImportSchema = z
  .object({ calendar: calendarImportSchema.nullable() })
  .meta({ id: "OwnCalendarImport" });
