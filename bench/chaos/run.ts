// npm run chaos [kill-server] [fleet] …  [--short]: something goes wrong on purpose; what must not happen ends the run.
import { parseArgs } from "node:util";
import { fuzz } from "./fuzz/fuzz.ts";
import type { Scenario } from "./scenario.ts";
import { backupRestore } from "./scenarios/backup-restore.ts";
import { catalogue } from "./scenarios/catalogue.ts";
import { databaseAway } from "./scenarios/database-away.ts";
import { diskFull } from "./scenarios/disk-full.ts";
import { exposure } from "./scenarios/exposure.ts";
import { fleet } from "./scenarios/fleet.ts";
import { killDatabase } from "./scenarios/kill-database.ts";
import { killServer } from "./scenarios/kill-server.ts";
import { replica } from "./scenarios/replica.ts";
import { signals } from "./scenarios/signals.ts";
import { slowClients } from "./scenarios/slow-clients.ts";
import { soak } from "./scenarios/soak.ts";

const SCENARIOS: Record<string, Scenario> = {
  fleet,
  replica,
  exposure,
  "kill-server": killServer,
  "kill-database": killDatabase,
  "database-away": databaseAway,
  "disk-full": diskFull,
  "backup-restore": backupRestore,
  "slow-clients": slowClients,
  signals,
  fuzz,
  soak,
  catalogue,
};

const { values, positionals } = parseArgs({
  options: { short: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in SCENARIOS));
if (unknown.length > 0) {
  throw new Error(`Unknown: ${unknown.join(", ")}. Known: ${Object.keys(SCENARIOS).join(", ")}`);
}
for (const [name, scenario] of Object.entries(SCENARIOS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name} [${scenario.proves.join(", ")}]: ${scenario.title}`);
  const begun = performance.now();
  for (const figure of await scenario.run({ isShort: values.short })) {
    console.log(`  ${figure.name.padEnd(58)} ${format(figure.value)} ${figure.unit}`);
  }
  console.log(`  held, after ${Math.round((performance.now() - begun) / 1000)} s`);
}

function format(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : 0 }).padStart(9);
}
