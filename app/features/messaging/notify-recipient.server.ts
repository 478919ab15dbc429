import type { Tx } from "#data/db.ts";
import { insertNotifications } from "#data/queries/announcements.ts";
import {
  findMailAddress,
  type LockedConversation,
  noteMailed,
} from "#data/queries/message-sending.ts";
import { enqueueMail } from "#data/queries/outbox.ts";
import { findProfile } from "#data/queries/profiles.ts";
import { recipientOf, sideIn } from "#domain/messaging/conversation-parties.ts";
import { excerpt } from "#domain/messaging/message-text.ts";
import { isNoticeDue } from "#domain/messaging/notice-pace.ts";
import type { Ctx } from "../ctx.ts";
import { conversationPath } from "./conversation-path.ts";

type Sent = { id: string; sender_id: string; sender_name: string; message: string };

/** Word for word from the specification (7). */
const NOTIFICATION_TITLE = "Neue Nachricht";

/**
 * Tells the other party: always on the platform, by mail now and then. A notice that fails is only
 * logged: the message counts without it.
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
      await mailRecipient(ctx, inner, conversation, message);
    });
  } catch (error) {
    ctx.log.error({ err: error, message: message.id }, "a message notice was not stored");
  }
}

/** At most one mail per conversation and reader in a quarter of an hour; false if it was not due. */
export async function mailRecipient(
  ctx: Ctx,
  tx: Tx,
  conversation: LockedConversation,
  message: Sent,
): Promise<boolean> {
  const recipient = recipientOf(conversation, message.sender_id);
  if (recipient === null) return false;
  const side = sideIn(conversation, recipient) === "customer" ? "customer" : "speaker";
  const last =
    side === "customer" ? conversation.customer_mailed_at : conversation.speaker_mailed_at;
  const now = ctx.now();
  if (!isNoticeDue(last?.getTime() ?? null, now.getTime())) return false;
  const to = await findMailAddress(tx, recipient);
  if (to === null) return false;
  const profile = await findProfile(tx, recipient);
  await enqueueMail(tx, {
    kind: "mail.new_message",
    to,
    data: {
      first_name: profile?.first_name ?? null,
      sender_name: message.sender_name,
      excerpt: excerpt(message.message),
      link: new URL(conversationPath(conversation.id), ctx.publicUrl).href,
    },
    dedupeKey: `mail.new_message:${message.id}`,
  });
  await noteMailed(tx, conversation.id, side, now);
  return true;
}
