import { findLastSent, lockConversation } from "#data/queries/message-sending.ts";
import { findMessageRow } from "#data/queries/messaging.ts";
import { sideIn } from "#domain/messaging/conversation-parties.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { UNKNOWN_PERSON } from "./conversation-view.server.ts";
import { mailRecipient } from "./notify-recipient.server.ts";

type Outcome = Result<{ queued: boolean }, "unauthorized" | "not_found">;

/**
 * The function of the specification, made safe (DECISIONS C-91): who is told, by whom and what comes
 * from the stored rows alone, and only for the caller's own newest message. Asking again within a
 * quarter of an hour sends nothing.
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
    const last = await findLastSent(tx, conversationId, viewer.userId);
    const row = last && (await findMessageRow(tx, last.id));
    if (!row || row.is_read) return ok({ queued: false });
    const sender_name = row.sender_name ?? UNKNOWN_PERSON;
    return ok({ queued: await mailRecipient(ctx, tx, conversation, { ...row, sender_name }) });
  });
}
