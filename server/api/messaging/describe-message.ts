import type { AttachmentRow } from "#data/queries/messaging/message-attachments.ts";
import type { MessageList, MessageView } from "#features/messaging/read-messages.server.ts";

export function describeMessages({ items, has_more }: MessageList) {
  return { items: items.map(describeMessage), has_more };
}

export function describeMessage(view: MessageView) {
  return { ...view, attachments: view.attachments.map(describeAttachment) };
}

/** Field by field: a new column of the table appears nowhere by itself. */
export function describeAttachment({ id, name, type, size }: AttachmentRow) {
  return { id, name, type, size, url: `/api/v1/attachments/${id}` };
}
