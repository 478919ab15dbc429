import { readingSettingsOnce } from "#data/queries/platform/settings.ts";
import type { Ctx } from "./ctx.ts";

/** For one answer that only reads, as a whole: its database is the one that heavy reads go to. */
export async function readReplicaCtx(ctx: Ctx): Promise<Ctx> {
  const db = readingSettingsOnce(await ctx.reads());
  return { ...ctx, db, reads: async () => db };
}
