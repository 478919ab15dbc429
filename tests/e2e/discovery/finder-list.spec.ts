import { expect, type Page, test } from "@playwright/test";
import { cards, found, openFinder } from "#tests/e2e/support/open-finder.ts";

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const toEnd = (page: Page) => cards(page).last().scrollIntoViewIfNeeded();
const toFooter = (page: Page) => page.getByRole("contentinfo").scrollIntoViewIfNeeded();
const more = (page: Page) => page.getByRole("button", { name: "Weitere Speaker anzeigen" });

test("a jump past the list stays there; the keyboard passes it by a link, and a reload keeps what came on request", async ({
  page,
}) => {
  await openFinder(page);
  await test.step("a jump past the list stays there", async () => {
    await toFooter(page);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    // Longer than a batch takes: nothing pushes the footer away.
    await page.waitForTimeout(500);
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  });
  await test.step("the keyboard passes the list by a link, and goes on with it on request", async () => {
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
  await page.reload();
  await page.locator("[data-ready] .finder").waitFor();
  await expect(cards(page)).not.toHaveCount(12);
});

test("twelve cards, and twelve more with each scrolling to the end, also after a fault; back from a profile the list stands at its old place [HOME-11] [CONST-14] [CONST-15]", async ({
  page,
}) => {
  await openFinder(page);
  const all = await found(page);
  expect(all).toBeGreaterThan(36);
  await expect(cards(page)).toHaveCount(12);
  await toEnd(page);
  await expect(cards(page)).toHaveCount(24);
  await test.step("more cards that cannot be loaded say so and can be asked for again", async () => {
    await page.route("**/api/v1/speaker-cards*", (route) => route.abort());
    await toEnd(page);
    await expect(page.getByText(/Weitere Speaker konnten nicht geladen werden/)).toBeVisible();
    await page.unroute("**/api/v1/speaker-cards*");
    await more(page).click();
    await expect(cards(page)).toHaveCount(36);
  });
  await toEnd(page);
  await expect(cards(page)).toHaveCount(all);
  await expect(page.getByText(`${all} von ${all} Speakern angezeigt`)).toBeAttached();
  await expect(more(page)).toHaveCount(0);
  const slugs = await cards(page)
    .locator(".card-link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(slugs).size).toBe(all);

  const twentieth = cards(page).nth(19);
  const name = (await twentieth.getByRole("heading").textContent()) ?? "";
  await twentieth.getByRole("link").click();
  await expect(page).toHaveURL(/\/speaker\//);
  await page.goBack();
  await expect(cards(page)).not.toHaveCount(12);
  await expect(page.getByRole("heading", { name, exact: true, level: 3 })).toBeInViewport();
});
