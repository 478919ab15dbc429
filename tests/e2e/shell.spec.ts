import { expect, type Page, test } from "@playwright/test";
import { openPage, PHONE } from "./open-page.ts";
import { expectSound } from "./sound.ts";

const SCREENS = ["/", "/?category=leadership", "/speaker/miriam-falkenau", "/gibt-es-nicht"];

const isMobile = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

test("the top bar shows the logo, which leads home [NAV-02]", async ({ page }) => {
  await openPage(page, "/speaker/miriam-falkenau");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Wortbühne/ })
    .click();
  await expect(page).toHaveURL("/");
});

test("the top bar has links that reach existing pages [NAV-03]", { tag: PHONE }, async ({
  page,
  request,
}) => {
  await openPage(page, "/");
  if (isMobile(page)) await page.getByRole("button", { name: "Menü öffnen" }).click();
  const links = page
    .getByRole("navigation", { name: isMobile(page) ? "Menü" : "Hauptnavigation" })
    .getByRole("link");
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    const href = (await link.getAttribute("href")) ?? "";
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

test("the menu button exists below 768 px only [NAV-14]", { tag: PHONE }, async ({ page }) => {
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "Menü öffnen" });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByRole("navigation", { name: "Menü" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Menü" })).toBeHidden();
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(button).toBeHidden();
});

test("the bottom navigation exists on phones only [NAV-17]", { tag: PHONE }, async ({ page }) => {
  await openPage(page, "/");
  const bar = page.getByRole("navigation", { name: "Mobile Navigation" });
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar).toBeHidden();
});

test("the footer has a navigation column [NAV-19]", { tag: PHONE }, async ({ page }) => {
  await openPage(page, "/");
  const column = page.getByRole("contentinfo").getByRole("navigation", { name: "Navigation" });
  await expect(column.getByRole("link").first()).toBeVisible();
});

test("the footer offers support by mail [NAV-21]", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("contentinfo").locator('a[href^="mailto:"]')).toBeVisible();
});

test("social links lead nowhere wrong [NAV-23]", async ({ page }) => {
  await openPage(page, "/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /LinkedIn/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page).toHaveURL(/\/(#.*)?$/);
});

test("the first tab stop is the skip link, and it works", { tag: PHONE }, async ({ page }) => {
  await openPage(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Zum Inhalt springen" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

for (const path of SCREENS) {
  test(`${path} is accessible in both themes, fits 320 px, makes no error and no foreign request [SEC-02]`, {
    tag: PHONE,
  }, async ({ page }) => {
    const reach = async () => {
      await openPage(page, path);
      await page.mouse.wheel(0, 4000);
      await page.waitForLoadState("networkidle");
    };
    await expectSound(page, reach, { expected: "status of 404" });
  });
}
