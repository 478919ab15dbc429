// npm run chaos [kill-server] [fleet] …  [--short]: something goes wrong on purpose; what must not happen ends the run.
import { parseArgs } from "node:util";
import { backupRestore } from "./backup-restore.ts";
import { catalogue } from "./catalogue.ts";
import { databaseAway } from "./database-away.ts";
import { diskFull } from "./disk-full.ts";
import { exposure } from "./exposure.ts";
import { fleet } from "./fleet.ts";
import { fuzz } from "./fuzz/fuzz.ts";
import { killDatabase } from "./kill-database.ts";
import { killServer } from "./kill-server.ts";
import { replica } from "./replica.ts";
import type { Scenario } from "./scenario.ts";
import { signals } from "./signals.ts";
import { slowClients } from "./slow-clients.ts";
import { soak } from "./soak.ts";

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
