import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { enqueueJob } from "#data/queries/mail/outbox.ts";
import { conversationMessages, conversations } from "#data/schema/messaging.ts";
import { outbox } from "#data/schema/outbox.ts";
import type { ConversationSide } from "#domain/messaging/conversation-access.ts";

const messages = conversationMessages;

export const MESSAGE_MAIL_JOB = "message.notice";

type Reader = { readonly conversationId: string; readonly readerId: string };

/**
 * A look at the conversation at the given moment, unless one is planned already. Call it with the
 * conversation locked, or two may be planned.
 */
export async function planMessageMail(tx: Tx, reader: Reader, due: Date): Promise<void> {
  const { conversationId: conversation_id, readerId: reader_id } = reader;
  const planned = and(
    eq(outbox.kind, MESSAGE_MAIL_JOB),
    isNull(outbox.done_at),
    isNull(outbox.failed_at),
    // One that has begun may have looked too early.
    eq(outbox.attempts, 0),
    sql`${outbox.payload} @> ${JSON.stringify({ conversation_id, reader_id })}::jsonb`,
  );
  if ((await tx.$count(outbox, planned)) > 0) return;
  await enqueueJob(tx, {
    kind: MESSAGE_MAIL_JOB,
    payload: { conversation_id, reader_id },
    dedupeKey: `${MESSAGE_MAIL_JOB}:${conversation_id}:${reader_id}:${due.getTime()}`,
    runAt: due,
  });
}

/** How much the reader has not read and no mail has told of, and the newest of it. */
export async function findNews(tx: Tx, reader: Reader, afterSequence: number) {
  const [row] = await tx
    .select({
      id: messages.id,
      sequence: messages.sequence,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversation_id, reader.conversationId),
        ne(messages.sender_id, reader.readerId),
        eq(messages.is_read, false),
        gt(messages.sequence, afterSequence),
      ),
    )
    .orderBy(desc(messages.sequence))
    .limit(1);
  return row;
}

type Mailed = { readonly at: Date; readonly sequence: number };

export async function noteMailed(
  tx: Tx,
  conversationId: string,
  side: ConversationSide,
  { at, sequence }: Mailed,
): Promise<void> {
  const set =
    side === "customer"
      ? { customer_mailed_at: at, customer_mailed_sequence: sequence }
      : { speaker_mailed_at: at, speaker_mailed_sequence: sequence };
  await tx.update(conversations).set(set).where(eq(conversations.id, conversationId));
}
