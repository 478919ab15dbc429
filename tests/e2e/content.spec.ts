import { expect, type Page, test } from "@playwright/test";
import { enterAs, fillSignIn, newAccount } from "./accounts.ts";
import { isWiderThanWindow } from "./open-finder.ts";
import { openPage, watchFaults } from "./open-page.ts";
import { expectNoFaults } from "./profile.ts";

const LEGAL = [
  { path: "/impressum", row: " [ROUTE-27]", heading: "Impressum", words: "§ 5 DDG" },
  { path: "/datenschutz", row: " [ROUTE-28]", heading: "Datenschutzerklärung", words: "DSGVO" },
  {
    path: "/agb",
    row: " [ROUTE-29]",
    heading: "Allgemeine Geschäftsbedingungen",
    words: "§ 36 VSBG",
  },
  {
    path: "/widerrufsbelehrung",
    row: " [ROUTE-30]",
    heading: "Widerrufsbelehrung",
    words: "vierzehn Tagen",
  },
  { path: "/barrierefreiheit", row: "", heading: "Erklärung zur Barrierefreiheit", words: "WCAG" },
  { path: "/ranking", row: "", heading: "So entsteht die Reihenfolge", words: "Bewertung × 0,4" },
  { path: "/bewertungen", row: "", heading: "Echtheit der Bewertungen", words: "Buchung" },
];

for (const { path, row, heading, words } of LEGAL) {
  test(`${path} is a German text with version and draft note${row}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(main).toContainText(words);
    await expect(main).toContainText(/Fassung \d{4}-\d{2} vom/);
    await expect(main).toContainText("Entwurf: vor dem Livegang anwaltlich prüfen lassen");
  });
}

test("/about says who we are, with numbers of today [ROUTE-22, PAGE-03]", async ({ page }) => {
  await page.goto("/about");
  await expect(page).toHaveTitle(/Über uns/);
  await expect(page.getByText("Speaker mit geprüftem Profil")).toBeVisible();
  await expect(page.getByText(/Stand \d{2}\. \S+ \d{4}/)).toBeVisible();
});

test("/blog lists posts by category, words and page [ROUTE-23]", async ({ page }) => {
  await openPage(page, "/blog");
  const posts = page.getByRole("main").getByRole("article");
  await expect(posts).toHaveCount(6);
  await page.getByRole("link", { name: "Nächste Seite" }).click();
  await expect(page).toHaveURL("/blog?seite=2");
  await expect(posts).toHaveCount(2);
  await page.getByRole("link", { name: /^Formate/ }).click();
  await expect(page).toHaveURL("/blog?kategorie=Formate");
  await page.getByRole("searchbox", { name: "Artikel suchen" }).fill("gibtesnicht");
  await page.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Keine Artikel gefunden" })).toBeVisible();
  await page.getByRole("link", { name: "Alle Artikel ansehen" }).click();
  await expect(posts).toHaveCount(6);
});

test("a listed article opens, an unknown one is clearly not found [ROUTE-24, PAGE-04]", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await openPage(page, "/blog");
  const first = page.getByRole("main").getByRole("article").first().getByRole("link");
  const title = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("navigation", { name: "Inhalt" }).getByRole("link")).not.toHaveCount(
    0,
  );
  await expect(page.getByRole("heading", { name: "Speaker zum Thema" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Weiterlesen" })).toBeVisible();
  expect(faults).toEqual([]);
  const unknown = await page.goto("/blog/gibt-es-nicht");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artikel nicht gefunden");
  await page.getByRole("link", { name: "Zum Magazin" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the speaker terms are for speakers alone [ROUTE-12] [ROLE-15]", async ({ page, request }) => {
  await openPage(page, "/speaker-agb");
  await page.waitForURL("/auth");
  await fillSignIn(page, await newAccount(request));
  await expect(page.getByText("Sie müssen als Speaker registriert sein.")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await enterAs(page, "speaker");
  await openPage(page, "/speaker-agb");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bedingungen für Speaker");
  await expect(page.getByRole("heading", { name: "6. Honorar" })).toBeVisible();
});

test("a report names what is missing, then is received", async ({ page }) => {
  await openPage(page, "/melden?art=article&adresse=/blog/speaker-briefen");
  await page.getByRole("button", { name: "Meldung senden" }).click();
  await expect(page.getByText("Bitte wählen Sie einen Grund.")).toBeVisible();
  await page.getByLabel("Grund", { exact: true }).selectOption("copyright");
  await page.getByLabel("Begründung").fill("Dieser Absatz stammt aus meinem Buch.");
  await page.getByLabel("Ihr Name").fill("Kim Beispiel");
  await page.getByLabel("Ihre E-Mail-Adresse").fill("kim@beispiel.example");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Meldung senden" }).click();
  await expect(page.getByText("Ihre Meldung ist eingegangen.")).toBeVisible();
});

test("withdrawal is off until the operator switches it on", async ({ request }) => {
  expect((await request.get("/widerruf")).status()).toBe(404);
});

const LOOKS = ["/about", "/blog", "/blog/speaker-briefen", "/agb", "/melden"];
for (const path of LOOKS) {
  test(`${path} has no fault for assistive technology in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const { colorScheme, width } of [
      { colorScheme: "light", width: 1440 },
      { colorScheme: "dark", width: 320 },
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      await expectNoFaults(page, `${path} ${colorScheme} ${width}`);
      expect(await isWiderThanWindow(page), `${path} ${width}`).toBe(false);
    }
  });
}

test("every page that links lead to is sound, and every link answers", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const seen = new Map<string, string>();
  const queue = ["/"];
  const links = new Set<string>();
  while (queue.length > 0) {
    const path = queue.shift() ?? "";
    if (seen.has(path)) continue;
    const answer = await request.get(path);
    expect(answer.status(), path).toBeLessThan(400);
    // Another name of a page that is looked at under its own.
    if (new URL(answer.url()).pathname !== path) continue;
    const facts = await readPage(page, await answer.text());
    seen.set(path, facts.title);
    expect(facts.h1, path).toBe(1);
    expect(facts.lang, path).toBe(path.startsWith("/en/") ? "en" : "de");
    expect(facts.title.length, path).toBeLessThanOrEqual(60);
    expect(facts.description.length, path).toBeLessThanOrEqual(160);
    for (const link of facts.links) {
      links.add(link);
      if (isContent(link)) queue.push(link);
    }
  }
  for (const link of links) {
    if (seen.has(link)) continue;
    expect((await request.get(link)).status(), link).toBeLessThan(400);
  }
  const titles = [...seen.values()];
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});

/** One address for each page; searches and private rooms are only asked whether they answer. */
function isContent(path: string): boolean {
  return !path.includes("?") && !/^\/(auth|dashboard|compare|speaker-agb|demo)/.test(path);
}

/** Parsed by the browser, without running anything. */
function readPage(page: Page, html: string) {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const paths = [...parsed.querySelectorAll("a[href^='/']")].map((link) => {
      const { pathname, search } = new URL(link.getAttribute("href") ?? "/", location.origin);
      return pathname + search;
    });
    return {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      description: parsed.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
      h1: parsed.querySelectorAll("h1").length,
      links: [...new Set(paths)],
    };
  }, html);
}
