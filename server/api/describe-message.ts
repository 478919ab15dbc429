import type { z } from "@hono/zod-openapi";
import type { AttachmentRow } from "#data/queries/message-attachments.ts";
import type { ConversationView } from "#features/messaging/conversation-view.server.ts";
import type { MessageView } from "#features/messaging/read-messages.server.ts";
import type { attachmentSchema, conversationSchema, messageSchema } from "./schemas/message.ts";

/** Field by field: a new column of a table appears nowhere by itself. */

export function describeConversation(view: ConversationView): z.input<typeof conversationSchema> {
  const { last_message: last } = view;
  return {
    ...view,
    last_message: last && { ...last, created_at: last.created_at.toISOString() },
    last_message_at: view.last_message_at?.toISOString() ?? null,
    answer_due_at: view.answer_due_at?.toISOString() ?? null,
  };
}

export function describeMessage(view: MessageView): z.input<typeof messageSchema> {
  return {
    id: view.id,
    conversation_id: view.conversation_id,
    sequence: view.sequence,
    sender_id: view.sender_id,
    sender_name: view.sender_name,
    sender_is_speaker: view.sender_is_speaker,
    message: view.message,
    is_read: view.is_read,
    created_at: view.created_at.toISOString(),
    attachments: view.attachments.map(describeAttachment),
  };
}

export function describeAttachment({
  id,
  name,
  type,
  size,
}: AttachmentRow): z.input<typeof attachmentSchema> {
  return { id, name, type, size, url: `/api/v1/attachments/${id}` };
}
