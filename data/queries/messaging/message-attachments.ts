import { and, asc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { conversations, messageAttachments } from "#data/schema/messaging.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { hasContact } from "./conversation-contact.ts";

export async function insertAttachment(db: Db, values: typeof messageAttachments.$inferInsert) {
  const [row] = await db.insert(messageAttachments).values(values).returning();
  if (!row) throw new Error("the file was not stored");
  return row;
}

export type AttachmentRow = typeof messageAttachments.$inferSelect;

/** Those of one page of messages. */
export function listAttachments(db: Db | Tx, messageIds: readonly string[]) {
  if (messageIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(messageAttachments)
    .where(inArray(messageAttachments.message_id, [...messageIds]))
    .orderBy(asc(messageAttachments.created_at), asc(messageAttachments.id));
}

/** With both parties, who alone may see it. */
export async function findAttachment(db: Db, id: string) {
  const [row] = await db
    .select({
      attachment: messageAttachments,
      customer_id: conversations.customer_id,
      speaker_user_id: speakers.user_id,
      has_contact: hasContact,
    })
    .from(messageAttachments)
    .innerJoin(conversations, eq(conversations.id, messageAttachments.conversation_id))
    .innerJoin(speakers, eq(speakers.id, conversations.speaker_id))
    .where(eq(messageAttachments.id, id));
  return row;
}

/** Deletes what a user uploaded and never sent; their files are left to the caller. */
export function deleteUnsent(db: Db, uploaderId: string, before: Date) {
  return db
    .delete(messageAttachments)
    .where(
      and(
        eq(messageAttachments.uploader_id, uploaderId),
        isNull(messageAttachments.message_id),
        lt(messageAttachments.created_at, before),
      ),
    )
    .returning({ file_key: messageAttachments.file_key });
}
