import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { seedDemo } from "#data/seed/seed-demo.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { createAuthServices } from "./auth/auth-services.ts";
import type { Config } from "./config.ts";
import { followContent } from "./content-version.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createShutdown } from "./lifecycle.ts";
import type { Logger } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { openSearch } from "./search/search-service.ts";
import { loadSecrets } from "./secrets.ts";
import type { Services } from "./services.ts";

/** Made with the build; development does without and waits a little longer the first time. */
const TEMPLATE = "build/database-template.tar";

type Say = (line: string) => void;

/** The composition root: everything is opened here, once; what others stand on is closed last. */
export async function openServices(config: Config, log: Logger, say: Say): Promise<Services> {
  const database = await openMigrated(config, log, say);
  const now = () => new Date();
  const { publicUrl, rateLimits, demo } = config;
  const files = createDiskFiles(join(config.dataDir, "files"));
  const keys = config.authKeys ?? (await loadSecrets(config.dataDir));
  const { db } = database;
  const auth = createAuthServices({
    database,
    keys,
    publicUrl,
    rateLimits,
    now,
    log,
    google: config.google,
  });
  if (demo) {
    const hashPassword = (password: string) => auth.passwords.hash(password);
    await seedDemo(db, files, { now: now(), hashPassword, onProgress: say });
  }
  const metrics = createMetrics({ pool: database.pool });
  const content = await followContent(database);
  // A page made between a change and its arrival in the index would show the old state for ever.
  const search = await openSearch(database, { log, onChange: content.bump });
  const ctx = { db, now, log, files, search, publicUrl, demo };
  const jobs = await startJobs({ config, database, log, metrics });
  const shutdown = createShutdown({ log, drainMs: config.drainMs });
  shutdown.onStop("jobs", () => jobs.stop());
  shutdown.onStop("search", () => search.stop());
  shutdown.onStop("content", () => content.stop());
  shutdown.onStop("database", () => database.close());
  const hashKey = keys.AUTH_LOOKUP_KEY.bytes;
  return { config, log, database, content, metrics, shutdown, ctx, auth, hashKey };
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
