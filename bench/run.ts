// npm run bench [start] [http] [db] [admin] [search] [live] [storm] [assistant] [lighthouse]: every figure with the ratio it is judged by.
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { arch, cpus, platform, totalmem } from "node:os";
import { benchAdmin } from "./admin.ts";
import { benchAssistant } from "./assistant.ts";
import { benchStorm } from "./booking-storm.ts";
import { benchDatabase } from "./db.ts";
import { drawChart } from "./draw-chart.ts";
import type { Figure } from "./figure.ts";
import { benchHttp } from "./http.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLive } from "./live.ts";
import { benchSearch } from "./search.ts";
import { benchStart } from "./start.ts";

const SECTIONS: Record<string, () => Promise<Figure[]>> = {
  start: benchStart,
  http: benchHttp,
  db: benchDatabase,
  admin: benchAdmin,
  search: benchSearch,
  live: benchLive,
  storm: benchStorm,
  assistant: benchAssistant,
  lighthouse: benchLighthouse,
};

const wanted = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for (const figure of await measure()) {
    figures.push(figure);
    const judged = figure.ratio ? `  (${figure.ratio.value.toFixed(2)} × ${figure.ratio.to})` : "";
    console.log(`  ${figure.name.padEnd(48)} ${format(figure.value)} ${figure.unit}${judged}`);
  }
}
const machine = `${platform()} ${arch()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
await mkdir("bench", { recursive: true });
await writeFile(
  "bench/results.json",
  `${JSON.stringify({ commit: commit(), node: process.version, machine, figures }, null, 2)}\n`,
);
await writeFile("docs/bench.svg", drawChart(figures));

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}

function format(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : 0 }).padStart(9);
}
