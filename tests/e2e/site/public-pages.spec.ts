import { expect, type Page, type Request, test } from "@playwright/test";
import { toggles } from "#tests/e2e/support/comparison.ts";
import { hold } from "#tests/e2e/support/hold.ts";
import { JOURNEY, openPage, PHONE } from "#tests/e2e/support/open-page.ts";

/** Bytes: the page with all its styles, every script it loads by itself (both brotli), and the pictures of the first view (docs/architecture.md). */
const PAGES = [
  { path: "/", html: 22_000, scripts: 134_000, pictures: 120_000 },
  { path: "/speaker/miriam-falkenau", html: 30_000, scripts: 138_000, pictures: 80_000 },
];
/** Layers and parts below the first view: not asked for yet. */
const LATE =
  /\/assets\/(gallery-lightbox|video-dialog|review-dialog|booking-drawer|booking-details|chat-|contact-details|sample-profile|auth-client|query-client)/;

test("pages come from the cache: the entity tag is stable and answers 304", async ({ request }) => {
  const first = await request.get("/");
  const etag = first.headers().etag ?? "";
  expect(etag).not.toBe("");
  expect((await request.get("/")).headers().etag).toBe(etag);
  expect((await request.get("/", { headers: { "if-none-match": etag } })).status()).toBe(304);
});

/** The bytes that came from the addresses a page asks for. */
function watchTransfers(page: Page) {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  return async (pattern: RegExp) => {
    const matching = finished.filter((request) => pattern.test(new URL(request.url()).pathname));
    const sizes = await Promise.all(matching.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

/** What is still on its way, but for what the server tells live, which has no end. */
function watchPending(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on("request", (request) => {
    if (!request.url().includes("/api/v1/live")) pending.add(request);
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}

/** Kept from the first moment on, and summed when it is asked for. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
}

for (const { path, html, scripts, pictures } of PAGES) {
  test(`the scripts and pictures ${path} loads by itself stay within their budget`, {
    tag: PHONE,
  }, async ({ page }) => {
    const bytesOf = watchTransfers(page);
    // The page is not touched; its scripts start when the browser is idle.
    await page.goto(path);
    await page.locator("html[data-ready]").waitFor();
    await page.waitForLoadState("networkidle");
    const total = await bytesOf(/^\/assets\/.*\.js$/);
    expect(total).toBeGreaterThan(scripts / 2);
    expect(total).toBeLessThanOrEqual(scripts);
    expect(await bytesOf(LATE)).toBe(0);
    // Only the picture the page opens with comes before all others.
    await expect(page.locator("img[fetchpriority='high']")).toHaveCount(1);
    const seen = await bytesOf(/^\/images\/|\.(webp|jpg|png)$/);
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThanOrEqual(pictures);
  });

  test(`${path} does not shift while it loads and is scrolled`, { tag: PHONE }, async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    const pending = watchPending(page);
    await openPage(page, path);
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, 600);
      // As a visitor who looks at what comes, however long it takes; what follows the list is out of
      // sight meanwhile.
      await page.waitForTimeout(400);
      await expect.poll(() => pending.size).toBe(0);
    }
    await page.waitForLoadState("networkidle");
    expect(await shifted()).toBeLessThanOrEqual(0.02);
  });

  test(`${path} with all styles stays within its budget`, async ({ request }) => {
    const ask = () => request.get(path, { headers: { "accept-encoding": "br" } });
    // The best compression follows in the background of the first request.
    await ask();
    await expect
      .poll(async () => Number((await ask()).headers()["content-length"]))
      .toBeLessThanOrEqual(html);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a profile shows every panel behind its tabs", async ({ page }) => {
    await page.goto("/speaker/miriam-falkenau");
    await page
      .locator(".tabs-wide, .tabs-narrow")
      .filter({ visible: true })
      .first()
      .getByRole("link", { name: /^(Referenzen|Bewertungen)/ })
      .click();
    await expect(page).toHaveURL("/speaker/miriam-falkenau#referenzen");
    await expect(page.locator("#referenzen blockquote").first()).toBeVisible();
  });

  test("the list, its pages, topics and profiles are complete and linked, and the menu opens by the browser alone", {
    tag: JOURNEY,
  }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(12);
    await page.getByRole("link", { name: "Nächste Seite" }).click();
    await expect(page).toHaveURL("/?seite=2");
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/speaker\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.goto("/?category=finance");
    const heading = page.getByRole("heading", { name: /Speaker gefunden/ });
    await expect(heading).not.toHaveText(/^0 /);
    await expect(page.getByRole("link", { name: "Filter zurücksetzen" })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    await expect(page.getByRole("navigation", { name: "Menü" })).toBeVisible();
  });
});

test.describe("late hydration", () => {
  test("the first click is kept and replayed when the scripts arrive", { tag: PHONE }, async ({
    page,
  }) => {
    const release = await hold(page, "**/assets/*.js");
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const toggle = toggles(page).first();
    await toggle.click();
    await expect(page.locator("html")).not.toHaveAttribute("data-ready");
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    release();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
  });

  test("scripts start by themselves once the page has loaded, and only then", async ({ page }) => {
    const release = await hold(page, "**/images/**");
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto("/speaker/miriam-falkenau", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
    release();
    await page.locator("html[data-ready]").waitFor();
    expect(scripts.length).toBeGreaterThan(0);
  });

  test("hidden speakers are not listed and not found", async ({ request }) => {
    const { items } = await (await request.get("/api/v1/speakers?limit=50")).json();
    expect(items.length).toBeGreaterThanOrEqual(36);
    for (const { status, is_active } of items)
      expect([status, is_active]).toEqual(["active", true]);
  });
});
