import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "../commands/child.mjs";
import { findHeadlessShell } from "./find-headless-shell.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium for the browser tests: the one named, Playwright's own, one of the system, or a new one. */
export async function findChromium({ log }) {
  const found = named() ?? (await playwrights()) ?? onPath();
  if (found) return found;
  log("Kein Chromium gefunden, es wird eines installiert …");
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore", timeout: 300_000 });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
      stdio: "ignore",
    });
    const packaged = onPath();
    if (packaged) return packaged;
  }
  throw new Error(
    "Kein Chromium: bitte Chromium oder Chrome installieren oder CHROMIUM_PATH setzen.",
  );
}

/**
 * For the tests one without windows where there is one: a page costs it a third less. What Playwright
 * has brought itself is such a one and needs no path.
 */
export async function findTestBrowser({ log }) {
  const path = named();
  if (path) return path;
  if (await playwrightStarts()) return "";
  const whole = await findChromium({ log });
  return (await playwrightStarts()) ? "" : (findHeadlessShell({ log }) ?? whole);
}

async function playwrightStarts() {
  const { chromium } = await import("@playwright/test");
  try {
    await (await chromium.launch()).close();
    return true;
  } catch {
    return false;
  }
}

function named() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return null;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH zeigt auf keine Datei: ${path}`);
  return path;
}

async function playwrights() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, MAC].find((path) => existsSync(path)) ?? null;
}
