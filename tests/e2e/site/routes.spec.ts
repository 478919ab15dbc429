import { expect, test } from "@playwright/test";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";
import { elements, linksIn, sentPage } from "#tests/e2e/support/sent-page.ts";

test("old addresses lead to the finder and to the profile, for good, with what was asked for, and never off the site [ROUTE-08] [ROUTE-09] [ROUTE-10] [ROUTE-11] [ROUTE-38]", {
  tag: JOURNEY,
}, async ({ request }) => {
  for (const path of ["/redner", "/referenten", "/speakers"]) {
    const finder = await sentPage(request, path);
    expect(finder.path, path).toBe("/");
    expect(finder.text, path).toMatch(/\|\d+ Speaker gefunden\|/);
  }
  expect((await sentPage(request, "/redner/anna-muster")).path).toBe("/speaker/anna-muster");
  const profile = await sentPage(request, "/referenten/miriam-falkenau");
  expect(profile.path).toBe("/speaker/miriam-falkenau");
  expect(profile.h1).toEqual(["Dr. Miriam Falkenau"]);

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
  expect((await request.get("/redner", { maxRedirects: 0 })).status()).toBe(301);
  for (const path of ["/referenten/..%2F..%2Fx", "/redner/%2F%2Fexample.org", "/redner/%5Cx"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([301, 404], path).toContain(answer.status());
    expect(answer.headers().location ?? "/", path).toMatch(/^\/(?![/\\])/);
  }
});

test("a redirect keeps the place on the page as well", async ({ page }) => {
  await page.goto("/speakers?category=leadership#results");
  await expect(page).toHaveURL("/?category=leadership#results");
  await expect(page.getByRole("link", { name: /^Filter entfernen: Leadership/ })).toBeVisible();
});

test("what does not exist answers 404 with the specified words, in the language of its address, and a way home; a profile is there [ROUTE-26] [ROUTE-39] [ROUTE-40] [ROUTE-41]", {
  tag: JOURNEY,
}, async ({ request }) => {
  const unknown = await sentPage(request, "/gibt-es-nicht");
  expect(unknown.status).toBe(404);
  expect(unknown.h1).toEqual(["Oops! Page not found"]);
  const [main = ""] = elements(unknown.html, "main");
  expect(linksIn(main)).toContainEqual({ name: "Zur Startseite", href: "/" });

  const speaker = await sentPage(request, "/speaker/gibt-es-nicht");
  expect(speaker.status).toBe(404);
  expect(speaker.h1).toEqual(["Speaker nicht gefunden"]);
  const english = await sentPage(request, "/en/speaker/gibt-es-nicht");
  expect(english.status).toBe(404);
  expect(english.lang).toBe("en");
  expect(english.title).toBe("Speaker not found | Wortbühne");
  expect(english.h1).toEqual(["Speaker not found"]);
  expect(english.text).not.toContain("Oops");
  expect((await sentPage(request, "/themen/unbekannt")).status).toBe(404);

  const profile = await sentPage(request, "/speaker/jonas-ettlin");
  expect(profile.status).toBe(200);
  expect(profile.h1).toEqual(["Jonas Ettlin"]);
});

test("pictures of a gallery show, whichever of its two fields names them [ENT-44]", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const speaker = await (await request.get("/api/v1/speakers/miriam-falkenau")).json();
  const [first] = speaker.gallery_images;
  expect([first.url, first.image_url]).toEqual([null, expect.any(String)]);
  await page.goto("/speaker/miriam-falkenau");
  const picture = page.locator(`.gallery img[src*="${first.image_url}"]`);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
