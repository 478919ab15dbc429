import { findMail } from "#data/queries/mail/admin-outbox.ts";
import { recordMail } from "#data/queries/mail/mails.ts";
import type { Job, JobOutcome } from "#data/queries/mail/outbox-worker.ts";
import { emailAddress } from "#domain/account/email-address.ts";
import { hasLeft } from "#domain/platform/job-state.ts";
import { readAttachments } from "./read-attachments.server.ts";
import { answerAddress, type MailCtx, messageIdOf, noteDelivery } from "./send-mail.server.ts";

/** Sends a kept mail once more, under an id of its own. */
export async function sendCopy(ctx: MailCtx, job: Job): Promise<JobOutcome> {
  const address = emailAddress(job.payload.to);
  const kept = await findMail(ctx.db, String(job.payload.mail_id));
  if (!address || !kept) return { kind: "failed", reason: "unknown mail" };
  const attached = await readAttachments(ctx.files, job.payload.attachments);
  if (!attached.ok) return { kind: "retry", reason: attached.error };
  const { attachments, records } = attached.value;
  const messageId = messageIdOf(job, ctx.frame);
  const to = { name: "", address };
  const { subject, text, html } = kept;
  const status = await recordMail(ctx.db, {
    template_key: kept.template_key,
    message_id: messageId,
    to_name: to.name,
    to_address: to.address,
    subject,
    text,
    html,
    attachments: records,
    booking_id: kept.booking_id,
  });
  if (hasLeft(status)) return { kind: "done" };
  const mail = { messageId, to, subject, text, html, attachments, ...(await answerAddress(ctx)) };
  const delivery = await ctx.mailer.send(mail);
  return noteDelivery(ctx, messageId, job, delivery);
}
