import { publishDue } from "#features/content/manage/publish-due.server.ts";
import type { Ctx } from "#features/ctx.ts";

/** Late enough to cost nothing, early enough for a publication announced to the minute. */
const EVERY_MS = 20_000;

export type Publishing = { stop(): Promise<void> };

/** Looks at the start and then all the time for posts whose moment has come. */
export function startPublishing(
  ctx: Pick<Ctx, "db" | "now" | "log">,
  everyMs = EVERY_MS,
): Publishing {
  let running = run(ctx);
  const timer = setInterval(() => {
    running = running.then(() => run(ctx));
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function run(ctx: Pick<Ctx, "db" | "now" | "log">): Promise<void> {
  try {
    await publishDue(ctx);
  } catch (error) {
    ctx.log.error({ err: error }, "scheduled posts were not looked at");
  }
}
