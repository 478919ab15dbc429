import type { Database } from "#data/db.ts";
import type { OutboxNumbers } from "#data/queries/mail/outbox-worker.ts";
import { billingHandlers } from "#features/billing/billing-handlers.server.ts";
import { contractHandlers } from "#features/contracts/contract-file.server.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import { noticeHandlers } from "#features/messaging/message-mail.server.ts";
import type { DocumentPrinter } from "#integrations/documents/document-printer.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import { createCaptureMailer } from "#integrations/mail/capture-mailer.ts";
import { createSmtpMailer } from "#integrations/mail/smtp-mailer.ts";
import type { Config } from "#server/config/config.ts";
import type { Logger } from "#server/process/log.ts";
import type { Metrics } from "#server/process/metrics.ts";
import { startCleanup } from "./cleanup.ts";
import { startWorker } from "./worker.ts";

export type JobsParts = {
  config: Pick<Config, "mail" | "publicUrl">;
  database: Database;
  log: Logger;
  metrics: Metrics;
  files: FileStore;
  documents: DocumentPrinter;
};

export type Jobs = { numbers(): OutboxNumbers; stop(): Promise<void> };

/** Everything that works without a request. Stop it before the database is closed. */
export async function startJobs({
  config,
  database,
  log,
  metrics,
  files,
  documents,
}: JobsParts): Promise<Jobs> {
  const { smtp, rate } = config.mail;
  const mailer = smtp ? createSmtpMailer(smtp) : createCaptureMailer();
  const frame = { publicUrl: config.publicUrl };
  const { db } = database;
  const now = () => new Date();
  const handlers = {
    ...mailHandlers({ db, log, mailer, frame, files }),
    ...noticeHandlers({ db, now, publicUrl: config.publicUrl }),
    ...contractHandlers({ db, files, documents, now, publicUrl: config.publicUrl }),
    ...billingHandlers({ db, log, files, documents, now, publicUrl: config.publicUrl }),
  };
  const worker = await startWorker({ database, handlers, log, metrics, options: { rate } });
  const cleanup = startCleanup({ database, log, metrics });
  return {
    numbers: worker.numbers,
    async stop() {
      await Promise.all([worker.stop(), cleanup.stop()]);
    },
  };
}
