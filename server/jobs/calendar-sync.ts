import { MINUTE_MS } from "#domain/time/duration.ts";
import { syncImports } from "#features/availability/import-calendar.server.ts";
import type { Ctx } from "#features/ctx.ts";

/** Often enough that no address waits much longer than its half hour. */
const EVERY_MS = 10 * MINUTE_MS;

export type CalendarSync = { stop(): Promise<void> };

/** Reads the calendars that speakers bring along again and again; never two rounds at once. */
export function startCalendarSync(ctx: Ctx, everyMs = EVERY_MS): CalendarSync {
  let running: Promise<void> = Promise.resolve();
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

async function run(ctx: Ctx): Promise<void> {
  try {
    const { synced, failed } = await syncImports(ctx);
    if (synced + failed > 0) ctx.log.info({ synced, failed }, "calendars were read");
  } catch (error) {
    ctx.log.error({ err: error }, "calendars were not read");
  }
}
