import { expect, type Page, test } from "@playwright/test";
import { isWiderThanWindow, openFinder, searchField } from "#tests/e2e/support/open-finder.ts";
import { openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { expectAccessible, expectAccessibleInBothThemes } from "#tests/e2e/support/sound.ts";
import { type Steps, walk } from "#tests/e2e/support/walk.ts";

test.use({ isMobile: false, hasTouch: false });

async function expectFitting(page: Page): Promise<void> {
  expect(await isWiderThanWindow(page)).toBe(false);
}

async function expectSoundPage(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  await expectFitting(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width !== 390) return;
  await page.setViewportSize({ width: 320, height });
  await expect.poll(() => isWiderThanWindow(page)).toBe(false);
  await page.setViewportSize({ width, height });
}

/** What opens above the list; the list itself is judged without it. */
const LAYERS: Steps = {
  price: async (page) => {
    await page.getByRole("button", { name: "Honorar", exact: true }).click();
    await page.getByRole("slider").first().waitFor();
    await expectAccessibleInBothThemes(page, "[popover]:popover-open");
    await expectFitting(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("slider")).toHaveCount(0);
  },
  sheet: async (page) => {
    await page.getByRole("button", { name: /^(Alle )?Filter$/ }).click();
    await page.getByRole("dialog", { name: "Speaker suchen" }).waitFor();
    await expectAccessibleInBothThemes(page, "dialog[open]");
    await expectFitting(page);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  },
};

const PAGES: Steps = {
  filtered: async (page) => {
    await openFinder(page, "/?category=leadership&maxPrice=9000");
    await expectSoundPage(page);
  },
  empty: async (page) => {
    await openFinder(page, "/?q=zzzzqqqq");
    await expectSoundPage(page);
  },
  topics: async (page) => {
    await openPage(page, "/themen");
    await expectSoundPage(page);
  },
  topic: async (page) => {
    await openPage(page, "/themen/business");
    await expectSoundPage(page);
  },
};

for (const width of [390, 768, 1440]) {
  test(`no fault for assistive technology and none of the browser, ${width} px`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openFinder(page);
    // The home page itself is judged as a phone and a desk show it in shell.spec.ts.
    if (width === 768) await expectSoundPage(page);
    await walk(page, { ...LAYERS, ...PAGES });
    expect(faults).toEqual([]);
  });
}

test("the open search field has no fault either, empty or with suggestions", async ({ page }) => {
  await openFinder(page);
  await searchField(page).click();
  await page.locator(".menu").first().waitFor();
  await expectAccessible(page, "empty", "form#suche, .menu");
  await searchField(page).fill("Führ");
  await page.getByRole("option").first().waitFor();
  await expectAccessible(page, "with suggestions", "form#suche, .menu");
});
