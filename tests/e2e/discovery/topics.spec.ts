import { expect, test } from "@playwright/test";
import { CATEGORIES, CATEGORY_NAMES } from "#domain/speaker/categories.ts";
import { CATEGORY_HEROES } from "#domain/speaker/category-heroes.ts";
import { openPage, watchFaults } from "#tests/e2e/support/open-page.ts";

test("the topics page lists the ten categories with description, topics and numbers [ROUTE-20] [CAT-01]", async ({
  page,
  request,
}) => {
  const faults = watchFaults(page);
  await openPage(page, "/themen");
  const entries = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") });
  await expect(entries).toHaveCount(CATEGORY_NAMES.length);
  for (const [index, { name, label, description, topics }] of CATEGORIES.entries()) {
    const entry = entries.nth(index);
    await expect(entry.getByRole("link", { name: label })).toHaveAttribute(
      "href",
      `/themen/${name}`,
    );
    await expect(entry.getByText(description)).toBeVisible();
    await expect(entry.getByText(topics.join(", "))).toBeVisible();
    const { total } = await (await request.get(`/api/v1/speaker-cards?category=${name}`)).json();
    await expect(entry.getByText(`${total} Speaker`, { exact: true })).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test("every category has a page with description, topics and speakers [ROUTE-21] [CAT-04] [CAT-05] [CAT-06]", async ({
  page,
}) => {
  for (const { name, label, description, topics } of CATEGORIES) {
    await page.goto(`/themen/${name}`);
    await expect(page.getByText(description)).toBeVisible();
    for (const topic of topics) {
      await expect(page.getByRole("link", { name: topic, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("article").first()).toBeVisible();
    const prices = await page.getByText(/^Startpreise der Speaker: €/).textContent();
    const amounts = /€[\d.]+ bis €[\d.]+/.exec(prices ?? "")?.[0] ?? "no prices";
    expect(prices).toMatch(/€[\d.]+ bis €[\d.]+ inkl\. MwSt\. €[\d.]+ bis €[\d.]+ netto$/);
    await page.getByText(`Was kostet ein Speaker zum Thema ${label}?`).click();
    await expect(page.getByText(`je nach Speaker bei ${amounts} inkl. MwSt.`)).toBeVisible();
    await expect(page).toHaveTitle(`Speaker zum Thema ${label} | Wortbühne`);
    expect((await page.title()).length).toBeLessThanOrEqual(60);
    const meta = await page.locator('meta[name="description"]').getAttribute("content");
    expect(meta).toContain(description.slice(0, 40));
    expect(meta?.length).toBeLessThanOrEqual(160);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`/themen/${name}$`),
    );
  }
});

test("three categories open with a hero and pain points [CAT-02] [CAT-03]", async ({ page }) => {
  for (const [name, hero] of Object.entries(CATEGORY_HEROES)) {
    await page.goto(`/themen/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.headline);
    for (const { title } of hero.painPoints) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
  }
  await page.goto("/themen/finance");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finanzen");
});

test("the way into the finder keeps the topic", async ({ page }) => {
  await openPage(page, "/themen/business");
  await page.getByRole("link", { name: "Im Speaker-Finder öffnen" }).click();
  await expect(page).toHaveURL("/?category=business");
  await expect(page.getByRole("link", { name: "Filter entfernen: Business" })).toBeVisible();
});

test("an unknown topic does not exist", async ({ page }) => {
  const answer = await page.goto("/themen/unbekannt");
  expect(answer?.status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("topics lead to their speakers", async ({ page }) => {
    await page.goto("/themen");
    await page.getByRole("main").getByRole("link", { name: "Technologie" }).click();
    await expect(page).toHaveURL("/themen/technology");
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
