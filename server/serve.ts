import { performance } from "node:perf_hooks";
import { readConfig } from "./config/config.ts";
import { describeConfig } from "./config/describe-config.ts";
import { readEnv } from "./config/env.ts";
import { settingHints } from "./config/setting-hints.ts";
import { createProductionServer } from "./pages/production.ts";
import { freeMemoryAfterStart } from "./process/free-memory.ts";
import { listen } from "./process/listen.ts";
import { createLog } from "./process/log.ts";
import { openServices } from "./services/open-services.ts";
import { START } from "./texts.ts";

const say = (line: string) => console.log(line);

const parsed = readConfig(readEnv());
if (!parsed.ok) {
  const problems = parsed.error.map((problem) => `  – ${problem.message}`);
  console.error([START.badConfig, ...problems, START.moreByDoctor].join("\n"));
  process.exit(1);
}
const config = parsed.value;
const log = createLog(config);
try {
  const services = await openServices(config, log, say);
  const server =
    config.nodeEnv === "production"
      ? await createProductionServer(services)
      : await (await import("./pages/dev.ts")).createDevServer(services);
  await listen(server, services);
  for (const line of describeConfig(config)) say(`  ${line}`);
  for (const hint of await settingHints(config)) say(`  ! ${hint}`);
  const seconds = (performance.now() / 1000).toFixed(1).replace(".", ",");
  say(START.ready(config.publicUrl, seconds));
  if (config.demo) say(START.demoAccounts);
  freeMemoryAfterStart();
} catch (error) {
  console.error(START.failed(error instanceof Error ? error.message : String(error)));
  log.fatal({ err: error }, "start failed");
  process.exit(1);
}
