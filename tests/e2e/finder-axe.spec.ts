import { expect, type Page, test } from "@playwright/test";
import { isWiderThanWindow, openFinder, searchField } from "./open-finder.ts";
import { openPage } from "./open-page.ts";
import { accessibilityFaults, expectAccessibleInBothThemes } from "./sound.ts";

test.use({ isMobile: false, hasTouch: false });

const STATES: Record<string, (page: Page) => Promise<void>> = {
  home: (page) => openFinder(page),
  filtered: (page) => openFinder(page, "/?category=leadership&maxPrice=9000"),
  empty: (page) => openFinder(page, "/?q=zzzzqqqq"),
  sheet: async (page) => {
    await openFinder(page);
    await page.getByRole("button", { name: /^(Alle )?Filter$/ }).click();
    await page.getByRole("dialog", { name: "Speaker suchen" }).waitFor();
  },
  price: async (page) => {
    await openFinder(page);
    await page.getByRole("button", { name: "Honorar", exact: true }).click();
    await page.getByRole("slider").first().waitFor();
  },
  topics: (page) => openPage(page, "/themen"),
  topic: (page) => openPage(page, "/themen/business"),
};

for (const width of [390, 768, 1440]) {
  test(`no fault for assistive technology, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, open] of Object.entries(STATES)) {
      await test.step(name, async () => {
        await open(page);
        await expectAccessibleInBothThemes(page);
        expect(await isWiderThanWindow(page)).toBe(false);
      });
    }
  });
}

for (const text of ["", "Führ"]) {
  test(`the open search field has no fault either: „${text}“`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFinder(page);
    await searchField(page).click();
    await searchField(page).fill(text);
    await page.locator(".menu").first().waitFor();
    expect(await accessibilityFaults(page, { state: text })).toEqual([]);
  });
}

test("nothing scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/", "/?category=leadership", "/themen", "/themen/business"]) {
    await openPage(page, path);
    expect(await isWiderThanWindow(page)).toBe(false);
  }
});
