import type { JobHandler } from "#data/queries/mail/outbox-worker.ts";
import { MAIL_KEYS } from "./content/render-mail.ts";
import { sendCopy } from "./send-copy.server.ts";
import { type MailCtx, sendMail } from "./send-mail.server.ts";

/** What the outbox worker does with `mail.…` jobs. */
export function mailHandlers(ctx: MailCtx): Record<string, JobHandler> {
  const mails = Object.fromEntries(
    MAIL_KEYS.map((key): [string, JobHandler] => [`mail.${key}`, (job) => sendMail(ctx, key, job)]),
  );
  return { ...mails, "mail-copy": (job) => sendCopy(ctx, job) };
}
