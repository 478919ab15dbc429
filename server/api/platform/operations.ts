import { ok } from "#domain/result.ts";
import {
  changeReminder,
  createReminder,
  listEveryReminder,
} from "#features/platform/change-reminder.server.ts";
import { listAuditLog } from "#features/platform/list-audit.server.ts";
import { readAnalytics } from "#features/platform/read-analytics.server.ts";
import { readOverview } from "#features/platform/read-overview.server.ts";
import { sendGoLiveMail } from "#features/platform/send-go-live-mail.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, file, json, noContent } from "#server/api/operation/output.ts";
import { invalid, unprocessable } from "#server/api/operation/refusal.ts";
import { analyticsCsv } from "./analytics-columns.ts";
import { AUDIT_COLUMNS, REMINDER_COLUMNS } from "./columns.ts";
import * as schemas from "./schemas.ts";
import { overviewSchema } from "./schemas-overview.ts";
import { REMINDER_ERRORS } from "./texts.ts";

const unknown_owner = invalid({ owner_id: REMINDER_ERRORS.owner });

export const platformOperations = {
  "GET /admin/overview": operation({
    id: "readOverview",
    summary: "Read the work of today and the key figures",
    description: "Revenue is gross and counts in the month of the event.",
    access: admins,
    input: { query: schemas.periodQuery },
    output: json(overviewSchema),
    run: (ctx, viewer, { query }) => readOverview(ctx, viewer, query.days),
  }),

  "POST /admin/go-live/test-mail": operation({
    id: "sendGoLiveMail",
    summary: "Send the caller a test mail, which proves the mail server once it has left",
    access: admins,
    output: json(schemas.sentTestMailSchema),
    refusals: { not_found: { problem: "not_found" } },
    run: (ctx, viewer) => sendGoLiveMail(ctx, viewer),
  }),

  "GET /admin/analytics": operation({
    id: "readAnalytics",
    summary:
      "Read the way to a booking, searches without a hit, demand by category, answer times and endings",
    access: admins,
    input: { query: schemas.periodQuery },
    output: json(schemas.analyticsSchema),
    run: (ctx, viewer, { query }) => readAnalytics(ctx, viewer, query.days),
  }),

  "GET /admin/analytics.csv": operation({
    id: "exportAnalytics",
    summary: "Read one of the tables of the analytics, as a file for spreadsheets",
    access: admins,
    input: { query: schemas.analyticsFileQuery },
    output: file("text/csv"),
    run: async (ctx, viewer, { query: { days, table } }) => {
      const read = await readAnalytics(ctx, viewer, days);
      if (!read.ok) return read;
      return ok({
        type: "text/csv; charset=utf-8",
        name: `analyse-${table}-${read.value.to}.csv`,
        body: analyticsCsv(table, read.value),
      });
    },
  }),

  ...adminList("/admin/reminders", {
    ids: ["listReminders", "exportReminders"],
    summary: "List reminders with booking, speaker and customer, and the admins who can own them",
    query: schemas.remindersQuery,
    page: schemas.remindersSchema,
    csv: { name: "erinnerungen", columns: REMINDER_COLUMNS },
    read: (ctx, viewer, { status, time, owner, booking, speaker, customer, ...query }) => {
      const about = { bookingId: booking, speakerId: speaker, customerId: customer };
      return listEveryReminder(ctx, viewer, query, { status, time, ownerId: owner, ...about });
    },
  }),

  "POST /admin/reminders": operation({
    id: "createReminder",
    summary: "Create a reminder, which belongs to the caller if owner_id is not sent",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.newReminderSchema },
    output: created(schemas.createdReminderSchema),
    refusals: { unknown_owner, unknown_object: unprocessable(REMINDER_ERRORS.object) },
    run: (ctx, viewer, { body }) => createReminder(ctx, viewer, body),
  }),

  "PATCH /admin/reminders/{id}": operation({
    id: "changeReminder",
    summary: "Edit, postpone, reassign or close an open reminder",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.reminderPath, body: schemas.reminderStepSchema },
    output: noContent,
    refusals: { unknown_owner },
    run: (ctx, viewer, { params, body }) => changeReminder(ctx, viewer, params.id, body),
  }),

  ...adminList("/admin/audit", {
    ids: ["listAudit", "exportAudit"],
    summary: "List who did what to which object, newest first",
    query: schemas.auditQuery,
    page: schemas.auditSchema,
    csv: { name: "protokoll", columns: AUDIT_COLUMNS },
    read: (ctx, viewer, { actor, object, object_id, from, to, ...query }) =>
      listAuditLog(ctx, viewer, query, {
        actor,
        objectType: object,
        objectId: object_id,
        from,
        to,
      }),
  }),
} as const;
