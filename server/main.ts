import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { seedDemo } from "#data/seed/seed-demo.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { type Config, describeConfig, readConfig } from "./config.ts";
import { followContent } from "./content-version.ts";
import { readEnv } from "./env.ts";
import { createShutdown } from "./lifecycle.ts";
import { listen } from "./listen.ts";
import { createLog, type Logger } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { createProductionServer } from "./production.ts";
import type { Services } from "./services.ts";
import { START } from "./texts.ts";

const say = (line: string) => console.log(line);

const parsed = readConfig(readEnv());
if (!parsed.ok) {
  console.error(
    [START.badConfig, ...parsed.error.map((problem) => `  – ${problem.message}`)].join("\n"),
  );
  process.exit(1);
}
const config = parsed.value;
const log = createLog(config);
try {
  const services = await openServices(config, log);
  const server =
    config.nodeEnv === "production"
      ? await createProductionServer(services)
      : await (await import("./dev.ts")).createDevServer(services);
  await listen(server, services);
  for (const line of describeConfig(config)) say(`  ${line}`);
  const seconds = (performance.now() / 1000).toFixed(1).replace(".", ",");
  say(START.ready(config.publicUrl, seconds));
  if (config.demo) say(START.demoAccounts);
} catch (error) {
  console.error(START.failed(error instanceof Error ? error.message : String(error)));
  log.fatal({ err: error }, "start failed");
  process.exit(1);
}

/** The composition root: everything is opened here, once; what others stand on is closed last. */
async function openServices(config: Config, log: Logger): Promise<Services> {
  const database = await openDatabase({
    ...(config.databaseUrl ? { url: config.databaseUrl } : {}),
    folder: join(config.dataDir, "database"),
    poolSize: config.databasePoolSize,
    onProgress: say,
    onWarning: (line) => log.warn({}, line),
  });
  await migrate(database, { onProgress: say });
  const files = createDiskFiles(join(config.dataDir, "files"));
  const now = () => new Date();
  if (config.demo) await seedDemo(database.db, files, { now: now(), hashPassword: async () => "!", onProgress: say });
  const metrics = createMetrics({ pool: database.pool });
  const content = await followContent(database);
  const shutdown = createShutdown({ log, drainMs: config.drainMs });
  shutdown.onStop("content", () => content.stop());
  shutdown.onStop("database", () => database.close());
  const ctx = {
    db: database.db,
    now,
    log,
    files,
    publicUrl: config.publicUrl,
    demo: config.demo,
  };
  return { config, log, database, content, metrics, shutdown, ctx };
}
