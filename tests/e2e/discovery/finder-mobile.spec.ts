import { expect, test } from "@playwright/test";
import {
  cards,
  count,
  found,
  isWiderThanWindow,
  openFinder,
  searchField,
} from "#tests/e2e/support/open-finder.ts";

test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

test("without a filter phones show the home view with rows instead of columns [HOME-20]", async ({
  page,
}) => {
  await openFinder(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Häufig gebucht" })).toBeVisible();
  const [first, second] = await Promise.all([
    cards(page).nth(0).boundingBox(),
    cards(page).nth(1).boundingBox(),
  ]);
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect(await isWiderThanWindow(page)).toBe(false);
  await openFinder(page, "/?language=Englisch&maxPrice=8000&experience=5");
  expect(await isWiderThanWindow(page)).toBe(false);
});

test("tapping the search opens the sheet, and a choice shows results in place of the home view [HOME-21] [HOME-22]", async ({
  page,
}) => {
  await openFinder(page);
  const all = await found(page);
  await searchField(page).tap();
  const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
  await expect(sheet.getByRole("combobox", { name: "Speaker suchen" })).toBeVisible();
  await sheet.getByRole("checkbox", { name: /^Leadership/ }).tap();
  const show = sheet.getByRole("button", { name: /^\d+ Speaker anzeigen$/ });
  await expect(show).not.toHaveText(`${all} Speaker anzeigen`);
  await show.tap();
  await expect(page).toHaveURL("/?category=leadership");
  await expect(page.getByRole("heading", { name: "Häufig gebucht" })).toBeHidden();
  await expect(
    page.getByRole("img", { name: "Drei Speaker im Licht der Scheinwerfer" }),
  ).toBeHidden();
  await expect(cards(page).first()).toBeInViewport();
  await page.getByRole("link", { name: "Filter zurücksetzen" }).tap();
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
  await expect(page.getByRole("heading", { name: "Häufig gebucht" })).toBeVisible();
});

test("the sheet suggests, closes with Escape and changes nothing by itself", async ({ page }) => {
  await openFinder(page);
  await page.getByRole("button", { name: "Filter", exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
  await sheet.getByRole("combobox", { name: "Speaker suchen" }).fill("Führ");
  await expect(sheet.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("the bottom navigation's search opens the sheet", async ({ page }) => {
  await openFinder(page);
  await page.getByRole("navigation", { name: "Mobile Navigation" }).getByText("Suche").tap();
  await expect(page.getByRole("dialog", { name: "Speaker suchen" })).toBeVisible();
});

test("768 px is no phone any more [CONST-16]", async ({ page }) => {
  await openFinder(page, "/?category=leadership");
  const extra = page.getByRole("heading", { name: "Häufig gebucht" });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(extra).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(extra).toBeVisible();
});
