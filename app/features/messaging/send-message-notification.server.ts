import { lockConversation } from "#data/queries/messaging/message-sending.ts";
import { recipientOf, sideIn } from "#domain/messaging/conversation-access.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { hasNews, planMailNotice } from "./message-mail.server.ts";

type Outcome = Result<{ queued: boolean }, "unauthorized" | "not_found">;

/**
 * The function of the specification, made safe (C-91): who is told, by whom and what comes
 * from the stored rows alone. However often it is asked for, one mail is planned, and none for what
 * was read or told already.
 */
export async function sendMessageNotification(
  ctx: Ctx,
  viewer: Viewer,
  conversationId: string,
): Promise<Outcome> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  return ctx.db.transaction(async (tx): Promise<Outcome> => {
    const conversation = await lockConversation(tx, conversationId);
    if (!conversation || sideIn(conversation, viewer.userId) === null) return failure("not_found");
    const recipient = recipientOf(conversation, viewer.userId);
    if (recipient === null || !(await hasNews(tx, conversation, recipient))) {
      return ok({ queued: false });
    }
    await planMailNotice(ctx, tx, conversation, recipient);
    return ok({ queued: true });
  });
}
