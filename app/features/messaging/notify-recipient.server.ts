import type { Tx } from "#data/db.ts";
import type { LockedConversation } from "#data/queries/messaging/message-sending.ts";
import { insertNotifications } from "#data/queries/messaging/notifications.ts";
import { recipientOf } from "#domain/messaging/conversation-access.ts";
import { excerpt } from "#domain/messaging/message-text.ts";
import type { Ctx } from "#features/ctx.ts";
import { conversationPath } from "./conversation-path.ts";
import { planMailNotice } from "./message-mail.server.ts";

type Sent = { id: string; sender_id: string; sender_name: string; message: string };

/** Word for word from the specification (7). */
const NOTIFICATION_TITLE = "Neue Nachricht";

/**
 * Tells the other party: at once on the platform, by mail what is not read soon. A notice that fails
 * is only logged: the message counts without it.
 */
export async function notifyRecipient(
  ctx: Ctx,
  tx: Tx,
  conversation: LockedConversation,
  message: Sent,
): Promise<void> {
  const recipient = recipientOf(conversation, message.sender_id);
  if (recipient === null) return;
  try {
    await tx.transaction(async (inner) => {
      await insertNotifications(inner, [
        {
          user_id: recipient,
          title: NOTIFICATION_TITLE,
          message: `${message.sender_name}: ${excerpt(message.message)}`,
          type: "message",
          link: conversationPath(conversation.id),
          dedupe_key: `message:${message.id}`,
        },
      ]);
      await planMailNotice(ctx, inner, conversation, recipient);
    });
  } catch (error) {
    ctx.log.error({ err: error, message: message.id }, "a message notice was not stored");
  }
}
