import { findConversation, markRead } from "#data/queries/messaging/messaging.ts";
import { markNotificationsRead } from "#data/queries/messaging/notifications.ts";
import { sideIn } from "#domain/messaging/conversation-access.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { conversationPath } from "./conversation-path.ts";

/** Opening a conversation reads everything the other side wrote, and the notices about it. */
export async function markConversationRead(
  ctx: Ctx,
  viewer: Viewer,
  conversationId: string,
): Promise<Result<{ count: number }, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const { userId } = viewer;
  const row = await findConversation(ctx.db, conversationId, userId);
  if (!row || sideIn(row, userId) === null) return failure("not_found");
  const count = await ctx.db.transaction(async (tx) => {
    const link = conversationPath(conversationId);
    await markNotificationsRead(tx, userId, ctx.now(), { link });
    return markRead(tx, conversationId, userId);
  });
  return ok({ count });
}
