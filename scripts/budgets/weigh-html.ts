// After the build: write every page that has a budget for its HTML once and hold it to that budget.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { ServerBuild } from "react-router";
import { readConfig } from "#server/config/config.ts";
import { createPages } from "#server/pages/pages.ts";
import { createLog } from "#server/process/log.ts";
import { openServices } from "#server/services/open-services.ts";
import { EMPTY_QUERY } from "../../domain/search/query.ts";

/** Bytes of brotli with all styles inside, from the budget table in docs/architecture.md. */
const HOME_BUDGET = 22_000;
const PROFILE_BUDGET = 30_000;
const brotli = promisify(brotliCompress);

const dataDir = await mkdtemp(join(tmpdir(), "wortbuehne-pages-"));
const weights = await weighPages(dataDir).finally(() => rm(dataDir, { recursive: true }));
const home = heaviest(({ path }) => path === "/");
const profile = heaviest(({ path }) => path !== "/");
const isWithin = [isLight(home, HOME_BUDGET), isLight(profile, PROFILE_BUDGET)].every(Boolean);
if (!isWithin) {
  console.error("Das Budget der Seiten ist überschritten (docs/architecture.md, Budgets).");
}
// The services' timers and threads would keep the process.
process.exit(isWithin ? 0 : 1);

type Weight = { readonly path: string; readonly bytes: number };

function isLight({ path, bytes }: Weight, budget: number): boolean {
  const isWithinBudget = bytes <= budget;
  const text = `HTML mit Stilen: ${bytes} B (höchstens ${budget}; ${path})`;
  console.log(`  ${isWithinBudget ? "✓" : "✗"} ${text}`);
  return isWithinBudget;
}

function heaviest(is: (weight: Weight) => boolean): Weight {
  const [most] = weights.filter(is).toSorted((a, b) => b.bytes - a.bytes);
  if (!most) throw new Error("no page was written");
  return most;
}

/** With the content of the demo, whose profiles are as long as real ones. */
async function weighPages(folder: string): Promise<Weight[]> {
  const env = { NODE_ENV: "production", DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "silent" };
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join("\n"));
  const { ctx, content, metrics } = await openServices(
    config.value,
    createLog(config.value),
    () => {},
  );
  const bundle = pathToFileURL("build/server/index.js").href;
  const build = (await import(bundle)) as ServerBuild;
  const pages = createPages({ ctx, build, https: false, content, metrics });
  const speakers = ctx.search.index().search({ ...EMPTY_QUERY, limit: 50 });
  const paths = ["/", ...speakers.hits.map(({ card }) => `/speaker/${card.slug}`)];
  const weights: Weight[] = [];
  for (const path of paths) {
    const answer = await pages.answer(new Request(ctx.publicUrl + path));
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    weights.push({ path, bytes: (await brotli(await answer.arrayBuffer())).length });
  }
  return weights;
}
