import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { DEMO, DEMO_PASSWORD, enter, signUpByMail } from "#tests/e2e/support/accounts.ts";
import { openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { newSpeaker } from "./new-speaker.ts";
import type { Shot, Who } from "./shot.ts";

export const WIDTHS = { 390: 844, 768: 1024, 1440: 900 } as const;
export type Width = keyof typeof WIDTHS;
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export type Screenshot = { shot: Shot; width: Width; theme: Theme; file: string; faults: string[] };

/** Beyond it a page repeats itself, and pictures become too large to look at. */
const MAX_HEIGHT = 5_000;
/** Then the waiting itself is what the picture shows. */
const LOADING_MS = 6_000;
/** Long: sizes of a picture are made when they are first requested. */
const PICTURES_MS = 20_000;
const JPEG = { type: "jpeg", quality: 85 } as const;

type Studio = { browser: Browser; url: string; folder: string };

/** All pictures of one width and person: signed in once, each screen loaded once for both themes. */
export async function takeScreenshots(
  { browser, url, folder }: Studio,
  { who, width, shots }: { who: Who; width: Width; shots: readonly Shot[] },
): Promise<Screenshot[]> {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: url,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    serviceWorkers: "block",
    reducedMotion: "reduce",
    viewport: { width, height: WIDTHS[width] },
  });
  context.setDefaultTimeout(20_000);
  await signIn(context, who);
  const taken: Screenshot[] = [];
  for (const shot of shots) taken.push(...(await takeBoth(context, shot, width, folder)));
  await context.close();
  return taken;
}

async function signIn(context: BrowserContext, who: Who): Promise<void> {
  if (who === "visitor") return;
  const page = await context.newPage();
  await enter(page, await accountOf(page, who));
  await page.close();
}

/** Newcomers get an account of their own on the way in. */
function accountOf(page: Page, who: Exclude<Who, "visitor">) {
  if (who === "newcomer") return signUpByMail(page.request);
  if (who === "debutant") return newSpeaker(page.request);
  return { email: DEMO[who], password: DEMO_PASSWORD };
}

async function takeBoth(context: BrowserContext, shot: Shot, width: Width, folder: string) {
  const page = await context.newPage();
  const faults = watchFaults(page);
  await page.emulateMedia({ colorScheme: "light" });
  try {
    await openPage(page, shot.path);
    await shot.reach?.(page);
    await page.waitForFunction(isLoaded, null, { timeout: LOADING_MS }).catch(() => undefined);
  } catch (error) {
    faults.push(`not reached: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  await page.evaluate(drawEverything);
  if (!shot.isWindow) await showWhole(page, width);
  await page.waitForFunction(hasPictures, null, { timeout: PICTURES_MS }).catch(() => undefined);
  const taken: Screenshot[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForTimeout(200);
    await page.evaluate(nextPaint);
    const file = `${shot.name}-${width}-${theme}.jpg`;
    await writeFile(join(folder, file), await page.screenshot(JPEG));
    taken.push({ shot, width, theme, file, faults: [...(await widthFaults(page)), ...faults] });
  }
  await page.close();
  return taken;
}

/** A window as high as the page: bars at its lower edge do not lie across the middle of the picture. */
async function showWhole(page: Page, width: Width): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(MAX_HEIGHT, Math.max(needed, WIDTHS[width]));
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
}

async function widthFaults(page: Page): Promise<string[]> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return over > 0 ? [`${over} px wider than the window`] : [];
}

/** On a busy machine the new colours come later than the waiting ends. */
const nextPaint = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const isLoaded = () => !document.querySelector(".skeleton, .spinner, [aria-busy=true]");

const hasPictures = () => [...document.images].every(({ complete }) => complete);

/** Without scrolling, content out of sight would not be drawn nor its pictures loaded. */
const drawEverything = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const picture of document.images) picture.loading = "eager";
};
