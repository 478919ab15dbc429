import type { Tx } from "#data/db.ts";
import {
  attachFiles,
  countUnsent,
  findSent,
  insertMessage,
  type LockedConversation,
  lockConversation,
  sendingHistory,
} from "#data/queries/messaging/message-sending.ts";
import { findMessageRow } from "#data/queries/messaging/messaging.ts";
import { sideIn } from "#domain/messaging/conversation-access.ts";
import { messageText } from "#domain/messaging/message-text.ts";
import { maySend, type SendingRefusal } from "#domain/messaging/sending-limits.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { DAY_MS } from "#domain/time/duration.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { notifyRecipient } from "./notify-recipient.server.ts";
import { type MessageView, withAttachments } from "./read-messages.server.ts";

export type NewMessage = {
  readonly message: string;
  /** Chosen by the sender: the same id is the same message, however often it arrives. */
  readonly clientId: string;
  readonly attachmentIds: readonly string[];
};

type SendRefusal =
  | "unauthorized"
  | "not_found"
  | "message_text"
  | "attachment_unknown"
  | SendingRefusal;

/** Stored with its notice in one transaction; open pages are told by the database. */
export async function sendMessage(
  ctx: Ctx,
  viewer: Viewer,
  conversationId: string,
  message: NewMessage,
): Promise<Result<MessageView, SendRefusal>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const text = messageText(message.message);
  const senderId = viewer.userId;
  return ctx.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    if (!conversation || sideIn(conversation, senderId) === null) return failure("not_found");
    if (text === null) return failure("message_text");
    const sent = await findSent(tx, { conversationId, senderId, clientId: message.clientId });
    if (sent) return ok(await storedMessage(tx, sent.id));
    const allowed = await checkLimits(ctx, tx, conversation, senderId);
    if (!allowed.ok) return allowed;
    const files = {
      ids: [...new Set(message.attachmentIds)],
      conversationId,
      uploaderId: senderId,
    };
    if ((await countUnsent(tx, files)) < files.ids.length) return failure("attachment_unknown");
    const { id } = await insertMessage(tx, {
      conversation_id: conversationId,
      sender_id: senderId,
      message: text,
      client_id: message.clientId,
    });
    await attachFiles(tx, id, files);
    const stored = await storedMessage(tx, id);
    await notifyRecipient(ctx, tx, conversation, stored);
    return ok(stored);
  });
}

async function storedMessage(tx: Tx, id: string): Promise<MessageView> {
  const row = await findMessageRow(tx, id);
  const [view] = row ? await withAttachments(tx, [row]) : [];
  if (!view) throw new Error("a stored message is gone");
  return view;
}

async function checkLimits(
  ctx: Ctx,
  tx: Tx,
  conversation: LockedConversation,
  senderId: string,
): Promise<Result<true, SendingRefusal>> {
  const now = ctx.now().getTime();
  const history = await sendingHistory(tx, conversation.id, senderId, new Date(now - DAY_MS));
  if (!history) throw new Error("the sender has no account");
  return maySend({
    accountAgeMs: now - history.accountSince.getTime(),
    hasAnswer: history.hasAnswer,
    unanswered: history.unanswered,
    unansweredToday: history.unansweredToday,
    isFirstMessage: conversation.last_sequence === 0,
    firstMessagesToday: history.firstMessages,
  });
}
