import { createRoute, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { CalendarImport } from "#data/queries/calendar-imports.ts";
import {
  dropImport,
  previewImport,
  readImport,
  storeImport,
} from "#features/availability/import-calendar.server.ts";
import { AVAILABILITY_TEXTS } from "#features/availability/texts.ts";
import type { Ctx } from "#features/ctx.ts";
import { CALENDAR_FAULTS, type CalendarFault } from "#integrations/calendar/fetch-calendar.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { busyProblem } from "./busy-problem.ts";
import { CALENDAR_IMPORT_BUSY, CALENDAR_IMPORT_ERRORS as ERRORS } from "./calendar-import-texts.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { privateAnswer } from "./private-answer.ts";
import {
  calendarPreviewSchema,
  calendarSourceSchema,
  ownImportSchema,
} from "./schemas/calendar-import.ts";
import { forbidden, refused, tooMany, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const refusals = { 401: unauthorized, 403: forbidden, 404: unknown };
const own = {
  description: "The calendar, if there is one",
  content: { "application/json": { schema: ownImportSchema } },
};
const source = {
  body: { required: true, content: { "application/json": { schema: calendarSourceSchema } } },
};
const path = "/me/speaker/calendar-import";
const middleware = privateAnswer();

const readRoute = createRoute({
  ...operation("readCalendarImport"),
  method: "get",
  path,
  middleware,
  responses: { 200: own, ...refusals },
});

const previewRoute = createRoute({
  ...operation("previewCalendarImport"),
  method: "post",
  path: `${path}/preview`,
  middleware: [middleware, limited("calendar_import")] as const,
  request: source,
  responses: {
    200: {
      description: "The days it would block",
      content: { "application/json": { schema: calendarPreviewSchema } },
    },
    ...refusals,
    422: refused,
    429: tooMany,
  },
});

const storeRoute = createRoute({
  ...operation("storeCalendarImport"),
  method: "put",
  path,
  middleware: [middleware, limited("calendar_import")] as const,
  request: source,
  responses: { 200: own, ...refusals, 422: refused, 429: tooMany },
});

const dropRoute = createRoute({
  ...operation("dropCalendarImport"),
  method: "delete",
  path,
  middleware,
  responses: { 200: own, ...refusals },
});

export function calendarImportRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(readRoute, async (c) => {
      const found = await readImport(ctx, viewerOf(c));
      if (!found.ok) return refusal(c, found.error);
      return c.json({ calendar: found.value && describeImport(found.value) }, 200);
    })
    .openapi(previewRoute, async (c) => {
      const days = await previewImport(ctx, viewerOf(c), c.req.valid("json"));
      return days.ok ? c.json({ days: days.value }, 200) : readProblem(c, days.error);
    })
    .openapi(storeRoute, async (c) => {
      const stored = await storeImport(ctx, viewerOf(c), c.req.valid("json"));
      if (!stored.ok) return readProblem(c, stored.error);
      return c.json({ calendar: describeImport(stored.value) }, 200);
    })
    .openapi(dropRoute, async (c) => {
      const dropped = await dropImport(ctx, viewerOf(c));
      return dropped.ok ? c.json({ calendar: null }, 200) : refusal(c, dropped.error);
    });
}

function refusal(c: Context<ApiEnv>, error: "unauthorized" | "no_speaker") {
  if (error === "unauthorized") return signInProblem(c);
  return apiProblem(c, "not_found", { message: AVAILABILITY_TEXTS.noSpeaker });
}

type ReadError = "unauthorized" | "no_speaker" | "busy" | CalendarFault;

function readProblem(c: Context<ApiEnv>, error: ReadError) {
  if (error === "unauthorized" || error === "no_speaker") return refusal(c, error);
  if (error === "busy") return busyProblem(c, { code: error, message: CALENDAR_IMPORT_BUSY });
  return apiProblem(c, "unprocessable", { code: error, message: ERRORS[error] });
}

type Described = NonNullable<z.input<typeof ownImportSchema>["calendar"]>;

function describeImport(row: CalendarImport): Described {
  const last_error = CALENDAR_FAULTS.find((fault) => fault === row.last_error) ?? null;
  return {
    kind: row.kind,
    source: row.url === null ? (row.file_name ?? "") : new URL(row.url).hostname,
    busy_days: row.busy_days,
    synced_at: row.synced_at?.toISOString() ?? null,
    checked_at: row.checked_at?.toISOString() ?? null,
    last_error,
    last_error_text: last_error && ERRORS[last_error],
  };
}
