import { expect, test } from "@playwright/test";
import { count, found, foundAfter, openFinder } from "#tests/e2e/support/open-finder.ts";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test("a place is asked for by name, stands in the address and is taken back", async ({
    page,
  }) => {
    await openFinder(page);
    const all = await found(page);
    await page.getByRole("button", { name: "Ort", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Ort" });
    await panel.getByRole("combobox", { name: "Ort oder Postleitzahl" }).fill("Münch");
    await expect(panel.getByText(/GeoNames/)).toBeVisible();
    await panel.getByRole("option", { name: "München, Bayern, Deutschland" }).click();
    await expect(page).toHaveURL("/?near=48.14%2C11.58&place=M%C3%BCnchen");
    const around = await foundAfter(page, all);
    expect(around).toBeGreaterThan(0);
    expect(around).toBeLessThan(all);
    await panel.getByLabel("Umkreis um München").selectOption("400");
    await expect(page).toHaveURL("/?near=48.14%2C11.58%2C400&place=M%C3%BCnchen");
    await page.keyboard.press("Escape");
    // Whoever follows the address sees the same.
    await page.goto("/?near=48.14%2C11.58%2C400&place=M%C3%BCnchen");
    const chip = page.getByRole("link", { name: "Filter entfernen: München, Umkreis 400 km" });
    await chip.click();
    await expect(page).toHaveURL("/");
    await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
  });

  test("Enter takes a typed place, and an unknown one is named as such", async ({ page }) => {
    await openFinder(page);
    await page.getByRole("button", { name: "Ort", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Ort" });
    const field = panel.getByRole("combobox", { name: "Ort oder Postleitzahl" });
    await field.fill("xqzxqz");
    await page.keyboard.press("Enter");
    await expect(panel.getByText(/Diesen Ort kennen wir nicht/)).toBeVisible();
    await expect(page).toHaveURL("/");
    await field.fill("20095");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/?near=53.55%2C9.99&place=20095+Hamburg");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("the sheet asks for a place as well", async ({ page }) => {
    await openFinder(page);
    await page.getByRole("button", { name: "Filter", exact: true }).tap();
    const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
    await sheet.getByRole("combobox", { name: "Ort oder Postleitzahl" }).fill("Hamburg");
    await sheet.getByRole("option", { name: /^Hamburg, Deutschland/ }).tap();
    await expect(sheet.getByLabel("Umkreis um Hamburg")).toHaveValue("100");
    await sheet.getByRole("button", { name: /Speaker anzeigen$/ }).tap();
    await expect(
      page.getByRole("link", { name: "Filter entfernen: Hamburg, Umkreis 100 km" }),
    ).toBeVisible();
  });
});
