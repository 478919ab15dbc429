import { openDatabase } from "#data/db.ts";
import { mailHandlers } from "#features/mail/mail-handlers.server.ts";
import { createSmtpMailer } from "#integrations/mail/smtp-mailer.ts";
import { startWorker } from "#server/jobs/worker.ts";
import { createLog } from "#server/process/log.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";

/** Sends what the outbox holds until it is killed; its clock runs ahead, so that old leases are over. */
const [where = "", smtpUrl = "", offsetMs = "0"] = process.argv.slice(2);
const isServer = where.startsWith("postgres");
const database = await openDatabase({ url: isServer ? where : undefined, folder: where });
const log = createLog({ log: { level: "silent" } });
const from = { name: "Wortbühne", address: "post@wortbuehne.example" };
const mailer = createSmtpMailer({ url: smtpUrl, from });
const frame = { publicUrl: "https://www.wortbuehne.example" };
await startWorker({
  database,
  handlers: mailHandlers({ db: database.db, log, mailer, frame }),
  log,
  metrics: createMetricsRegistry(),
  clock: () => new Date(Date.now() + Number(offsetMs)),
  // One at a time, so that one kill can catch at most one mail between its delivery and its record.
  options: { rate: 10_000, pollMs: 500, concurrency: 1 },
});
process.stdout.write("ready\n");
