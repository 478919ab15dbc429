import { z } from "@hono/zod-openapi";
import { BOOKING_ACTORS } from "#domain/booking/status.ts";
import { REPORT_DECISIONS, REPORT_SUBJECTS } from "#domain/content/report.ts";
import { JOB_STATES, MAIL_STATUSES } from "#domain/jobs/job-state.ts";
import { ADMIN_OPERATIONS_OPERATIONS as DOCS } from "../docs/admin-operations-texts.ts";
import { OPERATIONS_ERRORS as ERRORS } from "../operations-texts.ts";
import { choice, listOf, listQuery } from "./list-query.ts";
import { day } from "./parameters.ts";

const text = z.string().nullable();
const instant = z.iso.datetime().nullable();
const date = (en: string) =>
  day.optional().openapi({ type: "string", format: "date", description: en });
const facts = z.record(z.string(), z.unknown()).nullable();

export const jobsQuery = listQuery(["created_at"], {
  state: choice(JOB_STATES, DOCS.listJobs.parameters.state.en),
});

export const jobsSchema = listOf(
  z.object({
    id: z.int(),
    kind: z.string(),
    to: text,
    attempts: z.int(),
    max_attempts: z.int(),
    last_error: text,
    run_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    done_at: instant,
    failed_at: instant,
  }),
).openapi("OutboxJobs");

export const jobPath = z.object({
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .openapi({
      param: { name: "id", in: "path" },
      type: "integer",
      description: DOCS.retryJob.parameters.id.en,
    }),
});

export const mailsQuery = listQuery(["created_at"], {
  status: choice(MAIL_STATUSES, DOCS.listMails.parameters.status.en),
});

const mailFields = {
  id: z.uuid(),
  template_key: z.string(),
  to: z.string(),
  subject: z.string(),
};

export const mailsSchema = listOf(
  z.object({
    ...mailFields,
    status: z.enum(MAIL_STATUSES),
    last_error: text,
    created_at: z.iso.datetime(),
    sent_at: instant,
  }),
).openapi("SentMails");

export const mailSchema = z
  .object({ ...mailFields, text: z.string(), html: z.string(), attachments: z.array(z.string()) })
  .openapi("SentMail");

export const mailPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: DOCS.readMail.parameters.id.en,
  }),
});

export const auditQuery = listQuery(["at"], {
  actor: choice(BOOKING_ACTORS, DOCS.listAudit.parameters.actor.en),
  object: z
    .string()
    .max(80)
    .optional()
    .openapi({ description: DOCS.listAudit.parameters.object.en }),
  object_id: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: DOCS.listAudit.parameters.object_id.en }),
  from: date(DOCS.listAudit.parameters.from.en),
  to: date(DOCS.listAudit.parameters.to.en),
});

export const auditSchema = listOf(
  z.object({
    id: z.int(),
    at: z.iso.datetime(),
    actor: z.enum(BOOKING_ACTORS),
    actor_id: z.uuid().nullable(),
    who: text,
    action: z.string(),
    object_type: z.string(),
    object_id: z.string(),
    before: facts,
    after: facts,
    reason: text,
    request_id: text,
  }),
)
  .extend({ objects: z.array(z.string()) })
  .openapi("AuditLog");

export const reportsQuery = listQuery(["created_at"], {
  subject: choice(REPORT_SUBJECTS, DOCS.listReports.parameters.subject.en),
  state: choice(["open", "decided"], DOCS.listReports.parameters.state.en),
});

export const reportsSchema = listOf(
  z.object({
    subject: z.enum(REPORT_SUBJECTS),
    id: z.uuid(),
    kind: z.string(),
    reason: z.string(),
    address: text,
    explanation: z.string(),
    quoted: text,
    conversation_id: z.uuid().nullable(),
    reporter_name: z.string(),
    reporter_email: z.string(),
    created_at: z.iso.datetime(),
    handled_at: instant,
    decision: z.enum(REPORT_DECISIONS).nullable(),
    decision_reason: text,
  }),
).openapi("Reports");

const reportTexts = DOCS.decideReport.parameters;

export const reportPath = z.object({
  subject: z.enum(REPORT_SUBJECTS).openapi({
    param: { name: "subject", in: "path" },
    description: reportTexts.subject.en,
  }),
  id: z.uuid().openapi({ param: { name: "id", in: "path" }, description: reportTexts.id.en }),
});

export const decisionSchema = z
  .object({
    decision: z.enum(REPORT_DECISIONS, ERRORS.choice),
    reason: z.string(ERRORS.reason).trim().min(1, ERRORS.reason).max(2000, ERRORS.tooLong(2000)),
  })
  .openapi("ReportDecision");
