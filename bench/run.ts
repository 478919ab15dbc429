// npm run bench [start] [http] [render] [db] [admin] [search] [relevance] [loading] [live] [storm] [sizing] [busy] [assistant] [lighthouse] [tap]: every figure with the ratio it is judged by.
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { benchAssistant } from "./assistant/assistant.ts";
import { benchFirstTap } from "./browser/first-tap.ts";
import { benchLighthouse } from "./browser/lighthouse.ts";
import { benchBusy } from "./busy/busy.ts";
import { benchAdmin } from "./database/admin.ts";
import { benchStorm } from "./database/booking-storm.ts";
import { benchDatabase } from "./database/database.ts";
import { benchLive } from "./live/live.ts";
import { drawChart } from "./report/draw-chart.ts";
import type { Figure, Results } from "./report/figure.ts";
import { writeReport } from "./report/report.ts";
import { benchRelevance } from "./search/relevance.ts";
import { benchSearch } from "./search/search.ts";
import { benchSearchLoading } from "./search/search-loading.ts";
import { benchHttp } from "./server/http.ts";
import { benchRender } from "./server/render.ts";
import { benchStart } from "./server/start.ts";
import { benchSizing } from "./sizing/sizing.ts";
import { putSizingTable } from "./sizing/sizing-table.ts";

const SECTIONS: Record<string, () => Promise<Figure[]>> = {
  start: benchStart,
  http: benchHttp,
  render: benchRender,
  db: benchDatabase,
  admin: benchAdmin,
  search: benchSearch,
  relevance: benchRelevance,
  loading: benchSearchLoading,
  live: benchLive,
  storm: benchStorm,
  sizing: benchSizing,
  busy: benchBusy,
  assistant: benchAssistant,
  lighthouse: benchLighthouse,
  tap: benchFirstTap,
};

const RESULTS = "bench/results.json";
const SCALE = "docs/scale.md";
const wanted = process.argv.slice(2);
const machine = `${platform()} ${arch()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
for (const [section, measure] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 && !wanted.includes(section)) continue;
  console.log(`\n${section}`);
  const load = loadavg()[0] ?? 0;
  const figures = await measure();
  for (const figure of figures) {
    const judged = figure.ratio ? `  (${figure.ratio.value.toFixed(2)} × ${figure.ratio.to})` : "";
    console.log(`  ${figure.name.padEnd(48)} ${format(figure.value)} ${figure.unit}${judged}`);
  }
  await keep(section, { commit: commit(), node: process.version, machine, load, figures });
}

/** One section can be measured anew without losing the others. */
async function keep(section: string, measured: Results[string]): Promise<void> {
  const known = await readFile(RESULTS, "utf8").then(JSON.parse, () => ({}));
  const results: Results = { ...known, [section]: measured };
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile("docs/bench.md", writeReport(results));
  if (section === "sizing") await keepSizing(measured);
  await writeFile(
    "docs/bench.svg",
    drawChart(Object.values(results).flatMap((one) => one.figures)),
  );
}

async function keepSizing({ figures, load }: Results[string]): Promise<void> {
  const document = await readFile(SCALE, "utf8");
  const note = `${cpus().length} cores, load ${load.toFixed(1)} just before`;
  await writeFile(SCALE, putSizingTable(document, figures, note));
}

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
