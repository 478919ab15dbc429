import { expect, type Page, test } from "@playwright/test";
import { enter, enterAs, isMobile } from "#tests/e2e/support/accounts.ts";
import { hold } from "#tests/e2e/support/hold.ts";
import { JOURNEY, openPage, PHONE } from "#tests/e2e/support/open-page.ts";
import { expectAccessible, expectAllSound } from "#tests/e2e/support/sound.ts";

const CUSTOMER = "/dashboard/customer";
const SPEAKER = "/dashboard/speaker";
const ADMIN = "/admin";
const ACCOUNT = "/dashboard/konto";
const EDIT = "/dashboard/speaker/edit";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });

async function expectDenied(page: Page, sentence: string, role: string): Promise<void> {
  await expect(title(page)).toHaveText("Zugriff verweigert");
  await expect(main(page).getByText(sentence, { exact: true })).toBeVisible();
  await expect(main(page).getByText(`Ihre Rolle: ${role}`)).toBeVisible();
}

test("a dashboard waits with words, never with a flash of the sign-in, and asks again when told to [PROT-01] [PROT-02] [PROT-03]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await enterAs(page, "customer");
  // The server's own page, before any script has run.
  const html = await (await page.request.get(ACCOUNT)).text();
  expect(html).toContain("Wird geladen …");
  expect(html).not.toContain("Passwort vergessen?");
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  const answer = await hold(page, "**/api/v1/me");
  await page.goto(CUSTOMER);
  await expect(page.getByText(/^(Wird geladen|Profil wird geladen)\.\.\.$/)).toBeVisible();
  await expect(page.getByText("Profil wird geladen...")).toBeVisible();
  answer();
  await expect(title(page)).toHaveText("Meine Buchungen");
  await page.unroute("**/api/v1/me");

  const failure = Promise.withResolvers<void>();
  await page.route("**/api/v1/me", async (route) => {
    await failure.promise;
    await route.abort();
  });
  await page.goto(ACCOUNT);
  await expect(page.getByText("Profil wird geladen...")).toBeVisible();
  failure.resolve();
  await expect(page.getByText("Ihr Profil konnte nicht geladen werden")).toBeVisible();
  await page.unroute("**/api/v1/me");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByRole("heading", { name: "Konto", level: 1 })).toBeVisible();
  expect(visited).not.toContain("/auth");
});

const DENIED_SPEAKER = "Sie müssen als Speaker registriert sein.";
const DENIED_ADMIN = "Sie haben keine Berechtigung für diesen Bereich.";
const CLOSED = {
  customer: {
    name: "Event-Organisator",
    dashboards: { [SPEAKER]: DENIED_SPEAKER, [EDIT]: DENIED_SPEAKER, [ADMIN]: DENIED_ADMIN },
  },
  speaker: { name: "Speaker", dashboards: { [ADMIN]: DENIED_ADMIN } },
  admin: { name: "Admin", dashboards: { [SPEAKER]: DENIED_SPEAKER } },
} as const;

/** What the own dashboard shows. */
const OWN: Readonly<Record<keyof typeof CLOSED, (page: Page) => Promise<void>>> = {
  customer: async (page) => {
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
  },
  speaker: async (page) => {
    await openPage(page, SPEAKER);
    await expect(title(page)).toHaveText("Speaker-Dashboard");
    await expect(main(page).getByRole("heading", { name: "Heute zu erledigen" })).toBeVisible();
    const clock = main(page).getByText(/Antwort (fällig in \d+ Std\.|überfällig)/);
    await expect(clock.first()).toBeVisible();
    await expect(main(page).getByRole("table", { name: "Nächste Auftritte" })).toBeVisible();
    await expect(main(page).getByText("Ihr Profil ist öffentlich")).toBeVisible();
  },
  // Has a test of its own, on phones as well.
  admin: async () => {},
};

for (const role of ["customer", "speaker", "admin"] as const) {
  test(`the ${role} finds the own dashboard and that of customers, and the dashboards of others closed [DASH-01] [PAGE-07] [ROUTE-32] [ROUTE-33] [ROUTE-34] [ROLE-13] [ROLE-16] [ROLE-17] [ROLE-18] [PROT-06] [PROT-07] [PROT-08] [ADMIN-03]`, {
    tag: JOURNEY,
  }, async ({ page, request }) => {
    const headers = { authorization: `Bearer ${await enterAs(page, role)}` };
    await openPage(page, CUSTOMER);
    await expect(title(page)).toHaveText("Meine Buchungen");
    const nothing = main(page).getByRole("heading", { name: "Noch keine Buchungen" });
    const upcoming = main(page).getByRole("heading", { name: "Bevorstehend" });
    await expect(nothing.or(upcoming)).toBeVisible();
    await OWN[role](page);
    const { name, dashboards } = CLOSED[role];
    for (const [path, sentence] of Object.entries(dashboards)) {
      await openPage(page, path);
      await expectDenied(page, sentence, name);
      await expect(page.getByRole("navigation", { name: "Verwaltung" })).toHaveCount(0);
    }
    if (role === "admin") return;
    expect((await request.get("/api/v1/admin/overview", { headers })).status()).toBe(403);
  });
}

test("a new account starts with an empty dashboard and a way on", async ({ page }) => {
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

test("a speaker without a profile is led to the application [ERR-38]", async ({
  page,
  request,
}) => {
  const authorization = `Bearer ${await enter(page)}`;
  const chosen = { headers: { authorization }, data: { role: "speaker" } };
  expect((await request.post("/api/v1/me/role", chosen)).status()).toBe(200);
  await openPage(page, SPEAKER);
  await expect(page.getByText("Speaker-Profil nicht gefunden")).toBeVisible();
  await page.getByRole("link", { name: "Als Speaker bewerben" }).click();
  await expect(page).toHaveURL("/speaker-signup");
});

test("the administration has its own layout and starts with today's work [ADMIN-03] [ADMIN-04] [ADMIN-05]", {
  tag: [JOURNEY, PHONE],
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

const DASHBOARDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the application for visitors": (page) => openPage(page, "/speaker-signup"),
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
  "the customer dashboard": async (page) => {
    await enterAs(page, "customer");
    await openPage(page, CUSTOMER);
    await page.getByRole("heading", { name: "Bevorstehend" }).waitFor();
  },
  "a closed administration": async (page) => {
    await openPage(page, ADMIN);
    await page.getByRole("heading", { name: "Zugriff verweigert" }).waitFor();
  },
};

test("every dashboard is accessible in both themes, fits 320 px and makes no fault", async ({
  page,
}) => {
  test.slow();
  await expectAllSound(page, DASHBOARDS, { expected: "400 (Bad Request)", isNarrowToo: true });
});
