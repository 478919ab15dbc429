import { expect, test } from "@playwright/test";
import {
  cards,
  count,
  found,
  isWiderThanWindow,
  openFinder,
  searchField,
} from "#tests/e2e/support/open-finder.ts";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";

test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

test("phones show the home view in rows; the search and the bottom navigation open a sheet, whose choice shows results in place of the home view [HOME-20] [HOME-21] [HOME-22] [CONST-16]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await openFinder(page);
  const all = await found(page);
  const extra = page.getByRole("heading", { name: "Häufig gebucht" });
  const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
  const show = sheet.getByRole("button", { name: /^\d+ Speaker anzeigen$/ });

  await test.step("rows instead of columns", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(extra).toBeVisible();
    const [first, second] = await Promise.all([
      cards(page).nth(0).boundingBox(),
      cards(page).nth(1).boundingBox(),
    ]);
    expect(second?.x).toBe(first?.x);
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
    expect(await isWiderThanWindow(page)).toBe(false);
  });
  await test.step("the sheet suggests, closes with Escape and changes nothing by itself", async () => {
    await page.getByRole("button", { name: "Filter", exact: true }).tap();
    await sheet.getByRole("combobox", { name: "Speaker suchen" }).fill("Führ");
    await expect(sheet.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/");
  });
  await test.step("the bottom navigation's search opens the sheet", async () => {
    await page.getByRole("navigation", { name: "Mobile Navigation" }).getByText("Suche").tap();
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  });
  await test.step("the sheet asks for a place as well", async () => {
    await page.getByRole("button", { name: "Filter", exact: true }).tap();
    await sheet.getByRole("combobox", { name: "Ort oder Postleitzahl" }).fill("Hamburg");
    await sheet.getByRole("option", { name: /^Hamburg, Deutschland/ }).tap();
    await expect(sheet.getByLabel("Umkreis um Hamburg")).toHaveValue("100");
    await show.tap();
    await page.getByRole("link", { name: "Filter entfernen: Hamburg, Umkreis 100 km" }).tap();
    await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
  });
  await test.step("a choice shows results in place of the home view, up to 767 px", async () => {
    await searchField(page).tap();
    await expect(sheet.getByRole("combobox", { name: "Speaker suchen" })).toBeVisible();
    await sheet.getByRole("checkbox", { name: /^Leadership/ }).tap();
    await expect(show).not.toHaveText(`${all} Speaker anzeigen`);
    await show.tap();
    await expect(page).toHaveURL("/?category=leadership");
    await expect(extra).toBeHidden();
    const picture = page.getByRole("img", { name: "Drei Speaker im Licht der Scheinwerfer" });
    await expect(picture).toBeHidden();
    await expect(cards(page).first()).toBeInViewport();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(extra).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(extra).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole("link", { name: "Filter zurücksetzen" }).tap();
    await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
    await expect(extra).toBeVisible();
  });
  await page.goto("/?language=Englisch&maxPrice=8000&experience=5");
  expect(await isWiderThanWindow(page)).toBe(false);
});
