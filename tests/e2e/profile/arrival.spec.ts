import { expect, type Page, test } from "@playwright/test";
import { hold } from "#tests/e2e/support/hold.ts";
import { cards, openFinder } from "#tests/e2e/support/open-finder.ts";
import { openProfile } from "#tests/e2e/support/profile.ts";

const PROFILES = "**/speaker/*.data*";

const related = (page: Page) =>
  page
    .getByRole("region", { name: /^Weitere Speaker/ })
    .getByRole("link")
    .first();
const skeleton = (page: Page) => page.locator(".gallery.skeleton");

test("a slow profile shows its skeleton first [PROF-01]", async ({ page }) => {
  const release = await hold(page, PROFILES);
  await openProfile(page);
  await related(page).click();
  await expect(page.getByText("Profil wird geladen...")).toBeAttached();
  await expect(skeleton(page)).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/speaker\/(?!miriam-falkenau)/);
});

test("a double click on a card opens the profile although its first request is broken off", async ({
  page,
}) => {
  await openFinder(page);
  const release = await hold(page, PROFILES);
  const name = (await cards(page).nth(2).getByRole("heading").textContent()) ?? "";
  await cards(page).nth(2).getByRole("link").dblclick();
  await expect(skeleton(page)).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("a visitor who goes back before the profile has arrived is sent there once", async ({
  page,
}) => {
  await openFinder(page);
  const releaseProfile = await hold(page, PROFILES);
  await cards(page).nth(2).getByRole("link").click();
  await expect(skeleton(page)).toBeVisible();
  const releaseHome = await hold(page, "**/_.data*");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_.data")) asked.push(request.url());
  });
  const profile = page.waitForResponse(PROFILES);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => asked).toHaveLength(1);
  releaseProfile();
  await profile;
  // As long as a skeleton stays at least, and a little more.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  releaseHome();
  await expect(cards(page)).toHaveCount(12);
  expect(asked).toHaveLength(1);
});
