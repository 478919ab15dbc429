import { HOUR_MS } from "#domain/time/duration.ts";
import { purgeExpiredRecords } from "#features/billing/books/purge-expired-records.server.ts";
import { settleSpeakers } from "#features/billing/books/settle-speakers.server.ts";
import { sendDueReminders } from "#features/billing/invoices/send-dunning.server.ts";
import { anonymizeOldInquiries } from "#features/bookings/change/anonymize-old-inquiries.server.ts";
import type { Ctx } from "#features/ctx.ts";

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
    const deleted = await purgeExpiredRecords(ctx);
    const forgotten = await anonymizeOldInquiries(ctx);
    if (reminders + settlements + deleted + forgotten > 0) {
      const done = { reminders, settlements, deleted, forgotten };
      ctx.log.info(done, "invoice deadlines passed");
    }
  } catch (error) {
    ctx.log.error({ err: error }, "invoice deadlines were not looked at");
  }
}
