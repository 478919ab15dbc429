import { existsSync } from "node:fs";
import { type Database, openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { holdsDemo } from "#data/seed/remove-demo.ts";
import { seedDemo } from "#data/seed/seed-demo.ts";
import type { Ctx } from "#features/ctx.ts";
import { createChatModel } from "#integrations/assistant/chat-model.ts";
import { createDocumentPrinter } from "#integrations/documents/document-printer.ts";
import { createClamavScanner } from "#integrations/files/clamav.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import { openGeo } from "#integrations/geo/open-geo.ts";
import { createPasswordRange } from "#integrations/passwords/password-range.ts";
import { createDemoPayments, type DemoPayments } from "#integrations/payments/demo-payments.ts";
import { createHttpSms } from "#integrations/sms/http-sms.ts";
import { createAuthServices } from "#server/auth/auth-services.ts";
import { leakedPasswords } from "#server/auth/passwords/leaked-passwords.ts";
import { createSecrets } from "#server/auth/sealing.ts";
import type { Config } from "#server/config/config.ts";
import { postponedTo } from "#server/config/config-admin.ts";
import { type Proven, proveSettings } from "#server/config/prove-settings.ts";
import { createDemoGoogle } from "#server/demo/google/demo-provider.ts";
import { startBookingDeadlines } from "#server/jobs/booking-deadlines.ts";
import { startCalendarSync } from "#server/jobs/calendar-sync.ts";
import { startInvoiceDeadlines } from "#server/jobs/invoice-deadlines.ts";
import { startPublishing } from "#server/jobs/publish-posts.ts";
import { startReminders } from "#server/jobs/reminders.ts";
import { startJobs } from "#server/jobs/start-jobs.ts";
import { openLive } from "#server/live/open-live.ts";
import { followContent } from "#server/pages/content-changes.ts";
import { announceLists } from "#server/pages/list-changes.ts";
import { createShutdown } from "#server/process/lifecycle.ts";
import type { Logger } from "#server/process/log.ts";
import { createMetrics, type Metrics } from "#server/process/metrics.ts";
import { openSearch } from "#server/search/search-service.ts";
import { START } from "../texts.ts";
import { keepRows } from "./keep-rows.ts";
import { loadSecrets } from "./key-file.ts";
import { openFiles } from "./open-files.ts";
import { openReads } from "./open-reads.ts";
import { openSecurityWatch } from "./security-watch.ts";
import type { Services } from "./services.ts";

/** Made with the build; development does without and waits a little longer the first time. */
const TEMPLATE = "build/database-template.tar";
/** After the start is through and before the first address is typed. */
const WARM_UP_MS = 3_000;

type Say = (line: string) => void;

/** The composition root: everything is opened here, once; what others stand on is closed last. */
export async function openServices(config: Config, log: Logger, say: Say): Promise<Services> {
  const database = await openMigrated(config, log, say);
  if (!config.demo && (await holdsDemo(database.db))) {
    await database.close();
    throw new Error(START.demoLeft);
  }
  const now = () => new Date();
  const { publicUrl, rateLimits, demo } = config;
  const files = openFiles(config);
  const keys = config.authKeys ?? (await loadSecrets(config.dataDir));
  const { db } = database;
  if (config.s3) void checkBucket(files, log);
  const secrets = createSecrets(keys);
  await prove(config, database, { files: config.s3 ? null : files, secrets, now });
  const demoGoogle = demo && !config.google ? await createDemoGoogle(publicUrl) : null;
  const google = config.google ?? demoGoogle?.settings ?? null;
  const adminFactorFrom = () => postponedTo(config.adminFactor, now());
  const isAdminFactorNeeded = () => config.adminFactor.isNeeded && adminFactorFrom() === null;
  const metrics = createMetrics({ pool: database.pool });
  const watch = openSecurityWatch({ db, now, log, metrics });
  const auth = createAuthServices({
    database,
    keys,
    publicUrl,
    rateLimits,
    now,
    log,
    watch,
    google,
    sms: config.sms && createHttpSms(config.sms),
    isLeakedPassword: leakLookup(config, { log, metrics }),
    isAdminFactorNeeded,
  });
  if (demo) {
    const hashPassword = (password: string) => auth.passwords.hash(password);
    await seedDemo(db, files, { now: now(), hashPassword, onProgress: say });
  }
  const { reads, stop: stopReads } = await openReads(config, database, { log, metrics });
  const content = await followContent(database);
  const kept = await keepRows(database);
  const mail = mailFacts(config);
  const onChange = announceLists(content);
  const search = await openSearch(database, { log, reads, demo, ...mail, onChange });
  const geo = openGeo(config.geo, { dataDir: config.dataDir, log });
  setTimeout(geo.warmUp, WARM_UP_MS).unref();
  const documents = createDocumentPrinter();
  const demoPayments = demo && !config.stripe ? createDemoPayments(publicUrl) : null;
  const payments = await openPayments(config, demoPayments);
  const assistant = config.assistant ? { assistant: createChatModel(config.assistant) } : {};
  const scanner = config.scanner ? { scanFile: createClamavScanner(config.scanner) } : {};
  const means = { files, ...scanner, watch, search, geo, documents, ...payments, ...assistant };
  const facts = { publicUrl, demo, hasGoogle: google !== null, adminFactorFrom };
  const ctx = { db, reads, kept, now, log, ...means, ...facts, ...mail };
  const jobs = await startJobs({ config, database, log, metrics, files, documents });
  const clockwork = startClockwork(ctx);
  const shutdown = createShutdown({ log, drainMs: config.drainMs });
  const { signal } = shutdown;
  const live = await openLive({ database, log, metrics, now, isAdminFactorNeeded, signal });
  shutdown.onStop("live", () => live.stop());
  for (const [name, { stop }] of clockwork) shutdown.onStop(name, () => stop());
  shutdown.onStop("work after answers", () => auth.afterAnswer.idle());
  shutdown.onStop("security watch", () => watch.stop());
  shutdown.onStop("jobs", () => jobs.stop());
  shutdown.onStop("documents", () => documents.stop());
  shutdown.onStop("search", () => search.stop());
  shutdown.onStop("kept rows", () => kept.stop());
  shutdown.onStop("content", () => content.stop());
  shutdown.onStop("reads", stopReads);
  shutdown.onStop("database", () => database.close());
  return {
    config,
    log,
    database,
    content,
    metrics,
    shutdown,
    ctx,
    auth,
    live,
    demoGoogle,
    demoPayments,
    hashKey: keys.AUTH_LOOKUP_KEY.bytes,
  };
}

function mailFacts({ mail }: Config): { mailDomain?: string } {
  const mailDomain = mail.smtp?.from.address.split("@").at(-1);
  return mailDomain ? { mailDomain } : {};
}

function leakLookup({ passwordRange }: Config, means: { log: Logger; metrics: Metrics }) {
  const lookUp = passwordRange ? createPasswordRange(passwordRange) : null;
  return leakedPasswords({ lookUp, ...means });
}

/** Work that starts at its time, independent of requests. */
function startClockwork(ctx: Ctx) {
  return [
    ["deadlines", startBookingDeadlines(ctx)],
    ["publishing", startPublishing(ctx)],
    ["calendars", startCalendarSync(ctx)],
    ["reminders", startReminders(ctx)],
    ["invoice deadlines", startInvoiceDeadlines(ctx)],
  ] as const;
}

/** Nothing listens yet: a wrong setting fails the start and not every sign-in. */
async function prove(
  config: Config,
  database: Database,
  means: Pick<Proven, "files" | "secrets" | "now">,
): Promise<void> {
  const problems = await proveSettings({ config, db: database.db, ...means });
  if (problems.length === 0) return;
  await database.close();
  throw new Error(START.badSettings(problems));
}

/** A wrong name or key shows at the start, not with the first invoice. Pages are served all the same. */
async function checkBucket(files: FileStore, log: Logger): Promise<void> {
  await files.list("none/").catch((error: unknown) => {
    log.error({ err: error }, "files cannot be reached");
  });
}

/** Stripe's own code is large: only who takes cards loads it. */
async function openPayments({ stripe }: Config, demo: DemoPayments | null) {
  if (!stripe) return demo ? { payments: demo } : {};
  const { createStripePayments } = await import("#integrations/payments/stripe.ts");
  return { payments: createStripePayments(stripe) };
}

async function openMigrated(config: Config, log: Logger, say: Say): Promise<Database> {
  const database = await openDatabase({
    ...(config.databaseUrl ? { url: config.databaseUrl } : {}),
    folder: config.dataDir,
    ...(existsSync(TEMPLATE) ? { template: TEMPLATE } : {}),
    poolSize: config.databasePoolSize,
    onProgress: say,
    onWarning: (line) => log.warn({}, line),
  });
  await migrate(database, { onProgress: say });
  return database;
}
