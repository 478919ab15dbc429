import { expect, type Page, test } from "@playwright/test";
import { isWiderThanWindow, openFinder, searchField } from "#tests/e2e/support/open-finder.ts";
import { openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { expectAccessible, expectAccessibleInBothThemes } from "#tests/e2e/support/sound.ts";

test.use({ isMobile: false, hasTouch: false });

const WIDTHS = [1440, 768, 390];
const HEIGHT = 900;

/** A page is loaded once and then drawn as wide as each kind of window. */
async function expectSoundInAllWidths(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectAccessibleInBothThemes(page);
      expect(await isWiderThanWindow(page)).toBe(false);
    });
  }
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await expect.poll(() => isWiderThanWindow(page)).toBe(false);
}

/** What opens above the list; the list itself is judged without it. */
async function expectSoundLayers(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Honorar", exact: true }).click();
  await page.getByRole("slider").first().waitFor();
  await expectAccessibleInBothThemes(page, "[popover]:popover-open");
  expect(await isWiderThanWindow(page)).toBe(false);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("slider")).toHaveCount(0);
  await page.getByRole("button", { name: /^(Alle )?Filter$/ }).click();
  await page.getByRole("dialog", { name: "Speaker suchen" }).waitFor();
  await expectAccessibleInBothThemes(page, "dialog[open]");
  expect(await isWiderThanWindow(page)).toBe(false);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

test("the finder and what opens above it have no fault for assistive technology in any width, and none of the browser", async ({
  page,
}) => {
  test.slow();
  const faults = watchFaults(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFinder(page);
  for (const width of WIDTHS) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectSoundLayers(page);
    });
  }
  // The home page itself is judged as a phone and a desk show it in shell.spec.ts.
  await expectSoundInAllWidths(page, [768]);
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await searchField(page).click();
  await page.locator(".menu").first().waitFor();
  await expectAccessible(page, "empty", "form#suche, .menu");
  await searchField(page).fill("Führ");
  await page.getByRole("option").first().waitFor();
  await expectAccessible(page, "with suggestions", "form#suche, .menu");
  expect(faults).toEqual([]);
});

for (const path of [
  "/?category=leadership&maxPrice=9000",
  "/?q=zzzzqqqq",
  "/themen",
  "/themen/business",
]) {
  test(`${path} has no fault for assistive technology in any width, and none of the browser`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await (path.startsWith("/?") ? openFinder(page, path) : openPage(page, path));
    await expectSoundInAllWidths(page);
    expect(faults).toEqual([]);
  });
}
