import { expireContracts } from "#data/queries/contracts.ts";
import { lapseBookings } from "#features/bookings/lapse-bookings.server.ts";
import type { Ctx } from "#features/ctx.ts";

const HOUR_MS = 3_600_000;

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
    const { expired, completed, wishes } = await lapseBookings(ctx);
    const contracts = await expireContracts(ctx.db, ctx.now());
    if (contracts > 0) ctx.log.info({ contracts }, "contracts ran out of time");
    if (expired + completed + wishes > 0) {
      ctx.log.info({ expired, completed, wishes }, "booking deadlines passed");
    }
  } catch (error) {
    ctx.log.error({ err: error }, "booking deadlines were not looked at");
  }
}
