import { findConversation, listConversations } from "#data/queries/messaging/messaging.ts";
import type { SortOrder } from "#domain/list/list-query.ts";
import { sideIn } from "#domain/messaging/conversation-access.ts";
import { conversationCursor, conversationPosition } from "#domain/messaging/conversation-cursor.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { type ConversationView, conversationView } from "./conversation-view.server.ts";

export const MAX_CONVERSATIONS = 50;

type Query = {
  search?: string | undefined;
  show?: "unread" | undefined;
  order?: SortOrder | undefined;
  cursor?: string | undefined;
  limit: number;
};
type Page = { items: ConversationView[]; nextCursor: string | null };

/** Own ones of both sides. Admins see no others here: those need a reason. */
export async function listOwnConversations(
  ctx: Ctx,
  viewer: Viewer,
  { search, show, order = "desc", cursor, limit }: Query,
): Promise<Result<Page, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const size = Math.min(Math.max(limit, 1), MAX_CONVERSATIONS);
  const rows = await listConversations(ctx.db, {
    userId: viewer.userId,
    search: search?.trim() || undefined,
    isUnreadOnly: show === "unread",
    order,
    after: cursor === undefined ? undefined : conversationPosition(cursor),
    // One more than asked for tells whether another page follows.
    limit: size + 1,
  });
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  const nextCursor = last
    ? conversationCursor({ at: last.activity.toISOString(), id: last.id })
    : null;
  return ok({ items: items.map((row) => conversationView(row, viewer.userId)), nextCursor });
}

export async function readConversation(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
): Promise<Result<ConversationView, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const row = await findConversation(ctx.db, id, viewer.userId);
  if (!row || sideIn(row, viewer.userId) === null) return failure("not_found");
  return ok(conversationView(row, viewer.userId));
}
