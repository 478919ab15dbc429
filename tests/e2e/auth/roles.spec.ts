import { expect, type Page, test } from "@playwright/test";
import {
  DEMO,
  enter,
  enterAs,
  isMobile,
  signInAs,
  submitButton,
  toastOf,
} from "#tests/e2e/support/accounts.ts";
import { JOURNEY, openPage, PHONE } from "#tests/e2e/support/open-page.ts";

const DASHBOARDS = {
  customer: "/dashboard/customer",
  speaker: "/dashboard/speaker",
  admin: "/dashboard/customer",
} as const;
const LANDINGS = { ...DASHBOARDS, admin: "/admin" } as const;
const ROLES = ["customer", "speaker", "admin"] as const;

/** Where the links of the account stand: in the top bar, on phones in its side menu. */
async function accountPlace(page: Page) {
  if (!isMobile(page)) return page.getByRole("banner");
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  return page.getByRole("navigation", { name: "Menü" });
}

/** Without scripts of ours nothing but the first HTML and its inline script can be seen. */
async function expectKnownAtFirstPaint(page: Page, role: keyof typeof DEMO): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem("wb-role"))).toBe(role);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Anmelden" })).toBeHidden();
  if (!isMobile(page)) {
    const dashboard = banner.getByRole("link", { name: "Dashboard" }).first();
    await expect(dashboard).toBeVisible();
    await expect(dashboard).toHaveAttribute("href", DASHBOARDS[role]);
  }
  await page.unroute("**/*.js");
}

test("a visitor finds login, register and the application, but no dashboard, and loads no auth client [NAV-01] [NAV-06] [NAV-11] [NAV-12] [NAV-13] [NAV-15] [NAV-20] [ROLE-14] [ROUTE-04] [ROUTE-06]", {
  tag: [JOURNEY, PHONE],
}, async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo").getByRole("navigation", { name: "Für Speaker" });
  const application = footer.getByRole("link", { name: "Speaker werden" });
  await expect(application).toHaveAttribute("href", "/speaker-signup");
  const place = await accountPlace(page);
  await expect(place.getByRole("link", { name: "Anmelden" })).toHaveAttribute("href", "/auth");
  const register = place.getByRole("link", { name: "Registrieren" });
  await expect(register).toHaveAttribute("href", "/auth?mode=register");
  await expect(place.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
  await expect(page.locator('a[href="/admin"]')).toHaveCount(0);
  expect(loaded.filter((url) => /auth-js|GoTrue|follow-role|\/auth\/v1\//.test(url))).toEqual([]);
  await register.click();
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Konto erstellen");
  if (isMobile(page)) await page.getByRole("button", { name: "Menü öffnen" }).click();
  const links = page.getByRole("banner").getByRole("link", { name: "Speaker werden" });
  await links.filter({ visible: true }).click();
  await expect(page).toHaveURL("/speaker-signup");
  await page.goto("/speaker/signup");
  await expect(page).toHaveURL("/speaker-signup");
  await expect(title).toHaveText("Speaker werden");
});

for (const role of ROLES) {
  test(`the frame for ${role}: dashboard, address, logout, the administration for admins only; the first paint knows it, the callback leads on [NAV-06] [NAV-09] [NAV-13] [NAV-15] [NAV-24] [NAV-25] [ROLE-14] [ROUTE-03] [CALLBACK-07] [CALLBACK-08] [CALLBACK-09]`, {
    // The menu of a phone has the same entries; the proof looks at those of two roles.
    tag: role === "customer" ? JOURNEY : PHONE,
  }, async ({ page }) => {
    await enterAs(page, role);
    await openPage(page, "/");
    const place = await accountPlace(page);
    await expect(place.getByRole("link", { name: "Dashboard" })).toHaveAttribute(
      "href",
      DASHBOARDS[role],
    );
    await expect(place.getByText(DEMO[role]).filter({ visible: true })).toBeVisible();
    await expect(place.getByRole("button", { name: "Abmelden" })).toBeVisible();
    await expect(place.getByRole("link", { name: "Anmelden" })).toHaveCount(0);
    const admin = place.getByRole("link", { name: "Admin", exact: true });
    if (role === "admin") await expect(admin).toHaveAttribute("href", "/admin");
    else await expect(page.locator('a[href="/admin"]')).toHaveCount(0);
    await expectKnownAtFirstPaint(page, role);
    await page.goto("/auth/callback");
    await expect(page).toHaveURL(LANDINGS[role]);
  });
}

test("the callback without a session, with a code that was not asked for or with a refusal leads to the sign-in in our own words only, as does an account that cannot be read [CALLBACK-05] [ERR-18] [ERR-19] [ERR-20] [ERR-21]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await page.goto("/auth/callback");
  await expect(page).toHaveURL("/auth");
  await page.goto("/auth/callback?code=erfunden");
  await expect(toastOf(page, "Anmeldung fehlgeschlagen")).toBeVisible();
  await expect(page).toHaveURL("/auth");
  await page.goto(
    "/auth/callback?error=access_denied&error_code=identity_already_exists&error_description=Rufen+Sie+uns+an",
  );
  await expect(toastOf(page, "Google-Anmeldung fehlgeschlagen")).toBeVisible();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Zu dieser Adresse gibt es schon ein Konto.");
  await expect(page.getByText("Rufen Sie uns an")).toHaveCount(0);

  await enterAs(page, "customer");
  await page.route("**/api/v1/me", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/auth/callback");
  await expect(toastOf(page, "Ein Fehler ist aufgetreten")).toBeVisible();
  await expect(page).toHaveURL("/auth");
});

async function signOut(page: Page): Promise<void> {
  const place = await accountPlace(page);
  await place.getByRole("button", { name: "Abmelden" }).click();
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => localStorage.getItem("sb-auth-token"))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("wb-role"))).toBeNull();
  await expect(submitButton(page, "Anmelden")).toBeVisible();
}

test("logout forgets the person in both tabs, keeps the comparison and goes to the sign-in [NAV-10] [CALL-07] [STATE-04] [STATE-05] [STATE-06] [ERR-10]", {
  tag: [JOURNEY, PHONE],
}, async ({ page, context }) => {
  await enter(page);
  await openPage(page, "/");
  const other = await context.newPage();
  await openPage(other, "/");
  const shown = await accountPlace(other);
  await expect(shown.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("wb-search-history", '["Führung"]');
    localStorage.setItem("wb-comparison", '{"v":1,"items":[]}');
    sessionStorage.setItem("wb-chat-draft:1", "Unter uns");
  });
  await signOut(page);
  await expect(toastOf(page, "Erfolgreich abgemeldet")).toBeVisible();
  await expectSignedOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["wb-comparison"]);
  expect(await page.evaluate(() => sessionStorage.getItem("wb-chat-draft:1"))).toBeNull();
  const place = await accountPlace(page);
  await expect(place.getByRole("link", { name: "Registrieren" })).toBeVisible();
  await expect(place.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
  await expect(other.locator('a[href="/dashboard/customer"]')).toHaveCount(0);
});

test("logout ends the session here also when it is gone on the server, when the server refuses in its own words, and without a server [STATE-06] [STATE-07] [ERR-10] [ERR-11] [ERR-12]", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  await test.step("gone on the server", async () => {
    const authorization = `Bearer ${await enter(page)}`;
    await openPage(page, "/");
    const ended = await request.post("/auth/v1/logout?scope=global", {
      headers: { authorization },
      data: {},
    });
    expect(ended.status()).toBe(204);
    await signOut(page);
    await expect(toastOf(page, "Erfolgreich abgemeldet")).toBeVisible();
    await expectSignedOut(page);
  });
  await test.step("refused", async () => {
    await enterAs(page, "customer");
    await openPage(page, "/");
    await page.route("**/auth/v1/logout*", (route) =>
      route.fulfill({
        status: 429,
        headers: { "x-supabase-api-version": "2024-01-01" },
        json: { code: "over_request_rate_limit", message: "Zu viele Versuche." },
      }),
    );
    await signOut(page);
    await expect(toastOf(page, "Abmeldung fehlgeschlagen: Zu viele Versuche.")).toBeVisible();
    await expectSignedOut(page);
    await page.unroute("**/auth/v1/logout*");
  });
  await test.step("without a server", async () => {
    await enterAs(page, "customer");
    await openPage(page, "/");
    await page.route(/\/(?:auth\/v1|api)\//, (route) => route.abort());
    await signOut(page);
    await expect(toastOf(page, "Abmeldung fehlgeschlagen")).toBeVisible();
    await expectSignedOut(page);
  });
});

test("two tabs follow each other", async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, "/");
  await expect(other.getByRole("banner").getByRole("link", { name: "Anmelden" })).toBeVisible();
  await signInAs(page, "customer");
  await expect(other.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  await openPage(page, "/");
  await openPage(other, "/dashboard/konto");
  await expect(other.getByRole("heading", { name: "Konto", level: 1 })).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL("/auth");
});
