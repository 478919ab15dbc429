import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { matchesWords } from "#data/queries/lists/list-page.ts";
import { notifications } from "#data/schema/accounts.ts";
import type { SortOrder } from "#domain/list/list-query.ts";
import type { ConversationPosition } from "#domain/messaging/conversation-cursor.ts";
import type { NotificationFilter } from "#domain/messaging/notification-types.ts";

const createdAt = sql`date_trunc('milliseconds', ${notifications.created_at})`;

export type NotificationCriteria = {
  readonly q: string;
  readonly show?: NotificationFilter | undefined;
  readonly order: SortOrder;
};

type NotificationList = NotificationCriteria & {
  readonly userId: string;
  readonly after: ConversationPosition | undefined;
  readonly limit: number;
};

export function listNotifications(db: Db, list: NotificationList) {
  const { userId, after, limit, q, show, order } = list;
  const isOldFirst = order === "asc";
  const behind = after
    ? sql`(${createdAt}, ${notifications.id}) ${sql.raw(isOldFirst ? ">" : "<")} (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined;
  const direction = isOldFirst ? asc : desc;
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
    .where(
      and(
        eq(notifications.user_id, userId),
        show && isShown(show),
        matchesWords(q, [notifications.title, notifications.message]),
        behind,
      ),
    )
    .orderBy(direction(createdAt), direction(notifications.id))
    .limit(limit);
}

function isShown(show: NotificationFilter): SQL {
  return show === "unread" ? isNull(notifications.read_at) : eq(notifications.type, show);
}

export async function countUnreadNotifications(db: Db, userId: string): Promise<number> {
  return db.$count(notifications, unreadOf(userId));
}

/** All of the user's, or those with the given ids or link; never those of others. */
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

export type NewNotification = Pick<
  typeof notifications.$inferInsert,
  "user_id" | "title" | "message" | "type" | "link"
> & { readonly dedupe_key: string };

/** The same key notifies once. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing({ target: notifications.dedupe_key });
}
