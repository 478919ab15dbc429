import { z } from "zod";
import { JOB_STATES, MAIL_STATUSES } from "#domain/platform/job-state.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";

const text = z.string().nullable();
const instant = z.iso.datetime();

export const jobsQuery = listQuery(["created_at"], {
  state: choice(JOB_STATES, "failed, waiting or done."),
});

export const jobsSchema = listOf(
  z.object({
    id: z.int(),
    kind: z.string(),
    to: text,
    attempts: z.int(),
    max_attempts: z.int(),
    last_error: text,
    run_at: instant,
    created_at: instant,
    done_at: instant.nullable(),
    failed_at: instant.nullable(),
  }),
).meta({ id: "OutboxJobs" });

export const jobPath = z.object({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe("Number of the job."),
});

export const mailsQuery = listQuery(["created_at"], {
  status: choice(MAIL_STATUSES, "Only mails in this state."),
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
    created_at: instant,
    sent_at: instant.nullable(),
  }),
).meta({ id: "SentMails" });

export const mailSchema = z
  .object({ ...mailFields, text: z.string(), html: z.string(), attachments: z.array(z.string()) })
  .meta({ id: "SentMail" });

export const mailPath = z.object({ id: z.uuid().describe("Id of the mail.") });
