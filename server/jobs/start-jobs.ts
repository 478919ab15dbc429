import type { Database } from "#data/db.ts";
import type { OutboxNumbers } from "#data/queries/outbox-worker.ts";
import { mailHandlers } from "#features/notifications/mail-handlers.server.ts";
import { createCaptureMailer } from "#integrations/mail/capture-mailer.ts";
import { createSmtpMailer } from "#integrations/mail/smtp-mailer.ts";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { startCleanup } from "./cleanup.ts";
import { startWorker } from "./worker.ts";

export type JobsParts = {
  config: Pick<Config, "mail" | "publicUrl">;
  database: Database;
  log: Logger;
  metrics: Metrics;
};

export type Jobs = { numbers(): OutboxNumbers; stop(): Promise<void> };

/** Everything that works without a request. Stop it before the database is closed. */
export async function startJobs({ config, database, log, metrics }: JobsParts): Promise<Jobs> {
  const { smtp, rate } = config.mail;
  const mailer = smtp ? createSmtpMailer(smtp) : createCaptureMailer();
  const frame = { publicUrl: config.publicUrl };
  const handlers = mailHandlers({ db: database.db, log, mailer, frame });
  const worker = await startWorker({ database, handlers, log, metrics, options: { rate } });
  const cleanup = startCleanup({ database, log, metrics });
  return {
    numbers: worker.numbers,
    async stop() {
      await Promise.all([worker.stop(), cleanup.stop()]);
    },
  };
}
