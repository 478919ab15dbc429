import { findMail, reviveFailedJob } from "#data/queries/mail/admin-outbox.ts";
import { enqueueJob } from "#data/queries/mail/outbox.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";
import { isKeptWithoutSecret } from "./content/render-mail.ts";

/** „Erneut senden“ for what has failed: the same job from the start. */
export const retryJob = asAdmin(async (ctx, admin, id: number) => {
  return ctx.db.transaction(async (tx) => {
    const job = await reviveFailedJob(tx, id);
    if (!job) return failure("not_failed");
    await recordAction(tx, admin, {
      action: "outbox.retry",
      object_type: "job",
      object_id: String(id),
      after: { kind: job.kind },
    });
    return ok(null);
  });
});

/**
 * The same mail once more, word for word. Mails with a code or a link that opens something are left
 * out: those are not kept, and users ask for a new one.
 */
export const sendMailAgain = asAdmin(async (ctx, admin, id: string) => {
  const mail = await findMail(ctx.db, id);
  if (!mail) return failure("not_found");
  if (isKeptWithoutSecret(mail.template_key)) return failure("secret_mail");
  const attachments = mail.attachments.flatMap(({ storage_key, file_name, content_type, text }) => {
    const file = { name: file_name, type: content_type };
    if (storage_key !== null) return { ...file, fileKey: storage_key };
    return text === undefined ? [] : { ...file, text };
  });
  await ctx.db.transaction(async (tx) => {
    await enqueueJob(tx, {
      kind: "mail-copy",
      payload: { to: mail.to, mail_id: id, ...(attachments.length > 0 ? { attachments } : {}) },
      dedupeKey: `mail-copy:${id}:${admin.requestId}`,
    });
    await recordAction(tx, admin, {
      action: "mail.resend",
      object_type: "mail",
      object_id: id,
      after: { template: mail.template_key },
    });
  });
  return ok(null);
});
