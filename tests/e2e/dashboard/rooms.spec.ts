import { expect, type Page, test } from "@playwright/test";
import {
  DEMO,
  DEMO_PASSWORD,
  enter,
  enterAs,
  fillSignIn,
  isMobile,
  storedToken,
} from "#tests/e2e/support/accounts.ts";
import { openPage, PHONE } from "#tests/e2e/support/open-page.ts";
import { expectAccessible, expectSound } from "#tests/e2e/support/sound.ts";

const CUSTOMER = "/dashboard/customer";
const SPEAKER = "/dashboard/speaker";
const ADMIN = "/admin";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });

async function expectDenied(page: Page, sentence: string, role: string): Promise<void> {
  await expect(title(page)).toHaveText("Zugriff verweigert");
  await expect(main(page).getByText(sentence, { exact: true })).toBeVisible();
  await expect(main(page).getByText(`Ihre Rolle: ${role}`)).toBeVisible();
}

test("without a session every room leads to the sign-in, which leads back to where one wanted to go [PROT-04] [PROT-05] [ROUTE-32] [ROUTE-34] [ADMIN-03]", async ({
  page,
}) => {
  for (const path of [SPEAKER, ADMIN, CUSTOMER]) {
    await openPage(page, path);
    await expect(page).toHaveURL("/auth");
  }
  await fillSignIn(page, { email: DEMO.customer, password: DEMO_PASSWORD });
  await expect(page).toHaveURL(CUSTOMER);
  await expect(title(page)).toHaveText("Meine Buchungen");
});

test("a room waits with words, never with a flash of the sign-in [PROT-01] [PROT-03]", async ({
  page,
}) => {
  await enterAs(page, "customer");
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/v1/me", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(CUSTOMER);
  await expect(page.getByText(/^(Wird geladen|Profil wird geladen)\.\.\.$/)).toBeVisible();
  await expect(page.getByText("Profil wird geladen...")).toBeVisible();
  answer();
  await expect(title(page)).toHaveText("Meine Buchungen");
  expect(visited).not.toContain("/auth");
});

const DENIED_DESK = "Sie müssen als Speaker registriert sein.";
const DENIED_ADMIN = "Sie haben keine Berechtigung für diesen Bereich.";
const CLOSED = {
  customer: { name: "Event-Organisator", rooms: { [SPEAKER]: DENIED_DESK, [ADMIN]: DENIED_ADMIN } },
  speaker: { name: "Speaker", rooms: { [ADMIN]: DENIED_ADMIN } },
  admin: { name: "Admin", rooms: { [SPEAKER]: DENIED_DESK } },
} as const;

for (const role of ["customer", "speaker", "admin"] as const) {
  test(`the ${role} opens the customer dashboard and finds the rooms of others closed [ROUTE-32] [ROUTE-34] [ROLE-13] [ROLE-16] [ROLE-18] [PROT-06] [PROT-07] [PROT-08] [ADMIN-03]`, async ({
    page,
    request,
  }) => {
    const headers = { authorization: `Bearer ${await enterAs(page, role)}` };
    await openPage(page, CUSTOMER);
    await expect(title(page)).toHaveText("Meine Buchungen");
    const nothing = main(page).getByRole("heading", { name: "Noch keine Buchungen" });
    const upcoming = main(page).getByRole("heading", { name: "Bevorstehend" });
    await expect(nothing.or(upcoming)).toBeVisible();
    const { name, rooms } = CLOSED[role];
    for (const [path, sentence] of Object.entries(rooms)) {
      await openPage(page, path);
      await expectDenied(page, sentence, name);
      await expect(page.getByRole("navigation", { name: "Verwaltung" })).toHaveCount(0);
    }
    if (role === "admin") return;
    expect((await request.get("/api/v1/admin/overview", { headers })).status()).toBe(403);
  });
}

test("a customer finds what waits, what comes and what was [DASH-01] [PAGE-07]", async ({
  page,
}) => {
  await enterAs(page, "customer");
  await openPage(page, CUSTOMER);
  const headings = main(page).getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "Auf Sie wartet",
    "Nächste Veranstaltung",
    "Bevorstehend",
    "Anfragen",
    "Vergangen und beendet",
  ]);
  const offer = main(page)
    .getByRole("listitem")
    .filter({ hasText: "Angebot von Dr. Miriam Falkenau" });
  await expect(offer.first()).toContainText("Werkstatt der Schichtleitungen");
  await expect(offer.first()).toContainText(/brutto \(7\.535\s€ netto\)/);
  await expect(offer.first()).toContainText(/Gilt bis .* Uhr/);
  const row = page.getByRole("table", { name: "Bevorstehend" }).getByRole("row");
  await expect(row.filter({ hasText: "Führungstag der Hafenkante" })).toContainText("Bestätigt");
  await offer.first().getByRole("link", { name: "Zum Profil" }).click();
  await expect(page).toHaveURL("/speaker/miriam-falkenau");
});

test("a new account starts with an empty room and a way on", async ({ page }) => {
  await enter(page);
  await openPage(page, CUSTOMER);
  await expect(page.getByRole("heading", { name: "Noch keine Buchungen" })).toBeVisible();
  await main(page).getByRole("link", { name: "Konto" }).click();
  await expect(page).toHaveURL("/dashboard/konto");
});

test("bookings that cannot be read can be asked for again, and all of them are searched by address", async ({
  page,
}) => {
  await enterAs(page, "customer");
  await page.route("**/api/v1/bookings?*", (route) => route.abort());
  await page.goto(CUSTOMER);
  await expect(page.getByText("Die Daten konnten nicht geladen werden.")).toBeVisible();
  await page.unroute("**/api/v1/bookings?*");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByRole("heading", { name: "Bevorstehend" })).toBeVisible();

  await main(page).getByRole("link", { name: "Alle Buchungen", exact: true }).click();
  const rows = page.getByRole("table", { name: "Alle Buchungen" }).getByRole("row");
  await expect(rows.nth(2)).toBeVisible();
  await page.getByRole("searchbox", { name: "Suche" }).fill("führungstag hafenkante");
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/ansicht=buchungen.*suche=f/);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await main(page).getByLabel("Status").selectOption("Storniert");
  await expect(main(page).getByText("Nichts gefunden")).toBeVisible();
  await main(page).getByRole("button", { name: "Zurücksetzen" }).first().click();
  await main(page).getByLabel("Sortierung").selectOption("Termin, älteste zuerst");
  await expect(page).toHaveURL(/richtung=asc/);
  await expect(rows.nth(2)).toBeVisible();

  await main(page).getByRole("link", { name: "Verträge", exact: true }).click();
  const contracts = page.getByRole("table", { name: "Verträge" }).getByRole("row");
  const signed = contracts.filter({ hasText: "Führungstag der Hafenkante" });
  await expect(signed).toContainText("Unterzeichnet");
  await expectAccessible(page, "the contracts");
  await main(page).getByLabel("Am Zug").selectOption("Ich bin am Zug");
  await expect(page).toHaveURL(/turn=mine/);
  await expect(signed).toHaveCount(0);
  await main(page).getByRole("button", { name: "Zurücksetzen" }).first().click();
  await signed.getByRole("link", { name: "Führungstag der Hafenkante" }).click();
  await expect(page).toHaveURL(/\/event-contract\?id=/);
});

test("a speaker finds what to answer, what comes and the own profile [ROUTE-32] [PAGE-07]", async ({
  page,
}) => {
  await enterAs(page, "speaker");
  await openPage(page, SPEAKER);
  await expect(title(page)).toHaveText("Speaker-Dashboard");
  await expect(main(page).getByRole("heading", { name: "Heute zu erledigen" })).toBeVisible();
  const clock = main(page).getByText(/Antwort (fällig in \d+ Std\.|überfällig)/);
  await expect(clock.first()).toBeVisible();
  await expect(main(page).getByRole("table", { name: "Nächste Auftritte" })).toBeVisible();
  await expect(main(page).getByText("Ihr Profil ist öffentlich")).toBeVisible();
});

test("a speaker without a profile is led to the application [ERR-38]", async ({
  page,
  request,
}) => {
  await enter(page);
  const authorization = `Bearer ${await storedToken(page)}`;
  const chosen = { headers: { authorization }, data: { role: "speaker" } };
  expect((await request.post("/api/v1/me/role", chosen)).status()).toBe(200);
  await openPage(page, SPEAKER);
  await expect(page.getByText("Speaker-Profil nicht gefunden")).toBeVisible();
  await page.getByRole("link", { name: "Als Speaker bewerben" }).click();
  await expect(page).toHaveURL("/speaker-signup");
});

test("the administration has its own layout and starts with today's work [ADMIN-03] [ADMIN-04] [ADMIN-05]", {
  tag: PHONE,
}, async ({ page }) => {
  await enterAs(page, "admin");
  await openPage(page, ADMIN);
  await expect(title(page)).toHaveText("Übersicht");
  await expect(main(page).getByRole("heading", { name: "Heute zu erledigen" })).toBeVisible();
  await expect(main(page).getByText("Gelistete Speaker")).toBeVisible();
  await expect(main(page).getByText(/^Umsatz im /)).toBeVisible();
  if (isMobile(page)) await page.getByRole("button", { name: "Menü öffnen" }).click();
  const menu = page.getByRole("navigation", { name: "Verwaltung" });
  await expect(menu.getByRole("link", { name: "Übersicht" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("the application has a page and links lead to it [ROUTE-04] [ROUTE-06] [NAV-01] [NAV-20]", {
  tag: PHONE,
}, async ({ page }) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo").getByRole("navigation", { name: "Für Speaker" });
  await expect(footer.getByRole("link", { name: "Speaker werden" })).toHaveAttribute(
    "href",
    "/speaker-signup",
  );
  if (isMobile(page)) await page.getByRole("button", { name: "Menü öffnen" }).click();
  const links = page.getByRole("banner").getByRole("link", { name: "Speaker werden" });
  await links.filter({ visible: true }).click();
  await expect(page).toHaveURL("/speaker-signup");
  await page.goto("/speaker/signup");
  await expect(page).toHaveURL("/speaker-signup");
  await expect(title(page)).toHaveText("Speaker werden");
});

const ROOMS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the customer dashboard": async (page) => {
    await enterAs(page, "customer");
    await openPage(page, CUSTOMER);
    await page.getByRole("heading", { name: "Bevorstehend" }).waitFor();
  },
  "the speaker dashboard": async (page) => {
    await enterAs(page, "speaker");
    await openPage(page, SPEAKER);
    await page.getByRole("heading", { name: "Nächste Auftritte" }).waitFor();
  },
  "the administration": async (page) => {
    await enterAs(page, "admin");
    await openPage(page, ADMIN);
    await page.getByRole("heading", { name: "Heute zu erledigen" }).waitFor();
  },
  "a closed administration": async (page) => {
    await enterAs(page, "customer");
    await openPage(page, ADMIN);
    await page.getByRole("heading", { name: "Zugriff verweigert" }).waitFor();
  },
  "the application for visitors": (page) => openPage(page, "/speaker-signup"),
};

for (const [name, reach] of Object.entries(ROOMS)) {
  test(`${name} is accessible in both themes, fits 320 px and makes no fault`, async ({ page }) => {
    await expectSound(page, reach, { expected: "400 (Bad Request)", isNarrowToo: true });
  });
}
