import { expect, test } from "@playwright/test";
import { isMobile } from "#tests/e2e/support/accounts.ts";
import { JOURNEY, openPage, PHONE } from "#tests/e2e/support/open-page.ts";
import { expectSound } from "#tests/e2e/support/sound.ts";

test("the frame leads to the content, home and to existing pages, and offers support [NAV-02] [NAV-03] [NAV-19] [NAV-21] [NAV-23]", {
  tag: [JOURNEY, PHONE],
}, async ({ page, request }) => {
  await openPage(page, "/speaker/miriam-falkenau");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Wortbühne/ })
    .click();
  await expect(page).toHaveURL("/");

  const footer = page.getByRole("contentinfo");
  const column = footer.getByRole("navigation", { name: "Navigation" });
  await expect(column.getByRole("link").first()).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await footer.getByRole("link", { name: /LinkedIn/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page).toHaveURL(/\/(#.*)?$/);

  if (isMobile(page)) await page.getByRole("button", { name: "Menü öffnen" }).click();
  const links = page
    .getByRole("navigation", { name: isMobile(page) ? "Menü" : "Hauptnavigation" })
    .getByRole("link");
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const href = (await link.getAttribute("href")) ?? "";
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

test("the menu button and the bottom navigation exist below 768 px only, and the menu has every link of the bar [NAV-14] [NAV-15] [NAV-17]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await openPage(page, "/");
  const linksOf = (name: string) =>
    page
      .getByRole("navigation", { name })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.setViewportSize({ width: 1280, height: 800 });
  const links = await linksOf("Hauptnavigation");
  expect(links.length).toBeGreaterThan(3);
  const button = page.getByRole("button", { name: "Menü öffnen" });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByRole("navigation", { name: "Menü" })).toBeVisible();
  expect(await linksOf("Menü")).toEqual(expect.arrayContaining(links));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Menü" })).toBeHidden();
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(button).toBeHidden();
  const bar = page.getByRole("navigation", { name: "Mobile Navigation" });
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar).toBeHidden();
});

// Other searches and topics have their states judged in finder-axe.spec.ts.
for (const path of ["/", "/speaker/miriam-falkenau", "/gibt-es-nicht"]) {
  test(`${path} is accessible in both themes, fits 320 px, makes no error and no foreign request [SEC-02]`, {
    tag: path === "/" ? [JOURNEY, PHONE] : PHONE,
  }, async ({ page }) => {
    const reach = async () => {
      await openPage(page, path);
      await page.mouse.wheel(0, 4000);
    };
    await expectSound(page, reach, { expected: "status of 404" });
  });
}
