import type { Db, Tx } from "#data/db.ts";
import {
  type AttachmentRow,
  listAttachments,
} from "#data/queries/messaging/message-attachments.ts";
import {
  findConversation,
  listMessages,
  type MessageRow,
} from "#data/queries/messaging/messaging.ts";
import { sideIn } from "#domain/messaging/conversation-access.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { UNKNOWN_PERSON } from "./conversation-view.server.ts";

export const MAX_MESSAGES = 100;
export const DEFAULT_MESSAGES = 50;

export type MessageView = Omit<MessageRow, "sender_name"> & {
  sender_name: string;
  attachments: AttachmentRow[];
};

export type MessageQuery = {
  after?: number | undefined;
  before?: number | undefined;
  limit?: number | undefined;
};
export type MessageList = { items: MessageView[]; has_more: boolean };

/** Oldest first; only for the two who talk. */
export async function readMessages(
  ctx: Ctx,
  viewer: Viewer,
  conversationId: string,
  query: MessageQuery,
): Promise<Result<MessageList, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const row = await findConversation(ctx.db, conversationId, viewer.userId);
  if (!row || sideIn(row, viewer.userId) === null) return failure("not_found");
  return ok(await messagesOf(ctx, conversationId, query));
}

/** Checks no permission: the caller has done so. */
export async function messagesOf(
  ctx: Ctx,
  conversationId: string,
  { after, before, limit = DEFAULT_MESSAGES }: MessageQuery,
): Promise<MessageList> {
  const size = Math.min(Math.max(limit, 1), MAX_MESSAGES);
  const page = await listMessages(ctx.db, { conversationId, after, before, limit: size });
  return { items: await withAttachments(ctx.db, page.rows), has_more: page.hasMore };
}

export async function withAttachments(
  db: Db | Tx,
  rows: readonly MessageRow[],
): Promise<MessageView[]> {
  const files = await listAttachments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    sender_name: row.sender_name ?? UNKNOWN_PERSON,
    attachments: files.filter(({ message_id }) => message_id === row.id),
  }));
}
