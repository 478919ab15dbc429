import { ok } from "#domain/result.ts";
import type { TextFault } from "#features/mail/content/edited-mail.ts";
import {
  previewMail,
  readMailTemplate,
  saveMailText,
  sendTestMail,
} from "#features/mail/edit-template.server.ts";
import { listEveryJob, listEveryMail, readMail } from "#features/mail/list-outbox.server.ts";
import { listMailTemplates } from "#features/mail/list-templates.server.ts";
import { retryJob, sendMailAgain } from "#features/mail/send-again.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json, noContent } from "#server/api/operation/output.ts";
import { conflict, invalid } from "#server/api/operation/refusal.ts";
import * as columns from "./columns.ts";
import * as outbox from "./schemas-outbox.ts";
import * as templates from "./schemas-templates.ts";
import { faultTexts, OUTBOX_ERRORS } from "./texts.ts";

/** The first few faults are enough to go on with. */
const faulty = {
  problem: "unprocessable",
  from: ({ faults }: { readonly faults: readonly TextFault[] }) =>
    invalid({ body: faultTexts(faults.slice(0, 3)) }),
} as const;

export const mailOperations = {
  ...adminList("/admin/outbox", {
    ids: ["listJobs", "exportJobs"],
    summary: "List what the platform carries out later or again, with errors and attempts",
    query: outbox.jobsQuery,
    page: outbox.jobsSchema,
    csv: { name: "auftraege", columns: columns.JOB_COLUMNS },
    read: (ctx, viewer, { state, ...query }) => listEveryJob(ctx, viewer, query, state),
  }),

  "POST /admin/outbox/{id}/retry": operation({
    id: "retryJob",
    summary: "Start a failed job anew, a mail under the same Message-ID",
    access: admins,
    input: { params: outbox.jobPath },
    output: noContent,
    refusals: { not_failed: conflict(OUTBOX_ERRORS.not_failed) },
    run: (ctx, viewer, { params }) => retryJob(ctx, viewer, params.id),
  }),

  ...adminList("/admin/mails", {
    ids: ["listMails", "exportMails"],
    summary: "List every mail that the platform has written",
    query: outbox.mailsQuery,
    page: outbox.mailsSchema,
    csv: { name: "e-mails", columns: columns.MAIL_COLUMNS },
    read: (ctx, viewer, { status, ...query }) => listEveryMail(ctx, viewer, query, status),
  }),

  "GET /admin/mails/{id}": operation({
    id: "readMail",
    summary: "Read a mail as far as its words are kept: links that open accounts are not",
    access: admins,
    input: { params: outbox.mailPath },
    output: json(outbox.mailSchema),
    run: async (ctx, viewer, { params }) => {
      const mail = await readMail(ctx, viewer, params.id);
      if (!mail.ok) return mail;
      const { booking_id: _about, attachments, ...shown } = mail.value;
      return ok({ ...shown, attachments: attachments.map(({ file_name }) => file_name) });
    },
  }),

  "POST /admin/mails/{id}/copy": operation({
    id: "sendMailAgain",
    summary: "Send a mail once more, word for word; not for mails about accounts",
    access: admins,
    input: { params: outbox.mailPath },
    output: noContent,
    refusals: { secret_mail: conflict(OUTBOX_ERRORS.secret_mail) },
    run: (ctx, viewer, { params }) => sendMailAgain(ctx, viewer, params.id),
  }),

  ...adminList("/admin/mail-templates", {
    ids: ["listMailTemplates", "exportMailTemplates"],
    summary: "List all kinds of mails with trigger, reader and number",
    query: templates.templatesQuery,
    page: templates.templatesSchema,
    csv: { name: "e-mail-vorlagen", columns: columns.TEMPLATE_COLUMNS },
    read: (ctx, viewer, { reader, state, ...query }) =>
      listMailTemplates(ctx, viewer, query, { reader, state }),
  }),

  "GET /admin/mail-templates/{key}": operation({
    id: "readMailTemplate",
    summary: "Read the text, placeholders and versions of a mail",
    access: admins,
    input: { params: templates.templatePath },
    output: json(templates.templateSchema),
    run: (ctx, viewer, { params }) => readMailTemplate(ctx, viewer, params.key),
  }),

  "PUT /admin/mail-templates/{key}": operation({
    id: "saveMailText",
    summary: "Save the text of a mail, which is sent from then on",
    description: "null restores the built-in text.",
    access: admins,
    invalidBody: 422,
    input: { params: templates.templatePath, body: templates.mailTextChangeSchema },
    output: json(templates.savedTextSchema),
    refusals: { faulty },
    run: (ctx, viewer, { params, body }) => saveMailText(ctx, viewer, { ...params, ...body }),
  }),

  "POST /admin/mail-templates/{key}/preview": operation({
    id: "previewMail",
    summary: "Preview a mail with the data of the newest booking, without links and codes",
    access: admins,
    invalidBody: 422,
    input: { params: templates.templatePath, body: templates.mailTextSchema },
    output: json(templates.previewSchema),
    run: async (ctx, viewer, { params, body: text }) => {
      const shown = await previewMail(ctx, viewer, { ...params, text });
      if (!shown.ok) return shown;
      const { faults, ...mail } = shown.value;
      return ok({ ...mail, problem: faultTexts(faults) || null });
    },
  }),

  "POST /admin/mail-templates/{key}/test": operation({
    id: "sendTestMail",
    summary: "Send a test mail to the address of the caller",
    access: admins,
    invalidBody: 422,
    input: { params: templates.templatePath, body: templates.mailTextSchema },
    output: json(templates.testMailSchema),
    refusals: { faulty },
    run: (ctx, viewer, { params, body: text }) => sendTestMail(ctx, viewer, { ...params, text }),
  }),
} as const;
