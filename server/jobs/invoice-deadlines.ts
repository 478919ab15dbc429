import { sendDueReminders } from "#features/billing/remind.server.ts";
import { settleSpeakers } from "#features/billing/settle-speakers.server.ts";
import type { Ctx } from "#features/ctx.ts";

const HOUR_MS = 3_600_000;

/** Looks at the start and then every hour: who has to be reminded, and who has earned something. */
export function startInvoiceDeadlines(ctx: Ctx, everyMs = HOUR_MS) {
  let running = run(ctx);
  const timer = setInterval(() => {
    running = running.then(() => run(ctx));
  }, everyMs).unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

async function run(ctx: Ctx): Promise<void> {
  try {
    const reminders = await sendDueReminders(ctx);
    const settlements = await settleSpeakers(ctx);
    if (reminders + settlements > 0) {
      ctx.log.info({ reminders, settlements }, "invoice deadlines passed");
    }
  } catch (error) {
    ctx.log.error({ err: error }, "invoice deadlines were not looked at");
  }
}
