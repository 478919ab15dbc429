import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/programs/find-chromium.mjs";
import { type Figure, quantile } from "../report/figure.ts";
import { startServer } from "../server/server-process.ts";

const PORT = 4806;
const RUNS = 7;
/** As slow as Lighthouse assumes a phone to be. */
const SLOWDOWN = 4;
const PAGES = { home: "/", profile: "/speaker/miriam-falkenau" };

/** What resting scripts cost an early tap: the first tap on a page beside the second one. */
export async function benchFirstTap(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  const server = await startServer(PORT, { DATA_DIR: folder, RATE_LIMITS: "0" });
  const browser = await chromium.launch({
    executablePath: await findChromium({ log: () => undefined }),
    args: ["--no-sandbox"],
  });
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const times: { first: number; second: number }[] = [];
      for (let run = 0; run < RUNS; run += 1)
        times.push(await tapTwice(browser, server.url + path));
      figures.push(...judged(name, times));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function judged(page: string, times: readonly { first: number; second: number }[]): Figure[] {
  const first = quantile(
    times.map((time) => time.first),
    0.5,
  );
  const second = quantile(
    times.map((time) => time.second),
    0.5,
  );
  const ratio = { value: first / second, to: "second tap" };
  return [
    { name: `${page}, first tap until it is answered`, value: first, unit: "ms", ratio },
    { name: `${page}, second tap until it is answered`, value: second, unit: "ms" },
  ];
}

async function tapTwice(browser: Browser, url: string): Promise<{ first: number; second: number }> {
  const context = await browser.newContext(devices["Pixel 7"]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: "load" });
  // The scripts have been fetched ahead by now, and rest.
  await page.waitForTimeout(1500);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const first = await tap(page);
  await page.locator("html[data-ready]").waitFor();
  const second = await tap(page);
  await context.close();
  return { first, second };
}

/** From the finger to the changed theme, by the page's own clock. */
async function tap(page: Page): Promise<number> {
  await page.evaluate(() => {
    const root = document.documentElement;
    delete root.dataset.tapMs;
    addEventListener(
      "pointerdown",
      ({ timeStamp }) => {
        const seen = new MutationObserver(() => {
          seen.disconnect();
          root.dataset.tapMs = String(performance.now() - timeStamp);
        });
        seen.observe(root, { attributeFilter: ["data-theme"] });
      },
      { once: true, capture: true },
    );
  });
  await page.getByRole("button", { name: /^(Dunkles|Helles) Design$/ }).tap();
  await page.locator("html[data-tap-ms]").waitFor();
  return page.evaluate(() => Number(document.documentElement.dataset.tapMs));
}
