import type { CalendarImport } from "#data/queries/availability/calendar-imports.ts";
import { ok } from "#domain/result.ts";
import { readFeedAddress, resetFeedAddress } from "#features/availability/calendar-feed.server.ts";
import {
  dropImport,
  previewImport,
  readImport,
  storeImport,
} from "#features/availability/import-calendar.server.ts";
import { CALENDAR_FAULTS } from "#integrations/calendar/fetch-calendar.ts";
import { signedIn } from "#server/api/operation/access.ts";
import { busy } from "#server/api/operation/busy-refusal.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import { unprocessable } from "#server/api/operation/refusal.ts";
import { noSpeaker } from "../speakers/refusals.ts";
import * as schemas from "./schemas-calendar.ts";
import { CALENDAR_IMPORT_BUSY, CALENDAR_IMPORT_ERRORS as ERRORS } from "./texts.ts";

/** Why a calendar was not read. */
const readRefusals = {
  no_speaker: noSpeaker,
  busy: busy(CALENDAR_IMPORT_BUSY),
  bad_address: unprocessable(ERRORS.bad_address),
  unreachable: unprocessable(ERRORS.unreachable),
  refused: unprocessable(ERRORS.refused),
  too_large: unprocessable(ERRORS.too_large),
  too_slow: unprocessable(ERRORS.too_slow),
  not_a_calendar: unprocessable(ERRORS.not_a_calendar),
  sub_daily: unprocessable(ERRORS.sub_daily),
  too_complex: unprocessable(ERRORS.too_complex),
} as const;

export const calendarOperations = {
  "GET /me/speaker/calendar-feed": operation({
    id: "readCalendarFeed",
    summary: "Read the secret address under which other calendars subscribe to the own one",
    description: "Free and busy days (iCalendar, without customer data).",
    access: signedIn,
    output: json(schemas.feedSchema),
    refusals: { no_speaker: noSpeaker },
    run: async (ctx, viewer) => {
      const url = await readFeedAddress(ctx, viewer);
      return url.ok ? ok({ url: url.value }) : url;
    },
  }),

  "POST /me/speaker/calendar-feed/reset": operation({
    id: "resetCalendarFeed",
    summary: "Renew the address of the own calendar; the old one leads nowhere at once",
    access: signedIn,
    output: json(schemas.feedSchema),
    refusals: { no_speaker: noSpeaker },
    run: async (ctx, viewer) => {
      const url = await resetFeedAddress(ctx, viewer);
      return url.ok ? ok({ url: url.value }) : url;
    },
  }),

  "GET /me/speaker/calendar-import": operation({
    id: "readCalendarImport",
    summary: "Read the imported calendar and how its last sync went; null without one",
    access: signedIn,
    output: json(schemas.ownImportSchema),
    refusals: { no_speaker: noSpeaker },
    run: async (ctx, viewer) => {
      const found = await readImport(ctx, viewer);
      return found.ok ? ok({ calendar: found.value && describeImport(found.value) }) : found;
    },
  }),

  "POST /me/speaker/calendar-import/preview": operation({
    id: "previewCalendarImport",
    summary: "Read a calendar (https address or ICS file) and name the days it would block",
    description: "Nothing is stored.",
    access: signedIn,
    limit: "calendar_import",
    invalidBody: 422,
    input: { body: schemas.calendarSourceSchema },
    output: json(schemas.calendarPreviewSchema),
    refusals: readRefusals,
    run: async (ctx, viewer, { body }) => {
      const days = await previewImport(ctx, viewer, body);
      return days.ok ? ok({ days: days.value }) : days;
    },
  }),

  "PUT /me/speaker/calendar-import": operation({
    id: "storeCalendarImport",
    summary: "Import a calendar: block its busy days of the next 18 months",
    description:
      "Booked days and those set by hand stay. Addresses are read again every 30 minutes.",
    access: signedIn,
    limit: "calendar_import",
    invalidBody: 422,
    input: { body: schemas.calendarSourceSchema },
    output: json(schemas.ownImportSchema),
    refusals: readRefusals,
    run: async (ctx, viewer, { body }) => {
      const stored = await storeImport(ctx, viewer, body);
      return stored.ok ? ok({ calendar: describeImport(stored.value) }) : stored;
    },
  }),

  "DELETE /me/speaker/calendar-import": operation({
    id: "dropCalendarImport",
    summary: "Remove the imported calendar and free exactly its days",
    access: signedIn,
    output: json(schemas.ownImportSchema),
    refusals: { no_speaker: noSpeaker },
    run: async (ctx, viewer) => {
      const dropped = await dropImport(ctx, viewer);
      return dropped.ok ? ok({ calendar: null }) : dropped;
    },
  }),
} as const;

function describeImport(row: CalendarImport) {
  const last_error = CALENDAR_FAULTS.find((fault) => fault === row.last_error) ?? null;
  return {
    kind: row.kind,
    source: row.url === null ? (row.file_name ?? "") : new URL(row.url).hostname,
    busy_days: row.busy_days,
    synced_at: row.synced_at,
    checked_at: row.checked_at,
    last_error,
    last_error_text: last_error && ERRORS[last_error],
  };
}
