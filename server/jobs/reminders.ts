import { HOUR_MS } from "#domain/time/duration.ts";
import type { Ctx } from "#features/ctx.ts";
import { remind } from "#features/platform/remind.server.ts";

/** The start of a process has more urgent things to do. */
const FIRST_AFTER_MS = 30_000;

export type Reminders = { stop(): Promise<void> };

/** Every hour: what the rules of the administration ask for. */
export function startReminders(ctx: Ctx, everyMs = HOUR_MS): Reminders {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(() => once(ctx));
  };
  const first = setTimeout(run, Math.min(FIRST_AFTER_MS, everyMs)).unref();
  const timer = setInterval(run, everyMs).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}

async function once(ctx: Ctx): Promise<void> {
  try {
    const { made, closed } = await remind(ctx);
    if (made + closed > 0) ctx.log.info({ made, closed }, "reminders brought up to date");
  } catch (error) {
    ctx.log.error({ err: error }, "reminders were not looked at");
  }
}
