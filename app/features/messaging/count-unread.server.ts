import { countUnread } from "#data/queries/messaging/messaging.ts";
import { unreadSides } from "#domain/messaging/conversation-access.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

/** The number at the dashboard link (CHAT-39 to CHAT-41). */
export async function countOwnUnread(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<{ count: number }, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const { userId, role } = viewer;
  return ok({ count: await countUnread(ctx.db, userId, unreadSides(role)) });
}
