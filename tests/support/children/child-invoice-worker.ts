import { openDatabase } from "#data/db.ts";
import { billingHandlers } from "#features/billing/billing-handlers.server.ts";
import { createDocumentPrinter } from "#integrations/documents/document-printer.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { startWorker } from "#server/jobs/worker.ts";
import { createLog } from "#server/process/log.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";

/** Issues the invoices that the outbox asks for until it is killed, and names each file it has stored. */
const [where = "", folder = "", offsetMs = "0"] = process.argv.slice(2);
const isServer = where.startsWith("postgres");
const database = await openDatabase({ url: isServer ? where : undefined, folder: where });
const log = createLog({ log: { level: "silent" } });
const disk = createDiskFiles(folder);
const files: typeof disk = {
  ...disk,
  async put(key, bytes, contentType) {
    await disk.put(key, bytes, contentType);
    process.stdout.write(`${key}\n`);
  },
};
const documents = createDocumentPrinter();
const now = () => new Date("2026-11-15T12:00:00Z");
const publicUrl = "https://www.wortbuehne.example";
await startWorker({
  database,
  handlers: billingHandlers({ db: database.db, log, files, documents, now, publicUrl }),
  log,
  metrics: createMetricsRegistry(),
  clock: () => new Date(Date.now() + Number(offsetMs)),
  options: { rate: 10_000, pollMs: 200, concurrency: 3 },
});
