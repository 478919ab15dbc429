import { expect, type Page, test } from "@playwright/test";
import { cards, found, openFinder } from "#tests/e2e/support/open-finder.ts";

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const toEnd = (page: Page) => cards(page).last().scrollIntoViewIfNeeded();
const toFooter = (page: Page) => page.getByRole("contentinfo").scrollIntoViewIfNeeded();
const more = (page: Page) => page.getByRole("button", { name: "Weitere Speaker anzeigen" });

test("twelve cards, and twelve more with each scrolling to the end [HOME-11] [CONST-14] [CONST-15]", async ({
  page,
}) => {
  await openFinder(page);
  const all = await found(page);
  expect(all).toBeGreaterThan(36);
  await expect(cards(page)).toHaveCount(12);
  await toEnd(page);
  await expect(cards(page)).toHaveCount(24);
  await toEnd(page);
  await expect(cards(page)).toHaveCount(36);
  await toEnd(page);
  await expect(cards(page)).toHaveCount(all);
  await expect(page.getByText(`${all} von ${all} Speakern angezeigt`)).toBeAttached();
  await expect(more(page)).toHaveCount(0);
  const slugs = await cards(page)
    .locator(".card-link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(slugs).size).toBe(all);
});

test("whoever jumps past the list stays there", async ({ page }) => {
  await openFinder(page);
  await toFooter(page);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  // Longer than a batch takes: nothing pushes the footer away.
  await page.waitForTimeout(500);
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});

test("the keyboard passes the list by a link, and goes on with it on request", async ({ page }) => {
  await openFinder(page, "/?sort=newest");
  const skip = page.getByRole("link", { name: "Ergebnisse überspringen" });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(more(page)).toBeFocused();
  await page.waitForTimeout(500);
  await expect(cards(page)).toHaveCount(12);
  await page.keyboard.press("Enter");
  await expect(cards(page).nth(12).getByRole("link")).toBeFocused();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24);
});

test("back from a profile finds the long list at its old place", async ({ page }) => {
  await openFinder(page);
  await toEnd(page);
  await expect(cards(page)).toHaveCount(24);
  const twentieth = cards(page).nth(19);
  const name = (await twentieth.getByRole("heading").textContent()) ?? "";
  await twentieth.getByRole("link").click();
  await expect(page).toHaveURL(/\/speaker\//);
  await page.goBack();
  await expect(cards(page)).not.toHaveCount(12);
  await expect(page.getByRole("heading", { name, exact: true, level: 3 })).toBeInViewport();
});

test("a reload keeps the long list", async ({ page }) => {
  await openFinder(page);
  await toEnd(page);
  await expect(cards(page)).toHaveCount(24);
  await page.reload();
  await page.locator(".finder:not([data-asleep])").waitFor();
  await expect(cards(page)).not.toHaveCount(12);
});

test("more cards that cannot be loaded say so and can be asked for again", async ({ page }) => {
  await openFinder(page);
  await page.route("**/api/v1/speaker-cards*", (route) => route.abort());
  await toEnd(page);
  await expect(page.getByText(/Weitere Speaker konnten nicht geladen werden/)).toBeVisible();
  await page.unroute("**/api/v1/speaker-cards*");
  await more(page).click();
  await expect(cards(page)).toHaveCount(24);
});

test("only speakers with quick booking carry the badge [HOME-12]", async ({ page, request }) => {
  const { items } = await (await request.get("/api/v1/speaker-cards?limit=12")).json();
  await openFinder(page);
  for (const { name, isQuickBookable } of items) {
    const card = cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card.getByText("Sofort buchbar").first()).toHaveCount(isQuickBookable ? 1 : 0);
  }
});
