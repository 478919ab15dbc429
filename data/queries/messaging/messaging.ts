import { and, asc, desc, eq, gt, ilike, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#data/db.ts";
import { isListedRow } from "#data/queries/speakers/is-listed-row.ts";
import { profiles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { bookings } from "#data/schema/bookings.ts";
import { conversationMessages, conversations } from "#data/schema/messaging.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import type { SortOrder } from "#domain/list/list-query.ts";
import type {
  ConversationParties,
  ConversationSide,
} from "#domain/messaging/conversation-access.ts";
import type { ConversationPosition } from "#domain/messaging/conversation-cursor.ts";
import { hasContact } from "./conversation-contact.ts";

const messages = conversationMessages;
const lastMessage = alias(messages, "last_message");

/** The database counts finer than JavaScript; a page's end must name the same moment in both. */
const activity = sql`date_trunc('milliseconds', coalesce(${conversations.last_message_at}, ${conversations.created_at}))`;

const speakerName = sql<string | null>`coalesce(${speakers.name}, ${speakers.title})`;

/** Empty strings of a half-filled profile count as nothing. */
const personName = sql<
  string | null
>`nullif(btrim(concat_ws(' ', ${profiles.first_name}, ${profiles.last_name})), '')`;

function conversationColumns(userId: string) {
  return {
    id: conversations.id,
    speaker_id: conversations.speaker_id,
    customer_id: conversations.customer_id,
    subject: conversations.subject,
    last_message_at: conversations.last_message_at,
    activity: activity.mapWith(conversations.created_at),
    speaker_user_id: speakers.user_id,
    has_contact: hasContact,
    speaker_name: speakerName,
    speaker_slug: sql<string | null>`case when ${isListedRow} then ${speakers.slug} end`,
    speaker_image_url: speakers.profile_image_url,
    customer_name: personName,
    last_message: {
      message: lastMessage.message,
      created_at: lastMessage.created_at,
      sender_id: lastMessage.sender_id,
    },
    unread_count: sql<number>`(
      select count(*)::int from conversation_messages m
      where m.conversation_id = ${conversations.id} and m.sender_id <> ${userId} and not m.is_read)`,
    unanswered_since: sql<Date | null>`(
      select min(m.created_at) from conversation_messages m
      where m.conversation_id = ${conversations.id} and m.sender_id = ${conversations.customer_id}
        and m.sequence > coalesce((
          select max(a.sequence) from conversation_messages a
          where a.conversation_id = ${conversations.id}
            and a.sender_id <> ${conversations.customer_id}), 0))`.mapWith(
      conversations.last_message_at,
    ),
  };
}

function selectConversations(db: Db | Tx, userId: string) {
  return db
    .select(conversationColumns(userId))
    .from(conversations)
    .innerJoin(speakers, eq(speakers.id, conversations.speaker_id))
    .leftJoin(profiles, eq(profiles.user_id, conversations.customer_id))
    .leftJoin(
      lastMessage,
      and(
        eq(lastMessage.conversation_id, conversations.id),
        eq(lastMessage.sequence, conversations.last_sequence),
      ),
    );
}

type ConversationList = {
  readonly userId: string;
  readonly search: string | undefined;
  readonly isUnreadOnly: boolean;
  readonly order: SortOrder;
  readonly after: ConversationPosition | undefined;
  readonly limit: number;
};

/** Those of both sides, by their latest activity. */
export function listConversations(db: Db, list: ConversationList) {
  const { userId, search, isUnreadOnly, order, after, limit } = list;
  const isOldFirst = order === "asc";
  const direction = isOldFirst ? asc : desc;
  const behind = after
    ? sql`(${activity}, ${conversations.id}) ${sql.raw(isOldFirst ? ">" : "<")} (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return selectConversations(db, userId)
    .where(
      and(
        or(eq(conversations.customer_id, userId), and(eq(speakers.user_id, userId), hasContact)),
        search === undefined ? undefined : mentions(search),
        isUnreadOnly ? hasUnread(userId) : undefined,
        behind,
      ),
    )
    .orderBy(direction(activity), direction(conversations.id))
    .limit(limit);
}

export type ConversationRow = Awaited<ReturnType<typeof listConversations>>[number];

function hasUnread(userId: string): SQL {
  return sql`exists (select from conversation_messages m
    where m.conversation_id = ${conversations.id} and m.sender_id <> ${userId} and not m.is_read)`;
}

function mentions(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    ilike(speakerName, pattern),
    ilike(personName, pattern),
    ilike(conversations.subject, pattern),
    sql`exists (select from conversation_messages m
      where m.conversation_id = ${conversations.id} and m.message ilike ${pattern})`,
  );
}

/** Without a permission check: the use case decides who may see it. `userId` says whose unread to count. */
export async function findConversation(
  db: Db | Tx,
  id: string,
  userId: string,
): Promise<ConversationRow | undefined> {
  const [row] = await selectConversations(db, userId).where(eq(conversations.id, id));
  return row;
}

/** Found by the pair, created if missing; two requests at once end with the same row. */
export async function ensureConversation(
  db: Db,
  { speakerId, customerId }: ConversationParties,
): Promise<{ id: string; isNew: boolean }> {
  const pair = { speaker_id: speakerId, customer_id: customerId };
  const [created] = await db
    .insert(conversations)
    .values(pair)
    .onConflictDoNothing({ target: [conversations.speaker_id, conversations.customer_id] })
    .returning({ id: conversations.id });
  if (created) return { id: created.id, isNew: true };
  const found = await findPair(db, { speakerId, customerId });
  if (!found) throw new Error("the conversation was neither found nor created");
  return { id: found.id, isNew: false };
}

export async function findPair(db: Db, { speakerId, customerId }: ConversationParties) {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.speaker_id, speakerId), eq(conversations.customer_id, customerId)));
  return row;
}

const messageColumns = {
  id: messages.id,
  conversation_id: messages.conversation_id,
  sequence: messages.sequence,
  sender_id: messages.sender_id,
  message: messages.message,
  is_read: messages.is_read,
  created_at: messages.created_at,
  sender_name: sql<string | null>`case when ${messages.sender_id} = ${speakers.user_id}
    then ${speakerName} else ${personName} end`,
  sender_is_speaker: sql<boolean>`${messages.sender_id} <> ${conversations.customer_id}`,
};

function selectMessages(db: Db | Tx) {
  return db
    .select(messageColumns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .innerJoin(speakers, eq(speakers.id, conversations.speaker_id))
    .leftJoin(profiles, eq(profiles.user_id, messages.sender_id));
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export async function findMessageRow(db: Db | Tx, id: string): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db).where(eq(messages.id, id));
  return row;
}

export type MessagePage = {
  readonly conversationId: string;
  readonly after: number | undefined;
  readonly before: number | undefined;
  readonly limit: number;
};

/** Oldest first. Without a position the newest page; `hasMore` looks in the direction asked for. */
export async function listMessages(
  db: Db,
  { conversationId, after, before, limit }: MessagePage,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const isForward = after !== undefined;
  const found = await selectMessages(db)
    .where(
      and(
        eq(messages.conversation_id, conversationId),
        after === undefined ? undefined : gt(messages.sequence, after),
        before === undefined ? undefined : lt(messages.sequence, before),
      ),
    )
    .orderBy(isForward ? asc(messages.sequence) : desc(messages.sequence))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows: isForward ? rows : rows.reverse(), hasMore: found.length > limit };
}

/** How many were unread before. Own messages stay as they are. */
export async function markRead(db: Db | Tx, conversationId: string, userId: string) {
  const rows = await db
    .update(messages)
    .set({ is_read: true })
    .where(
      and(
        eq(messages.conversation_id, conversationId),
        ne(messages.sender_id, userId),
        eq(messages.is_read, false),
      ),
    )
    .returning({ id: messages.id });
  return rows.length;
}

/** What others wrote on one's sides and was not read yet. */
export async function countUnread(
  db: Db,
  userId: string,
  sides: readonly ConversationSide[],
): Promise<number> {
  const accounts = { customer: conversations.customer_id, speaker: speakers.user_id };
  const isOwn = or(...sides.map((side) => eq(accounts[side], userId)));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .innerJoin(speakers, eq(speakers.id, conversations.speaker_id))
    .where(and(isOwn, ne(messages.sender_id, userId), eq(messages.is_read, false)));
  return row?.count ?? 0;
}

/** Whether an account that still exists has ever asked for or booked a speaker. */
export async function isCustomerOf(
  db: Db,
  { speakerId, customerId }: ConversationParties,
): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(authUsers, eq(authUsers.id, bookings.customer_id))
    .where(
      and(
        eq(bookings.speaker_id, speakerId),
        eq(bookings.customer_id, customerId),
        isNull(authUsers.deleted_at),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether a profile can be written to: `isListed` says whether it is public. */
export async function findSpeakerParty(db: Db, id: string) {
  const [row] = await db
    .select({
      user_id: speakers.user_id,
      isListed: isListedRow,
    })
    .from(speakers)
    .where(eq(speakers.id, id));
  return row;
}
