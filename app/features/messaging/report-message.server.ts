import { saveReport } from "#data/queries/messaging/message-sending.ts";
import { findConversation, findMessageRow } from "#data/queries/messaging/messaging.ts";
import { sideIn } from "#domain/messaging/conversation-access.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

/** Only received messages can be reported; to others they do not exist. */
export async function reportMessage(
  ctx: Ctx,
  viewer: Viewer,
  messageId: string,
  reason: string,
): Promise<Result<{ id: string }, "unauthorized" | "not_found" | "own_message">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const { userId } = viewer;
  const message = await findMessageRow(ctx.db, messageId);
  const row = message && (await findConversation(ctx.db, message.conversation_id, userId));
  if (!message || !row || sideIn(row, userId) === null) return failure("not_found");
  if (message.sender_id === userId) return failure("own_message");
  return ok(await saveReport(ctx.db, { message_id: messageId, reporter_id: userId, reason }));
}
