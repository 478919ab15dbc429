import { forgetOldBooks } from "#features/billing/forget-old-books.server.ts";
import { sendDueReminders } from "#features/billing/remind.server.ts";
import { settleSpeakers } from "#features/billing/settle-speakers.server.ts";
import { forgetOldInquiries } from "#features/bookings/forget-old-inquiries.server.ts";
import type { Ctx } from "#features/ctx.ts";

const HOUR_MS = 3_600_000;

/** Looks at the start and then every hour: who is to be reminded, who has earned something, what may go. */
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
    const deleted = await forgetOldBooks(ctx);
    const forgotten = await forgetOldInquiries(ctx);
    if (reminders + settlements + deleted + forgotten > 0) {
      const done = { reminders, settlements, deleted, forgotten };
      ctx.log.info(done, "invoice deadlines passed");
    }
  } catch (error) {
    ctx.log.error({ err: error }, "invoice deadlines were not looked at");
  }
}
