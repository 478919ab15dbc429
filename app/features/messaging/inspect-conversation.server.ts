import { findConversation } from "#data/queries/messaging/messaging.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { type ConversationView, conversationView } from "./conversation-view.server.ts";
import { type MessageList, type MessageQuery, messagesOf } from "./read-messages.server.ts";

type Inspection = { conversation: ConversationView; messages: MessageList };

/** Admins read what others write only for a reason, and the log keeps both (decision 22). */
export async function inspectConversation(
  ctx: Ctx,
  viewer: Viewer,
  conversationId: string,
  reason: string,
  query: MessageQuery,
): Promise<Result<Inspection, "unauthorized" | "forbidden" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  if (viewer.role !== "admin") return failure("forbidden");
  const row = await findConversation(ctx.db, conversationId, viewer.userId);
  if (!row) return failure("not_found");
  await ctx.db.transaction((tx) =>
    insertAudit(tx, {
      actor: "admin",
      actor_id: viewer.userId,
      action: "conversation.inspect",
      object_type: "conversation",
      object_id: conversationId,
      reason,
      request_id: viewer.requestId,
    }),
  );
  const messages = await messagesOf(ctx, conversationId, query);
  return ok({ conversation: conversationView(row, viewer.userId), messages });
}
