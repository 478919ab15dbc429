import { createHash } from "node:crypto";
import type { Db } from "#data/db.ts";
import { markMail, recordMail } from "#data/queries/mail/mails.ts";
import type { Job, JobOutcome } from "#data/queries/mail/outbox-worker.ts";
import { contactAddress } from "#data/queries/platform/contact-address.ts";
import { storeMailProof } from "#data/queries/platform/go-live.ts";
import { emailAddress } from "#domain/account/email-address.ts";
import { mailTopic } from "#domain/content/mail-topics.ts";
import { hasLeft, type LeftMailStatus } from "#domain/platform/job-state.ts";
import { GO_LIVE_MAIL } from "#domain/platform/test-mail.ts";
import type { Log } from "#features/ctx.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import type { Delivery, Mailer } from "#integrations/mail/mailer.ts";
import type { MailFrame } from "./content/mail-content.ts";
import { type MailKey, renderMail } from "./content/render-mail.ts";
import { readOwnText, reportBroken } from "./edited-mail-text.server.ts";
import { choiceFor } from "./mail-choice.server.ts";
import { readAttachments } from "./read-attachments.server.ts";

export type MailCtx = {
  db: Db;
  log: Log;
  mailer: Mailer;
  frame: MailFrame;
  /** Where attached files lie; without it a mail that needs one waits. */
  files?: Pick<FileStore, "read">;
};

/**
 * Sends the mail of one outbox job and writes it down. Recorded before and after, so that a repeated
 * job sends nothing that is known to have left.
 */
export async function sendMail(ctx: MailCtx, key: MailKey, job: Job): Promise<JobOutcome> {
  const { db, mailer, frame } = ctx;
  const address = emailAddress(job.payload.to);
  if (!address) return { kind: "failed", reason: "invalid recipient" };
  const topic = mailTopic(key);
  const choice = topic && (await choiceFor({ db, ...frame }, address, topic));
  if (choice && !choice.isWanted) return { kind: "done" };
  const ownText = await readOwnText(ctx, key, job);
  const out = choice ? { unsubscribe: choice.link } : {};
  const versions = renderMail(key, job.payload.data, { ...frame, ...out }, ownText);
  if (!versions.ok) return { kind: "failed", reason: versions.error };
  if (versions.value.faults.length > 0) await reportBroken(ctx, key, versions.value.faults);
  const attached = await readAttachments(ctx.files, job.payload.attachments);
  if (!attached.ok) {
    const isBroken = attached.error === "invalid attachment";
    return { kind: isBroken ? "failed" : "retry", reason: attached.error };
  }
  const { attachments, records } = attached.value;
  const messageId = messageIdOf(job, frame);
  const to = { name: "", address };
  const { mail, forRecord } = versions.value;
  const status = await recordMail(db, {
    template_key: key,
    message_id: messageId,
    to_name: to.name,
    to_address: to.address,
    ...(mailer.keeps ? mail : forRecord),
    attachments: records,
    ...bookingOf(job),
  });
  if (hasLeft(status)) {
    await noteProof(ctx, key, status);
    return { kind: "done" };
  }
  const answers = await answerAddress(ctx);
  const delivery = await mailer.send({ messageId, to, ...mail, attachments, ...answers, ...out });
  const outcome = await noteDelivery(ctx, messageId, job, delivery);
  if (!("reason" in delivery)) await noteProof(ctx, key, delivery.status);
  return outcome;
}

/** Records are purged after a while; that the mail server has taken the test mail is not. */
async function noteProof(
  { db, log }: MailCtx,
  key: MailKey,
  status: LeftMailStatus,
): Promise<void> {
  if (key !== GO_LIVE_MAIL) return;
  try {
    await storeMailProof(db, status);
  } catch (error) {
    // The mail is out. The admin asks for another one.
    log.error({ err: error }, "a test mail that left was not noted");
  }
}

/** Mails invite answers, and a person reads them where visitors write to. */
export async function answerAddress({ db }: Pick<MailCtx, "db">): Promise<{ replyTo?: string }> {
  const replyTo = await contactAddress(db);
  return replyTo ? { replyTo } : {};
}

function bookingOf({ payload }: Job): { booking_id?: string } {
  return typeof payload.booking_id === "string" ? { booking_id: payload.booking_id } : {};
}

/** Writes down what became of an attempt, in the mail and for the job. */
export async function noteDelivery(
  { db, log }: MailCtx,
  messageId: string,
  job: Job,
  delivery: Delivery,
): Promise<JobOutcome> {
  if ("reason" in delivery) {
    const { status, reason } = delivery;
    const isOver = status === "failed" || job.attempt >= job.maxAttempts;
    await markMail(db, messageId, { status: isOver ? "failed" : "queued", reason });
    return { kind: status, reason };
  }
  try {
    await markMail(db, messageId, { status: delivery.status });
  } catch (error) {
    // The mail is out. A record that lags behind is better than a second mail.
    log.error({ err: error, job: job.id }, "a sent mail was not marked as sent");
  }
  return { kind: "done" };
}

/** From the job alone: every attempt of every process sends the same mail, and says so. */
export function messageIdOf({ id, createdAt }: Job, { publicUrl }: MailFrame): string {
  // A restored database counts on from an older number; the time keeps both mails apart.
  const mark = createHash("sha256").update(`${id} ${createdAt.toISOString()}`).digest("hex");
  const host = new URL(publicUrl).hostname.replace(/[^\w.-]/g, "");
  return `<${id}.${mark.slice(0, 16)}@${host}>`;
}
