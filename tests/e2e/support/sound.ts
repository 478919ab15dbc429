import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { watchFaults } from "./open-page.ts";

type Options = {
  /** Complaints of the browser that belong to what the test does. */
  expected?: string;
  /** Judged as wide as a phone as well, for screens that are not opened on one. */
  isNarrowToo?: boolean;
};

/**
 * A screen is loaded once, because loading is what takes the time, and judged in every respect that
 * all screens share: both themes for assistive technology, the narrowest window, no complaint.
 */
export async function expectSound(
  page: Page,
  reach: (page: Page) => Promise<unknown>,
  { expected, isNarrowToo = false }: Options = {},
): Promise<void> {
  const faults = watchFaults(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await reach(page);
  await expectAccessibleInBothThemes(page);
  if (isNarrowToo) {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleInBothThemes(page);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(overflow)).toBe(0);
  expect(faults.filter((fault) => !expected || !fault.includes(expected))).toEqual([]);
}

/** Several screens of one browser one after the other: what was loaded for one serves the next. */
export async function expectAllSound(
  page: Page,
  screens: Readonly<Record<string, (page: Page) => Promise<unknown>>>,
  options: Options,
): Promise<void> {
  const size = page.viewportSize();
  for (const [name, reach] of Object.entries(screens)) {
    await test.step(name, async () => {
      if (size) await page.setViewportSize(size);
      await expectSound(page, reach, options);
    });
  }
}

/** For a state that is reached within a page; then the part that has changed is enough. */
export async function expectAccessibleInBothThemes(page: Page, part = "html"): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await accessibilityFaults(page, { state: "light", part })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await accessibilityFaults(page, { state: "dark", part, rules: COLOURS })).toEqual([]);
}

/** Nothing else differs between the themes: names, roles and order are those of the same document. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** The whole page, or the part of it that is meant, in the theme it is in. */
export async function expectAccessible(
  page: Page,
  state = "as it stands",
  part = "html",
): Promise<void> {
  expect(await accessibilityFaults(page, { state, part })).toEqual([]);
}

type Judged = { state: string; part?: string; rules?: string[] };

/** In one pass within the page and without lists of what is right: a third of the time. */
export async function accessibilityFaults(page: Page, { state, part = "html", rules }: Judged) {
  await page.evaluate(drawEverything);
  await page.evaluate(settle);
  const axe = new AxeBuilder({ page, axeSource: await bringAxe(page) }).include(part).options({
    resultTypes: ["violations"],
    ...(rules ? { runOnly: rules } : {}),
  });
  const { violations } = await axe.setLegacyMode().analyze();
  await page.evaluate(drawAsBefore);
  return violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html}`);
}

/** The short form of what the builder would send, which is twice the whole text. */
const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const AXE = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

/** To send axe into a page takes longer than to judge a part of it: it goes into every document once. */
async function bringAxe(page: Page): Promise<string> {
  if (page.frames().length > 1) return AXE;
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return "void 0";
}

/** What is out of sight keeps the colours it had when it was last drawn, and would be judged by them. */
const drawEverything = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
};

/** A colour on its way to another theme is neither of the two, also when the way takes 1 ms: it ends with a frame. */
const settle = async () => {
  const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
  const ends = document.getAnimations().filter(isEnding);
  await Promise.allSettled(ends.map(({ finished }) => finished));
};

const drawAsBefore = () => {
  document.adoptedStyleSheets = [];
};

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
