import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { watchFaults } from "./open-page.ts";

type Options = {
  /** Complaints of the browser that belong to what the test does. */
  expected?: string;
};

/**
 * A screen is loaded once, because loading is what takes the time, and judged in every respect that
 * all screens share: both themes for assistive technology, the narrowest window, no complaint.
 */
export async function expectSound(
  page: Page,
  reach: (page: Page) => Promise<unknown>,
  { expected }: Options = {},
): Promise<void> {
  const faults = watchFaults(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await reach(page);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(overflow)).toBe(0);
  expect(faults.filter((fault) => !expected || !fault.includes(expected))).toEqual([]);
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes[0]?.html}`);
    expect(found).toEqual([]);
  }
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
