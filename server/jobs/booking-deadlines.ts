import { expireContracts } from "#data/queries/contracts/contracts.ts";
import { HOUR_MS } from "#domain/time/duration.ts";
import { expireBookings } from "#features/bookings/change/expire-bookings.server.ts";
import type { Ctx } from "#features/ctx.ts";

export type BookingDeadlines = { stop(): Promise<void> };

/** Looks at the start and then every hour for deadlines that have passed. */
export function startBookingDeadlines(ctx: Ctx, everyMs = HOUR_MS): BookingDeadlines {
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

async function run(ctx: Ctx): Promise<void> {
  try {
    const { expired, completed, postponements } = await expireBookings(ctx);
    const contracts = await expireContracts(ctx.db, ctx.now());
    if (contracts > 0) ctx.log.info({ contracts }, "contracts ran out of time");
    if (expired + completed + postponements > 0) {
      ctx.log.info({ expired, completed, postponements }, "booking deadlines passed");
    }
  } catch (error) {
    ctx.log.error({ err: error }, "booking deadlines were not looked at");
  }
}
