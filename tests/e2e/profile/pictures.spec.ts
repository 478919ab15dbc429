import { expect, type Page, test } from "@playwright/test";
import { openPage } from "#tests/e2e/support/open-page.ts";

test.use({ viewport: { width: 1440, height: 700 } });

/** Pictures of cards that the page has asked for so far. */
function requestedPictures(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/images/")) asked.add(pathname);
  });
  return asked;
}

const lazyPicture = (page: Page) => page.locator(".card .photo:has(> img[loading=lazy])").last();

async function pathOf(page: Page): Promise<string> {
  const address = (await lazyPicture(page).locator("img").getAttribute("src")) ?? "";
  return new URL(address, page.url()).pathname;
}

test("a picture loads only within 100 px of the viewport [IMG-01]", async ({ page }) => {
  const asked = requestedPictures(page);
  await openPage(page, "/");
  const path = await pathOf(page);
  const top = async () => (await lazyPicture(page).boundingBox())?.y ?? 0;
  await page.evaluate((by) => scrollBy(0, by), (await top()) - 700 - 300);
  await page.waitForTimeout(400);
  expect(asked).not.toContain(path);
  await page.evaluate((by) => scrollBy(0, by), (await top()) - 700 - 90);
  await expect.poll(() => asked.has(path)).toBe(true);
});

test("without scripts every picture still has an address to load", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter((tag) => !/ src="[^"]+"/.test(tag))).toEqual([]);
  expect(html).not.toContain("<noscript>");
});

test("a picture that cannot be loaded gives way to a placeholder [IMG-02] [ERR-39]", async ({
  page,
}) => {
  await page.route("**/images/demo/*-portrait.webp*", (route) => route.fulfill({ status: 404 }));
  await openPage(page, "/");
  const card = page.getByRole("article").first();
  await expect(card.locator("img[data-failed]")).toBeAttached();
  await expect(card.locator(".photo-placeholder")).toBeVisible();
  await expect(card.locator(".photo > img[data-failed]")).toBeHidden();
});

test("pictures are asked for with width, height, quality 80 and webp [IMG-03, IMG-04, IMG-05, IMG-06]", async ({
  page,
}) => {
  const request = page.waitForRequest((sent) => sent.url().includes("/images/"));
  await page.goto("/");
  const { searchParams } = new URL((await request).url());
  expect(Number(searchParams.get("width"))).toBeGreaterThan(0);
  expect(Number(searchParams.get("height"))).toBeGreaterThan(0);
  expect(searchParams.get("quality")).toBe("80");
  expect(searchParams.get("format")).toBe("webp");
});

test("the widths on offer are 320, 640, 960, 1280 and 1920 [IMG-07]", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const card = html.slice(html.indexOf("<article"));
  const [, srcset = ""] = / srcSet="([^"]+)"/i.exec(card) ?? [];
  const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([320, 640, 960, 1280, 1920]);
});
