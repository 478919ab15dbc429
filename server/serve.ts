import { performance } from "node:perf_hooks";
import { readConfig } from "./config.ts";
import { describeConfig } from "./describe-config.ts";
import { readEnv } from "./env.ts";
import { freeMemoryAfterStart } from "./free-memory.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { openServices } from "./open-services.ts";
import { createProductionServer } from "./production.ts";
import { settingHints } from "./setting-hints.ts";
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
      : await (await import("./dev.ts")).createDevServer(services);
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
