import {
  countUnreadNotifications,
  listNotifications,
  markNotificationsRead,
  type NotificationCriteria,
} from "#data/queries/messaging/notifications.ts";
import { conversationCursor, conversationPosition } from "#domain/messaging/conversation-cursor.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

const PAGE_SIZE = 20;

type OwnNotification = Awaited<ReturnType<typeof listNotifications>>[number];
type Page = { items: OwnNotification[]; nextCursor: string | null; unread: number };

export async function listOwnNotifications(
  ctx: Ctx,
  viewer: Viewer,
  { cursor, ...criteria }: NotificationCriteria & { readonly cursor?: string | undefined },
): Promise<Result<Page, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const { userId } = viewer;
  const after = cursor === undefined ? undefined : conversationPosition(cursor);
  const rows = await listNotifications(ctx.db, {
    ...criteria,
    userId,
    after,
    limit: PAGE_SIZE + 1,
  });
  const items = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? items.at(-1) : undefined;
  const nextCursor = last
    ? conversationCursor({ at: last.created_at.toISOString(), id: last.id })
    : null;
  return ok({ items, nextCursor, unread: await countUnreadNotifications(ctx.db, userId) });
}

/** Without ids all of them; ids of others change nothing. Answers with what is still unread. */
export async function readOwnNotifications(
  ctx: Ctx,
  viewer: Viewer,
  ids: readonly string[] | undefined,
): Promise<Result<{ unread: number }, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  if (ids === undefined || ids.length > 0) {
    await markNotificationsRead(ctx.db, viewer.userId, ctx.now(), { ids });
  }
  return ok({ unread: await countUnreadNotifications(ctx.db, viewer.userId) });
}
