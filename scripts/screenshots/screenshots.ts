// npm run screenshots [-- part of a name …] [--width 390] [--docs]: takes every screen into .cache/screenshots/index.html;
// --docs renews the pictures of docs/tour.md among them.
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium, request } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { freePort } from "../../bench/chaos/stage.ts";
import { startServer } from "../../bench/server/server-process.ts";
import { findChromium } from "../programs/find-chromium.mjs";
import { chooseScreens } from "./choose-screens.ts";
import { findRecords } from "./find-records.ts";
import { adminShots, privateShots } from "./private-shots.ts";
import { publicShots } from "./public-shots.ts";
import { PEOPLE, type Shot } from "./shot.ts";
import { type Screenshot, takeScreenshots, WIDTHS, type Width } from "./take-screenshots.ts";
import { writeGallery } from "./write-gallery.ts";

const FOLDER = ".cache/screenshots";
const DATA = ".cache/screenshots-data";

const { values, positionals } = parseArgs({
  options: {
    width: { type: "string", multiple: true },
    docs: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const widths = (Object.keys(WIDTHS).map(Number) as Width[]).filter(
  (width) => !values.width || values.width.includes(String(width)),
);

await rm(DATA, { recursive: true, force: true });
const server = await startServer(await freePort(), { DATA_DIR: DATA, RATE_LIMITS: "0" });
const executablePath = await findChromium({ log: console.log });
// Fields for days and times speak the language of the browser, not that of the page.
const env = { ...process.env, LANGUAGE: "de", LANG: "de_DE.UTF-8" };
const browser = await chromium.launch({ executablePath, env, args: ["--no-sandbox"] });
try {
  const records = await findRecords(await request.newContext({ baseURL: server.url }));
  const all = [...publicShots(records), ...privateShots(records), ...adminShots(records)];
  for (const path of forgotten(all)) console.error(`No screenshot shows ${path}.`);
  const wanted = all.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  const screenshots: Screenshot[] = [];
  for (const width of widths) {
    for (const who of PEOPLE) {
      const shots = wanted.filter((shot) => shot.who === who);
      if (shots.length === 0) continue;
      screenshots.push(
        ...(await takeScreenshots(
          { browser, url: server.url, folder: FOLDER },
          { who, width, shots },
        )),
      );
      console.log(`${width} px, ${who}: ${shots.length} screens`);
    }
  }
  for (const { file, faults } of screenshots)
    for (const fault of faults) console.error(`${file}: ${fault}`);
  console.log(await writeGallery(FOLDER, screenshots));
  if (values.docs) {
    const taken = new Set(screenshots.map(({ file }) => file));
    console.log(`docs/screens: ${(await chooseScreens(FOLDER, "docs/screens", taken)).join(", ")}`);
  }
  if (forgotten(all).length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(DATA, { recursive: true, force: true });
}

/** Addresses of app/routes.ts that no picture shows; those that only lead elsewhere have nothing to show. */
function forgotten(shots: readonly Shot[]): string[] {
  const shown = new Set(shots.map(({ route, path }) => route ?? path.replace(/\?.*/, "")));
  return addresses(routes, "").filter((path) => !shown.has(path));
}

function addresses(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    if (entry.file.includes("/redirects/")) return [];
    const path = entry.path === "*" ? "*" : `${parent}${entry.path ? `/${entry.path}` : ""}`;
    if (entry.children) return addresses(entry.children, path === "*" ? "" : path);
    return [path || "/"];
  });
}
