import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { notifications } from "#data/schema/accounts.ts";
import type { ConversationPosition } from "#domain/messaging/conversation-cursor.ts";

const createdAt = sql`date_trunc('milliseconds', ${notifications.created_at})`;

type NotificationList = {
  readonly userId: string;
  readonly after: ConversationPosition | undefined;
  readonly limit: number;
};

export function listNotifications(db: Db, { userId, after, limit }: NotificationList) {
  const behind = after
    ? sql`(${createdAt}, ${notifications.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return db
    .select({
      id: notifications.id,
      title: notifications.title,
      message: notifications.message,
      type: notifications.type,
      link: notifications.link,
      is_read: sql<boolean>`${notifications.read_at} is not null`,
      created_at: notifications.created_at,
    })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), behind))
    .orderBy(desc(createdAt), desc(notifications.id))
    .limit(limit);
}

export async function countUnreadNotifications(db: Db, userId: string): Promise<number> {
  return db.$count(notifications, unreadOf(userId));
}

/** All of somebody's, or those with the given ids or link; own ones only, whatever is asked. */
export async function markNotificationsRead(
  db: Db | Tx,
  userId: string,
  at: Date,
  which: { ids?: readonly string[] | undefined; link?: string } = {},
): Promise<void> {
  const { ids, link } = which;
  await db
    .update(notifications)
    .set({ read_at: at })
    .where(
      and(
        unreadOf(userId),
        ids === undefined ? undefined : inArray(notifications.id, [...ids]),
        link === undefined ? undefined : eq(notifications.link, link),
      ),
    );
}

function unreadOf(userId: string): SQL | undefined {
  return and(eq(notifications.user_id, userId), isNull(notifications.read_at));
}
