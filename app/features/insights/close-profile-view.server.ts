import {
  findProfileView,
  closeProfileView as storeClosing,
} from "#data/queries/insights/insights.ts";
import { LONGEST_VIEW_SECONDS, timeSpent } from "#domain/insights/visit.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

/**
 * Leaving a page says how long it was looked at. A browser that closes a tab cannot show a session,
 * so the random id of the view is what entitles; another user's session does not help.
 */
export async function closeProfileView(
  ctx: Ctx,
  viewer: Viewer,
  { id, seconds }: { id: string; seconds: number },
): Promise<Result<number, "not_found">> {
  const view = await findProfileView(ctx.db, id);
  const now = ctx.now();
  if (!view || (viewer.kind === "user" && viewer.userId !== view.user_id)) {
    return failure("not_found");
  }
  const elapsed = (now.getTime() - view.occurred_at.getTime()) / 1000;
  if (elapsed > LONGEST_VIEW_SECONDS) return failure("not_found");
  const spent = timeSpent({ known: view.time_spent_seconds, reported: seconds, elapsed });
  await storeClosing(ctx.db, id, { time_spent_seconds: spent, exited_at: now });
  return ok(spent);
}
