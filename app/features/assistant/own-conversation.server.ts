import {
  type ConversationKey,
  deleteConversation,
  findConversation,
  markInquired,
  rateAnswer,
} from "#data/queries/assistant/assistant.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx } from "#features/ctx.ts";

type Done = Result<null, "not_found">;

/** The key alone gives access to a conversation. */
export async function forgetConversation(ctx: Ctx, key: ConversationKey): Promise<Done> {
  const found = await findConversation(ctx.db, key);
  if (!found) return failure("not_found");
  await deleteConversation(ctx.db, found.id);
  return ok(null);
}

export async function rateOwnAnswer(
  ctx: Ctx,
  key: ConversationKey,
  { messageId, feedback }: { messageId: string; feedback: 1 | -1 },
): Promise<Done> {
  const found = await findConversation(ctx.db, key);
  const isRated = found && (await rateAnswer(ctx.db, found.id, messageId, feedback));
  return isRated ? ok(null) : failure("not_found");
}

/** The user goes from here to an inquiry: what the administration counts as a hit. */
export async function noteInquiry(ctx: Ctx, key: ConversationKey): Promise<Done> {
  const found = await findConversation(ctx.db, key);
  if (!found) return failure("not_found");
  await markInquired(ctx.db, found.id, ctx.now());
  return ok(null);
}
