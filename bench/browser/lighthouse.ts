import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { BEST_AFTER_VISITS } from "#server/html/compressed-page.ts";
import { findChromium } from "../../scripts/programs/find-chromium.mjs";
import { type Figure, quantile } from "../report/figure.ts";
import { startServer } from "../server/server-process.ts";

const PORT = 4804;
const RUNS = 5;
/** The best packing takes long and is made for pages that many ask for. */
const EARLIER_VISITORS = BEST_AFTER_VISITS + 1;
const PAGES = {
  home: "/",
  profile: "/speaker/miriam-falkenau",
  topic: "/themen/leadership",
  article: "/blog/was-kostet-eine-keynote",
  auth: "/auth",
};
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's mobile preset (simulated slow 4G, slowed processor), median of five runs. */
export async function benchLighthouse(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  const chromePath = await findChromium({ log: () => undefined });
  const server = await startServer(PORT, { DATA_DIR: folder, RATE_LIMITS: "0" });
  try {
    const figures: Figure[] = [];
    for (const [page, path] of Object.entries(PAGES)) {
      figures.push(...(await judge(page, server.url + path, chromePath)));
    }
    return figures;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function judge(page: string, url: string, chromePath: string): Promise<Figure[]> {
  const found = new Map<string, number[]>();
  const note = (name: string, value: number) =>
    found.set(name, [...(found.get(name) ?? []), value]);
  await visitBefore(url);
  for (let run = 0; run < RUNS; run += 1) {
    const chrome = await launch({
      chromePath,
      chromeFlags: [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
      ],
    });
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "silent" });
    chrome.kill();
    if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
    // Lighthouse slows every machine by the same factor; this says how fast it was to begin with.
    note(`${page}, benchmark index`, result.lhr.environment.benchmarkIndex);
    for (const id of CATEGORIES)
      note(`${page}, ${id}`, (result.lhr.categories[id]?.score ?? 0) * 100);
    note(
      `${page}, LCP ms`,
      result.lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    );
    note(
      `${page}, blocking ms`,
      result.lhr.audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    );
    note(
      `${page}, shift`,
      result.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    );
  }
  return [...found].map(([name, values]) => ({ name, value: quantile(values, 0.5), unit: "" }));
}

async function visitBefore(url: string): Promise<void> {
  for (let visitor = 0; visitor < EARLIER_VISITORS; visitor += 1) {
    const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
  }
}
