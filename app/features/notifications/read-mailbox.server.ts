import type { Db } from "#data/db.ts";
import { listCapturedMails } from "#data/queries/mails.ts";
import type { MailboxMail } from "./demo-mailbox/mailbox-mail.ts";

const MAX_MAILS = 100;

/** Newest first. The names of the fields are a contract (ARCHITECTURE section 4). */
export async function readMailbox({ db }: { db: Db }): Promise<MailboxMail[]> {
  const mails = await listCapturedMails(db, MAX_MAILS);
  return mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() }));
}
