import { publishDuePosts } from "#data/queries/content/posts-admin.ts";
import type { Ctx } from "#features/ctx.ts";

/** Scheduled posts go public by themselves; the database tells every process to make its pages anew. */
export async function publishDue(ctx: Pick<Ctx, "db" | "now" | "log">): Promise<number> {
  const ids = await publishDuePosts(ctx.db, ctx.now());
  if (ids.length > 0) ctx.log.info({ posts: ids.length }, "scheduled posts were published");
  return ids.length;
}
