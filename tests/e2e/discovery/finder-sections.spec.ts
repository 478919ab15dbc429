import { expect, test } from "@playwright/test";
import { featured } from "#domain/search/featured.ts";
import { cards, openFinder } from "#tests/e2e/support/open-finder.ts";

type Listed = { id: string; name: string; average_rating: number; total_bookings: number };

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test("the trust section shows the claims as written and three marks [GEN-05] [GEN-06] [GEN-07] [GEN-08] [GEN-09] [GEN-10] [GEN-11] [HOME-17] [CONST-32]", async ({
  page,
}) => {
  await openFinder(page);
  const trust = page.getByRole("region", { name: "So arbeitet Wortbühne" });
  for (const text of ["500+", "Unternehmen", "95%", "Trefferquote", "Ø 24h"]) {
    await expect(trust.getByText(text).first()).toBeVisible();
  }
  await expect(trust.getByText("Buchung in unter 60 Sekunden", { exact: true })).toBeVisible();
  for (const mark of ["Rechnung", "Kartenzahlung", "DSGVO"]) {
    await expect(trust.getByText(mark).first()).toBeVisible();
  }
});

test("the page names its formats and its region [GEN-02] [GEN-03]", async ({ page }) => {
  await openFinder(page);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", /Keynotes und Workshops/);
  await expect(description).toHaveAttribute("content", /Deutschland, Österreich und der Schweiz/);
  await expect(page.getByRole("contentinfo")).toContainText(
    "Keynotes und Workshops für Veranstaltungen in Deutschland, Österreich und der Schweiz.",
  );
  expect((await description.getAttribute("content"))?.length).toBeLessThanOrEqual(160);
  expect((await page.title()).length).toBeLessThanOrEqual(60);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});

test("three often booked speakers on wide screens, six on phones; nothing moves by itself [HOME-16] [FEAT-04] [FEAT-05]", async ({
  page,
}) => {
  await openFinder(page);
  const { items } = await (await page.request.get("/api/v1/speakers?limit=50")).json();
  const best = featured(
    (items as Listed[]).map(({ id, name, average_rating, total_bookings }) => ({
      id,
      name,
      rating: average_rating,
      bookings: total_bookings,
    })),
  ).map(({ name }) => name);
  const slides = page.getByRole("list", { name: "Häufig gebuchte Speaker" }).getByRole("listitem");
  await expect(slides.getByRole("heading")).toHaveText(best.slice(0, 3));
  const rail = page.getByRole("list", { name: "Häufig gebuchte Speaker" });
  const left = () => rail.evaluate((element) => element.scrollLeft);
  expect(await left()).toBe(0);
  await page.getByRole("button", { name: "Weiterblättern" }).click();
  await expect.poll(left).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(slides.getByRole("heading")).toHaveText(best);
  expect(best).toHaveLength(6);
});

test("recommendations appear once profiles were viewed, with a reason, and can be forgotten [HOME-23] [HOME-24]", async ({
  page,
}) => {
  await openFinder(page, "/?q=F%C3%BChrung");
  const row = page.getByRole("region", { name: "Für Sie passend" });
  await expect(row).toHaveCount(0);
  const first = cards(page).first();
  const viewed = (await first.getByRole("heading").textContent()) ?? "";
  await first.getByRole("link").click();
  await expect(page).toHaveURL(/\/speaker\//);
  await openFinder(page);
  await expect(row.getByRole("article").first()).toBeVisible();
  await expect(row.getByText(new RegExp(`wie bei ${viewed}$`)).first()).toBeVisible();
  await expect(row.getByRole("heading", { name: viewed, exact: true })).toHaveCount(0);
  await row.getByRole("button", { name: "Angesehene Profile vergessen" }).click();
  await expect(row).toHaveCount(0);
});
