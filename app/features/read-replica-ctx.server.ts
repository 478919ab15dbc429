import { knowingSettings } from "#data/queries/platform/settings.ts";
import type { Ctx } from "./ctx.ts";

/** For one answer that only shows, as a whole: heavy reads go elsewhere if they can, settings are in memory. */
export async function readReplicaCtx(ctx: Ctx): Promise<Ctx> {
  const db = knowingSettings(await ctx.reads(), ctx.kept.settings);
  return { ...ctx, db, reads: async () => db };
}
