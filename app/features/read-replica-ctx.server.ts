import type { Ctx } from "./ctx.ts";

/** For use cases that only read, as a whole: their database is the one that heavy reads go to. */
export async function readReplicaCtx(ctx: Ctx): Promise<Ctx> {
  const db = await ctx.reads();
  return { ...ctx, db, reads: async () => db };
}
