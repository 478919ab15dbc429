import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { mails } from "#data/schema/mail.ts";
import { hasLeft } from "#domain/platform/job-state.ts";

export type MailRow = typeof mails.$inferSelect;
export type MailStatus = MailRow["status"];
export type NewMail = Pick<
  typeof mails.$inferInsert,
  | "template_key"
  | "message_id"
  | "to_name"
  | "to_address"
  | "subject"
  | "text"
  | "html"
  | "attachments"
  | "booking_id"
>;

/** Writes a mail down before it leaves; a repeated attempt finds the first record and its status. */
export async function recordMail(db: Db, mail: NewMail): Promise<MailStatus> {
  const [row] = await db
    .insert(mails)
    .values({ ...mail, status: "queued" })
    // Changes nothing, but unlike „do nothing“ it returns the row that is there.
    .onConflictDoUpdate({ target: mails.message_id, set: { message_id: mail.message_id } })
    .returning({ status: mails.status });
  if (!row) throw new Error("the mail was not recorded");
  return row.status;
}

export async function markMail(
  db: Db,
  messageId: string,
  { status, reason = null }: { status: MailStatus; reason?: string | null },
): Promise<void> {
  await db
    .update(mails)
    .set({ status, last_error: reason, ...(hasLeft(status) ? { sent_at: sql`now()` } : {}) })
    .where(eq(mails.message_id, messageId));
}

/** The mails that were kept instead of sent, newest first. */
export async function listCapturedMails(db: Db, limit: number) {
  return db
    .select({
      id: mails.id,
      to: mails.to_address,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
      attachments: mails.attachments,
      createdAt: mails.created_at,
    })
    .from(mails)
    .where(eq(mails.status, "captured"))
    .orderBy(desc(mails.created_at), desc(mails.id))
    .limit(limit);
}

/** What is attached to one mail that was kept instead of sent. */
export async function listCapturedAttachments(db: Db, id: string) {
  const [row] = await db
    .select({ attachments: mails.attachments })
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.status, "captured")));
  return row?.attachments ?? [];
}
