import { findMail, reviveFailedJob } from "#data/queries/mail/admin-outbox.ts";
import { enqueueJob } from "#data/queries/mail/outbox.ts";
import { failure, ok } from "#domain/result.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { isKeptWithoutSecret } from "./mail/render-mail.ts";

/** „Erneut senden“ for what has failed: the same job from the start. */
export async function retryJob(ctx: Ctx, viewer: Viewer, id: number) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  return ctx.db.transaction(async (tx) => {
    const job = await reviveFailedJob(tx, id);
    if (!job) return failure("not_failed");
    await recordAction(tx, admin.value, {
      action: "outbox.retry",
      object_type: "job",
      object_id: String(id),
      after: { kind: job.kind },
    });
    return ok(null);
  });
}

/**
 * The same mail once more, word for word. Mails with a code or a link that opens something are left
 * out: those are not kept, and whoever needs a new one asks for it.
 */
export async function sendMailAgain(ctx: Ctx, viewer: Viewer, id: string) {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
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
      dedupeKey: `mail-copy:${id}:${admin.value.requestId}`,
    });
    await recordAction(tx, admin.value, {
      action: "mail.resend",
      object_type: "mail",
      object_id: id,
      after: { template: mail.template_key },
    });
  });
  return ok(null);
}
