import { expect, test } from "@playwright/test";

test("/redner leads to the finder [ROUTE-08]", async ({ page }) => {
  await page.goto("/redner");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("/referenten leads to the finder [ROUTE-09]", async ({ page }) => {
  await page.goto("/referenten");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("/redner with a slug leads to the profile [ROUTE-10]", async ({ page }) => {
  await page.goto("/redner/anna-muster");
  expect(new URL(page.url()).pathname).toBe("/speaker/anna-muster");
});

test("/referenten with a slug leads to the profile [ROUTE-11]", async ({ page }) => {
  await page.goto("/referenten/miriam-falkenau");
  expect(new URL(page.url()).pathname).toBe("/speaker/miriam-falkenau");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Miriam Falkenau");
});

test("/speakers shows the finder [ROUTE-38]", async ({ page }) => {
  await page.goto("/speakers");
  await expect(page.getByRole("heading", { name: /Speaker gefunden/ })).toBeVisible();
});

test("redirects keep what was asked for", async ({ page, request }) => {
  const goals = {
    "/speakers?category=leadership": "/?category=leadership",
    "/redner?q=Mut": "/?q=Mut",
    "/redner/x?y=1": "/speaker/x?y=1",
    "/referenten/x?q=C%23": "/speaker/x?q=C%23",
    "/speaker/signup?von=mail": "/speaker-signup?von=mail",
  };
  for (const [path, goal] of Object.entries(goals)) {
    const { location } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(location, path).toBe(goal);
  }
  await page.goto("/speakers?category=leadership#results");
  await expect(page).toHaveURL("/?category=leadership#results");
  await expect(page.getByRole("link", { name: /^Filter entfernen: Leadership/ })).toBeVisible();
});

test("redirects are permanent and never leave the site", async ({ request }) => {
  expect((await request.get("/redner", { maxRedirects: 0 })).status()).toBe(301);
  for (const path of ["/referenten/..%2F..%2Fx", "/redner/%2F%2Fexample.org", "/redner/%5Cx"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([301, 404], path).toContain(answer.status());
    expect(answer.headers().location ?? "/", path).toMatch(/^\/(?![/\\])/);
  }
});

test("an unknown path answers 404 with the specified words [ROUTE-39, ROUTE-40]", async ({
  page,
}) => {
  const answer = await page.goto("/gibt-es-nicht");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});

test("the 404 page has a way home [ROUTE-41]", async ({ page }) => {
  await page.goto("/gibt-es-nicht");
  await page.getByRole("main").getByRole("link", { name: "Zur Startseite" }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown speaker answers 404 with the specified words", async ({ page }) => {
  const answer = await page.goto("/speaker/gibt-es-nicht");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Speaker nicht gefunden");
});

test("an unknown speaker in English is an English page with a title", async ({ page }) => {
  const answer = await page.goto("/en/speaker/gibt-es-nicht");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle("Speaker not found | Wortbühne");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Speaker not found");
  await expect(page.getByText("Oops")).toHaveCount(0);
});

test("/speaker with a slug is the profile [ROUTE-26]", async ({ page }) => {
  const answer = await page.goto("/speaker/jonas-ettlin");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jonas Ettlin");
});

test("pictures of a gallery show, whichever of its two fields names them [ENT-44]", async ({
  page,
  request,
}) => {
  const speaker = await (await request.get("/api/v1/speakers/miriam-falkenau")).json();
  const [first] = speaker.gallery_images;
  expect([first.url, first.image_url]).toEqual([null, expect.any(String)]);
  await page.goto("/speaker/miriam-falkenau");
  const picture = page.locator(`.gallery img[src*="${first.image_url}"]`);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
