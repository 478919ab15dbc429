import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { FUNNEL_STEPS } from "#domain/insights/funnel-steps.ts";
import { DEMO, DEMO_PASSWORD, enter, enterAs } from "#tests/e2e/support/accounts.ts";
import { agree, next, toSummary } from "#tests/e2e/support/booking.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { openProfile, pickDay, sideCard } from "#tests/e2e/support/profile.ts";

const SLUG = "miriam-falkenau";
const VIEWS = "/api/v1/insights/profile-views";

/** Everything the page reports about its view. */
function reports(page: Page) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/v1/insights/")) return;
    sent.push({ path: pathname, body: JSON.parse(request.postData() ?? "{}") });
  });
  return sent;
}

const closings = (sent: ReturnType<typeof reports>) =>
  sent.filter(({ path }) => path.startsWith(`${VIEWS}/`));

test("a view is counted once and closed when the tab hides, the profile is left or the page unloads [ANALYTICS-04, ANALYTICS-05, ANALYTICS-06]", async ({
  page,
}) => {
  await page.clock.install();
  const sent = reports(page);
  const stored = page.waitForResponse((response) => response.url().endsWith(VIEWS));
  await openPage(page, `/speaker/${SLUG}`);
  const { id } = await (await stored).json();
  expect(sent.map(({ path }) => path).sort()).toEqual(["/api/v1/insights/funnel-events", VIEWS]);
  const kept = await page.evaluate(() => ({
    cookies: document.cookie,
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(),
  }));
  expect(kept.cookies).toBe("");
  expect(kept.keys).not.toContain("visit");

  await page.clock.fastForward(1100);
  const answer = page.waitForResponse((response) => response.url().endsWith(`${VIEWS}/${id}`));
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await answer).status()).toBe(200);
  expect(closings(sent)).toHaveLength(1);
  expect(closings(sent)[0]?.body.time_spent_seconds).toBeGreaterThanOrEqual(1);

  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.fastForward(1100);
  await page.getByRole("link", { name: "Startseite" }).first().click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => closings(sent).length).toBe(2);

  // What a page sends while it unloads no longer appears among its requests.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      localStorage.setItem("sent-last", String(url));
      return send(url, body);
    };
  });
  const second = page.waitForResponse((response) => response.url().endsWith(VIEWS));
  await openPage(page, `/speaker/${SLUG}`);
  const view = await (await second).json();
  await page.goto("/themen");
  const last = await page.evaluate(() => localStorage.getItem("sent-last"));
  expect(last).toBe(`${VIEWS}/${view.id}`);
});

test("every step from a profile to a sent inquiry is counted once, with nothing kept for it", async ({
  page,
}) => {
  await enter(page);
  const sent = reports(page);
  const steps = () =>
    sent.filter(({ path }) => path.endsWith("/funnel-events")).map(({ body }) => body.step);
  await openProfile(page);
  await pickDay(page, "Direkt buchbar");
  await pickDay(page, "Direkt buchbar");
  await expect.poll(steps).toEqual(["view_profile", "pick_date"]);
  await sideCard(page).getByRole("button", { name: "Unverbindlich anfragen" }).click();
  const drawer = page.getByRole("dialog").first();
  await next(drawer);
  await drawer.getByRole("button", { name: "Zurück" }).click();
  await toSummary(drawer);
  await agree(drawer);
  await drawer.getByRole("button", { name: "Anfrage senden" }).click();
  await expect(page).toHaveURL(/\/booking\/inquiry-sent/);
  await expect.poll(steps).toEqual([...FUNNEL_STEPS]);
  const visits = sent.filter(({ body }) => "session_id" in body).map(({ body }) => body.session_id);
  expect(new Set(visits).size).toBe(1);
  const kept = await page.evaluate((id) => {
    const stored = [...Object.values(localStorage), ...Object.values(sessionStorage)].join();
    return document.cookie + (stored.includes(id) ? id : "");
  }, String(visits[0]));
  expect(kept).toBe("");
});

test("a failing count disturbs no visitor [ANALYTICS-07]", async ({ page }) => {
  await page.route("**/api/v1/insights/**", (route) => route.fulfill({ status: 500, body: "{}" }));
  const failed = page.waitForResponse((response) => response.url().endsWith(VIEWS));
  await openPage(page, `/speaker/${SLUG}`);
  await failed;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dr. Miriam Falkenau");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

async function contactOf(request: APIRequestContext) {
  const credentials = { email: DEMO.admin, password: DEMO_PASSWORD };
  const session = await request.post("/auth/v1/token?grant_type=password", { data: credentials });
  const { access_token } = await session.json();
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await request.get(`/api/v1/speakers/${SLUG}/contact`, { headers });
  return (await answer.json()) as { email: string; phone: string };
}

test("contact data is on no public page and shown to the entitled [ROLE-09] [ROLE-24]", async ({
  page,
  request,
}) => {
  const { email, phone } = await contactOf(request);
  expect(email).toContain("@");
  for (const path of [
    `/speaker/${SLUG}`,
    `/speaker/${SLUG}.data`,
    `/en/speaker/${SLUG}`,
    `/api/v1/speakers/${SLUG}`,
    "/sitemap.xml",
  ]) {
    const text = await (await request.get(path)).text();
    expect(text).not.toContain(email);
    expect(text).not.toContain(phone);
  }
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  await openPage(page, `/speaker/${SLUG}`);
  expect(asked.filter((path) => path.includes("contact"))).toEqual([]);

  await enterAs(page, "speaker");
  await openPage(page, `/speaker/${SLUG}`);
  const card = page.getByRole("region", { name: "Kontaktdaten" });
  await expect(card.getByRole("link", { name: email })).toBeVisible();
  await expect(card.getByRole("link", { name: phone })).toBeVisible();
  asked.length = 0;
  const other = page.waitForResponse("**/api/v1/rpc/can_view_speaker_contact");
  await openPage(page, "/speaker/walter-kienzl");
  expect(await (await other).json()).toBe(false);
  await expect(page.getByRole("region", { name: "Kontaktdaten" })).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith("/contact"))).toEqual([]);
});
