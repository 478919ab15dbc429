import { expect, type Page, test } from "@playwright/test";
import { PHONE } from "#tests/e2e/support/open-page.ts";
import { MIRIAM, sideCard } from "#tests/e2e/support/profile.ts";

// Prices come with the page: the scripts have nothing to say about them.
test.use({ javaScriptEnabled: false });

/** Every „ab €“ of the page outside the talks, which count their own lengths. */
async function startingPrices(page: Page): Promise<string[]> {
  const texts = await page
    .locator(".profile-price, .side-fee, .mobile-bar-details .price-line")
    .filter({ visible: true })
    .allInnerTexts();
  return texts.flatMap((text) => text.replace(/\s+/g, " ").match(/ab €[\d.]+/gi) ?? []);
}

/** The page without the cards of other speakers. */
function ownTexts(page: Page): Promise<string[]> {
  return page.locator(".profile-main, .profile-tabs, .side-card, .mobile-bar").allTextContents();
}

test(
  "a profile names net and gross of one starting price, and each length with its own [PROF-41]",
  {
    tag: PHONE,
  },
  async ({ page }, { project }) => {
    await page.goto(MIRIAM);
    const isPhone = project.name.startsWith("phone");
    // On phones net above and gross in the bar, beside the page both in the card.
    expect((await startingPrices(page)).toSorted()).toEqual(["Ab €2.500", "ab €2.975"]);
    const widerThan = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(widerThan).toBe(false);
    // Another test lets this speaker add talks of their own.
    const talks = page.locator(".talk").filter({ hasNotText: /„Vortrag [0-9a-f]{8}“/ });
    await expect(talks.locator(".talk-facts").filter({ visible: true })).toHaveText([
      "20, 40 oder 60 MinutenAb €2.500 zzgl. USt",
      "40 oder 60 MinutenAb €5.000 zzgl. USt",
      "Dauer nach AbspracheAb €2.500 zzgl. USt",
      "20 oder 40 MinutenAb €2.500 zzgl. USt",
    ]);
    if (isPhone) return;
    await expect(sideCard(page).locator(".side-offer .rows").first()).toContainText(
      /Impulsvortrag 20 Minuten\s*2\.500\s€\s*Keynote 40 Minuten\s*5\.000\s€\s*Vortrag 60 Minuten\s*7\.500\s€/,
    );
  },
);

test("without any fee the price is on request and no amount stands on the page [PRICE-19]", {
  tag: PHONE,
}, async ({ page }) => {
  await page.goto("/speaker/walter-kienzl");
  await expect(page.getByText("Preis auf Anfrage").filter({ visible: true }).first()).toBeVisible();
  const own = (await ownTexts(page)).join(" ");
  expect(own).toContain("Preis auf Anfrage");
  expect(own).not.toMatch(/ab\s*€/i);
  expect(own).not.toMatch(/[257]\.[05]00/);
});

test("a length that is not offered is shown nowhere on the page", { tag: PHONE }, async ({
  page,
}) => {
  await page.goto("/speaker/celine-vuilleret");
  expect(new Set(await startingPrices(page))).toEqual(new Set(["Ab €3.600", "ab €4.284"]));
  const own = (await ownTexts(page)).join(" ");
  for (const invented of ["2.500", "7.500", "20 Minuten", "60 Minuten"]) {
    expect(own).not.toContain(invented);
  }
});
