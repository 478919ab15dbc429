import * as z from "zod/mini";
import type { Tx } from "#data/db.ts";
import { findProfile } from "#data/queries/accounts/profiles.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import type { JobHandler } from "#data/queries/mail/outbox-worker.ts";
import {
  findNews,
  MESSAGE_MAIL_JOB,
  noteMailed,
  planMessageMail,
} from "#data/queries/messaging/message-mails.ts";
import {
  findMailAddress,
  type LockedConversation,
  lockConversation,
} from "#data/queries/messaging/message-sending.ts";
import { findMessageRow } from "#data/queries/messaging/messaging.ts";
import { sideIn } from "#domain/messaging/conversation-access.ts";
import { isQuietOver, nextMessageMailMs } from "#domain/messaging/message-mail-pace.ts";
import { excerpt } from "#domain/messaging/message-text.ts";
import type { Ctx } from "#features/ctx.ts";
import { conversationPath } from "./conversation-path.ts";
import { UNKNOWN_PERSON } from "./conversation-view.server.ts";

type NoticeCtx = Pick<Ctx, "db" | "now" | "publicUrl">;
type Mailed = { at: number | null; sequence: number };

const jobPayload = z.object({ conversation_id: z.uuid(), reader_id: z.uuid() });

/** What the last mail to this reader told of this conversation. */
function lastMail(conversation: LockedConversation, readerId: string): Mailed {
  const isCustomer = sideIn(conversation, readerId) === "customer";
  const at = isCustomer ? conversation.customer_mailed_at : conversation.speaker_mailed_at;
  return {
    at: at?.getTime() ?? null,
    sequence: isCustomer
      ? conversation.customer_mailed_sequence
      : conversation.speaker_mailed_sequence,
  };
}

/** Several messages lead to one look at the conversation, and that to one mail. */
export async function planMailNotice(
  ctx: NoticeCtx,
  tx: Tx,
  conversation: LockedConversation,
  readerId: string,
): Promise<void> {
  const due = nextMessageMailMs(lastMail(conversation, readerId).at, ctx.now().getTime());
  await planMessageMail(tx, { conversationId: conversation.id, readerId }, new Date(due));
}

/** Whether there is something a mail would tell. */
export async function hasNews(
  tx: Tx,
  conversation: LockedConversation,
  readerId: string,
): Promise<boolean> {
  const reader = { conversationId: conversation.id, readerId };
  const { sequence } = lastMail(conversation, readerId);
  return (await findNews(tx, reader, sequence)) !== undefined;
}

/** What the outbox worker does when a look is due. */
export function noticeHandlers(ctx: NoticeCtx): Record<string, JobHandler> {
  return {
    [MESSAGE_MAIL_JOB]: async ({ payload }) => {
      const parsed = z.safeParse(jobPayload, payload);
      if (!parsed.success) return { kind: "failed", reason: "no conversation in the payload" };
      const { conversation_id, reader_id } = parsed.data;
      await ctx.db.transaction((tx) => mailNews(ctx, tx, conversation_id, reader_id));
      return { kind: "done" };
    },
  };
}

/** One mail for everything that is still unread and was not told before; none if everything was read. */
async function mailNews(ctx: NoticeCtx, tx: Tx, conversationId: string, readerId: string) {
  const conversation = await lockConversation(tx, conversationId);
  const side = conversation && sideIn(conversation, readerId);
  if (!conversation || !side) return;
  const last = lastMail(conversation, readerId);
  const news = await findNews(tx, { conversationId, readerId }, last.sequence);
  const newest = news && (await findMessageRow(tx, news.id));
  const to = await findMailAddress(tx, readerId);
  if (!news || !newest || to === null) return;
  const now = ctx.now();
  if (!isQuietOver(last.at, now.getTime())) {
    return planMailNotice(ctx, tx, conversation, readerId);
  }
  const profile = await findProfile(tx, readerId);
  await enqueueMail(tx, {
    kind: "mail.new_message",
    to,
    data: {
      first_name: profile?.first_name ?? null,
      sender_name: newest.sender_name ?? UNKNOWN_PERSON,
      count: news.count,
      excerpt: excerpt(newest.message),
      link: new URL(conversationPath(conversationId), ctx.publicUrl).href,
    },
    dedupeKey: `mail.new_message:${news.id}`,
  });
  await noteMailed(tx, conversationId, side, { at: now, sequence: news.sequence });
}
