import { and, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import {
  conversationMessages,
  conversations,
  messageAttachments,
  messageReports,
} from "#data/schema/messaging.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { hasContact } from "./conversation-contact.ts";

const messages = conversationMessages;

/** Locks the conversation: messages of one conversation are written one after another anyway. */
export async function lockConversation(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: conversations.id,
      customer_id: conversations.customer_id,
      speaker_user_id: speakers.user_id,
      has_contact: hasContact,
      last_sequence: conversations.last_sequence,
      customer_mailed_at: conversations.customer_mailed_at,
      speaker_mailed_at: conversations.speaker_mailed_at,
      customer_mailed_sequence: conversations.customer_mailed_sequence,
      speaker_mailed_sequence: conversations.speaker_mailed_sequence,
    })
    .from(conversations)
    .innerJoin(speakers, eq(speakers.id, conversations.speaker_id))
    .where(eq(conversations.id, id))
    .for("update", { of: conversations });
  return row;
}

export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>;

type Sent = {
  readonly conversationId: string;
  readonly senderId: string;
  readonly clientId: string;
};

export async function findSent(tx: Tx, { conversationId, senderId, clientId }: Sent) {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversation_id, conversationId),
        eq(messages.sender_id, senderId),
        eq(messages.client_id, clientId),
      ),
    );
  return row;
}

/**
 * What the limits on sending look at; `since` is a day ago. Locks the account: messages to many people
 * at once are counted one after another.
 */
export async function sendingHistory(
  tx: Tx,
  conversationId: string,
  senderId: string,
  since: Date,
) {
  const [account] = await tx
    .select({ since: authUsers.created_at })
    .from(authUsers)
    .where(eq(authUsers.id, senderId))
    .for("no key update");
  if (!account) return undefined;
  const here = eq(messages.conversation_id, conversationId);
  const [answer] = await tx
    .select({ last: sql<number>`coalesce(max(${messages.sequence}), 0)` })
    .from(messages)
    .where(and(here, ne(messages.sender_id, senderId)));
  const lastAnswer = answer?.last ?? 0;
  const own = eq(messages.sender_id, senderId);
  const unanswered = and(here, own, gt(messages.sequence, lastAnswer));
  const isToday = gt(messages.created_at, since);
  return {
    accountSince: account.since,
    hasAnswer: lastAnswer > 0,
    unanswered: await tx.$count(messages, unanswered),
    unansweredToday: await tx.$count(messages, and(unanswered, isToday)),
    firstMessages: await tx.$count(messages, and(own, eq(messages.sequence, 1), isToday)),
  };
}

export async function insertMessage(tx: Tx, values: typeof messages.$inferInsert) {
  const [row] = await tx.insert(messages).values(values).returning({ id: messages.id });
  if (!row) throw new Error("the message was not stored");
  return row;
}

type Unsent = {
  readonly ids: readonly string[];
  readonly conversationId: string;
  readonly uploaderId: string;
};

/** Only own files of this conversation that no message has yet. */
function unsent({ ids, conversationId, uploaderId }: Unsent): SQL | undefined {
  return and(
    inArray(messageAttachments.id, [...ids]),
    eq(messageAttachments.conversation_id, conversationId),
    eq(messageAttachments.uploader_id, uploaderId),
    isNull(messageAttachments.message_id),
  );
}

export async function countUnsent(tx: Tx, files: Unsent): Promise<number> {
  return files.ids.length === 0 ? 0 : tx.$count(messageAttachments, unsent(files));
}

export async function attachFiles(tx: Tx, messageId: string, files: Unsent): Promise<void> {
  if (files.ids.length === 0) return;
  await tx.update(messageAttachments).set({ message_id: messageId }).where(unsent(files));
}

/** Where to write to; null for deleted accounts. */
export async function findMailAddress(db: Db | Tx, userId: string) {
  const [row] = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(and(eq(authUsers.id, userId), isNull(authUsers.deleted_at)));
  return row?.email ?? null;
}

/**
 * Once per person and message: a second report changes the reason. After a decision it is a new case;
 * the log keeps the old ruling.
 */
export async function saveReport(
  db: Db,
  report: { message_id: string; reporter_id: string; reason: string },
) {
  const [row] = await db
    .insert(messageReports)
    .values(report)
    .onConflictDoUpdate({
      target: [messageReports.message_id, messageReports.reporter_id],
      set: {
        reason: report.reason,
        created_at: sql`case when ${messageReports.handled_at} is null
          then ${messageReports.created_at} else excluded.created_at end`,
        handled_at: null,
        decision: null,
        decision_reason: null,
      },
    })
    .returning({ id: messageReports.id });
  if (!row) throw new Error("the report was not stored");
  return row;
}
