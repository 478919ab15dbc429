import { expect, type Page, test } from "@playwright/test";
import { enterAs } from "#tests/e2e/support/accounts.ts";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";

const SLUGS = ["miriam-falkenau", "reza-tavakolian", "henrik-maas"];

/** What stands on the page, as a reader of it perceives it. */
const wordsOf = (page: Page) => page.getByRole("main").ariaSnapshot();

async function touch(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await page.waitForLoadState("networkidle");
}

test("a comparison opened by its address is drawn without any touch", async ({ page }) => {
  await page.goto(`/compare?speakers=${SLUGS.join(",")}`);
  for (const name of ["Miriam Falkenau", "Reza Tavakolian", "Henrik Maas"]) {
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
  }
});

test("a shared list is drawn without any touch", async ({ page, browser }) => {
  const token = await enterAs(page, "customer");
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put(`/api/v1/me/shortlist/speakers/${SLUGS[0]}`, { headers });
  const shared = await page.request.post("/api/v1/me/shortlist/share", { headers });
  const { token: link } = await shared.json();
  const stranger = await browser.newPage();
  await stranger.goto(`/merkliste/${link}`);
  await expect(stranger.getByRole("main").getByText("Miriam Falkenau").first()).toBeVisible();
  await stranger.close();
});

test("public pages say without a touch what they say after one", async ({ page }) => {
  for (const path of [
    "/",
    "/compare",
    "/speaker/miriam-falkenau",
    "/themen/leadership",
    "/blog",
    "/agb",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.locator("html[data-ready]").waitFor();
      await page.waitForLoadState("networkidle");
      const untouched = await wordsOf(page);
      await touch(page);
      expect(await wordsOf(page)).toBe(untouched);
      // The next page is a first visit as well.
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test("a profile whose scripts do not arrive stays as it was written [ERR-36]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await page.route(/\/assets\/speaker-profile-/, (route) => route.abort());
  await page.goto("/speaker/miriam-falkenau");
  const notice = page.locator("#start-failed");
  await expect(notice).toContainText("Ein Teil der Seite konnte nicht geladen werden.");
  await expect(notice.getByRole("link", { name: "Neu laden" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Miriam Falkenau");
  await expect(page.getByText("Maria Beispiel")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL("/impressum");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
  await page.unroute(/\/assets\/speaker-profile-/);
  await page.goBack();
  await page.locator("html[data-ready]").waitFor();
  await expect(notice).toBeHidden();
});

test("an English profile says in English that its scripts did not arrive", async ({ page }) => {
  await page.route(/\/assets\/speaker-profile-en-/, (route) => route.abort());
  await page.goto("/en/speaker/miriam-falkenau");
  const notice = page.locator("#start-failed");
  await expect(notice).toContainText("Part of this page could not be loaded.");
  await expect(notice.getByRole("link", { name: "Reload" })).toBeVisible();
});
