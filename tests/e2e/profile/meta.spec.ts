import { expect, test } from "@playwright/test";
import { openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { openAsStored } from "#tests/e2e/support/profile.ts";
import { accessibilityFaults } from "#tests/e2e/support/sound.ts";
import { FULL } from "#tests/support/browser/staged-speakers.ts";

type Item = { slug: string; name: string | null; title: string | null; languages_spoken: string[] };

test("every profile has a title, a description and an English page where it is due [SEO-01, SEO-02, SEO-08, SEO-10]", async ({
  request,
}) => {
  const { items } = (await (await request.get("/api/v1/speakers?limit=50")).json()) as {
    items: Item[];
  };
  expect(items.length).toBeGreaterThan(30);
  for (const { slug, name, title: otherName, languages_spoken } of items) {
    const html = await (await request.get(`/speaker/${slug}`)).text();
    const title = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "";
    expect(title).toContain(name ?? otherName);
    expect(title.length).toBeLessThanOrEqual(60);
    const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? "";
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(160);
    const speaksEnglish = languages_spoken.includes("Englisch");
    expect(html.includes(`/en/speaker/${slug}"`)).toBe(speaksEnglish);
    if (speaksEnglish) continue;
    const english = await request.get(`/en/speaker/${slug}`, { maxRedirects: 0 });
    expect(english.status()).toBe(302);
    expect(english.headers().location).toBe(`/speaker/${slug}`);
  }
  expect(FULL.short_bio.length).toBeGreaterThan(400);
  expect(items.map(({ slug }) => slug)).toContain(FULL.slug);
  expect((await request.get("/en/speaker/miriam-falkenau")).status()).toBe(200);
  expect((await request.get("/en/speaker/gibt-es-nicht")).status()).toBe(404);
});

test("title, words, cards, structured data and the share picture belong to the profile [SEO-03, SEO-04, SEO-05, SEO-06, SEO-07, SEO-09]", async ({
  page,
  request,
}) => {
  const faults = watchFaults(page);
  const full = await (await request.get(`/speaker/${FULL.slug}`)).text();
  expect(full).toContain("<title>Paula Grevenstein Keynote Speaker</title>");
  const { short_bio } = await openAsStored(page);
  await expect(page).toHaveTitle("Dr. Miriam Falkenau, Organisationspsychologin | Wortbühne");
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
  expect((await content("description"))?.slice(0, 40)).toBe(short_bio.slice(0, 40));
  expect(await content("keywords")).toContain("Dr. Miriam Falkenau, Führung, Wandel");
  expect(await content("og:title")).toContain("Dr. Miriam Falkenau");
  expect(await content("og:description")).toBe(await content("description"));
  expect(await content("twitter:card")).toBe("summary_large_image");
  const data = await page.locator("script[type='application/ld+json']").textContent();
  expect(data).toContain('"@type":"Person"');
  expect(JSON.parse(data ?? "")["@graph"][0].name).toBe("Dr. Miriam Falkenau");
  const image = await page.locator("meta[property='og:image']").getAttribute("content");
  const path = new URL(image ?? "").pathname;
  const picture = await request.get(path);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  const size = await page.evaluate(async (src) => {
    const shown = new Image();
    shown.src = src;
    await shown.decode();
    return [shown.naturalWidth, shown.naturalHeight];
  }, path);
  expect(size).toEqual([1200, 630]);
  const headers = { "if-none-match": picture.headers().etag ?? "" };
  expect((await request.get(path, { headers })).status()).toBe(304);
  expect((await request.get("/share/speaker/gibt-es-nicht.jpg")).status()).toBe(404);
  expect(faults).toEqual([]);
});

test("the English page is English, complete and leads to the booking page", async ({ page }) => {
  const faults = watchFaults(page);
  await openPage(page, "/en/speaker/miriam-falkenau");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Miriam Falkenau");
  await expect(page.getByRole("heading", { name: "Fees" })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page, { state: `${width} px` })).toEqual([]);
  }
  await page.getByRole("link", { name: "Check dates and book" }).click();
  await expect(page).toHaveURL("/speaker/miriam-falkenau");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(faults).toEqual([]);
});
