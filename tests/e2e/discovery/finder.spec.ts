import { expect, test } from "@playwright/test";
import { toastOf } from "#tests/e2e/support/accounts.ts";
import {
  cards,
  count,
  found,
  foundAfter,
  openFinder,
  searchField,
} from "#tests/e2e/support/open-finder.ts";
import { watchFaults } from "#tests/e2e/support/open-page.ts";

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test("the home page has everything the finder needs [ROUTE-19] [HOME-02] [HOME-03] [HOME-07] [HOME-10]", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await openFinder(page);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Brotkrumen" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(searchField(page)).toBeVisible();
  const bar = page.getByRole("group", { name: "Filter", exact: true });
  for (const name of ["Thema", "Honorar", "Sprache", "Format", "Termin", "Erfahrung"]) {
    await expect(bar.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await expect(bar.getByRole("button", { name: "Alle Filter" })).toBeVisible();
  await expect(cards(page).first().getByRole("link")).toHaveAttribute("href", /^\/speaker\//);
  expect(faults).toEqual([]);
});

test("a category in the address is the chosen filter [HOME-01]", async ({ page }) => {
  await openFinder(page);
  const all = await found(page);
  await openFinder(page, "/?category=leadership");
  expect(await found(page)).toBeLessThan(all);
  await expect(page.getByRole("button", { name: "Thema: Leadership" })).toBeVisible();
  const chip = page.getByRole("link", { name: "Filter entfernen: Leadership" });
  await chip.click();
  await expect(page).toHaveURL("/");
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
});

test("filters live in the address; reload, back and forward restore them", async ({ page }) => {
  await openFinder(page);
  const all = await found(page);
  await page.getByRole("button", { name: "Sprache", exact: true }).click();
  await page.getByRole("checkbox", { name: /^Französisch/ }).check();
  await expect(page).toHaveURL("/?language=Franz%C3%B6sisch");
  const french = await foundAfter(page, all);
  await page.getByRole("checkbox", { name: /^Italienisch/ }).check();
  const either = await foundAfter(page, french);
  expect(either).toBeGreaterThan(french);
  await page.reload();
  await page.locator(".finder:not([data-asleep])").waitFor();
  await expect(count(page)).toHaveText(`${either} Speaker gefunden`);
  await page.goBack();
  await expect(count(page)).toHaveText(`${french} Speaker gefunden`);
  await page.goBack();
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
  await page.goForward();
  await expect(count(page)).toHaveText(`${french} Speaker gefunden`);
});

test("the number is announced politely and is the true number [HOME-09]", async ({
  page,
  request,
}) => {
  await openFinder(page, "/?category=business");
  const { total } = await (await request.get("/api/v1/speaker-cards?category=business")).json();
  const status = page.getByRole("status").filter({ hasText: "Speaker gefunden" });
  await expect(status).toHaveText(`${total} Speaker gefunden`);
});

test("format, experience and date narrow the list and can be taken back", async ({ page }) => {
  await openFinder(page);
  const all = await found(page);
  await page.getByRole("button", { name: "Format", exact: true }).click();
  await page.getByRole("dialog", { name: "Format" }).getByText("Workshop").click();
  await expect(page).toHaveURL("/?format=workshop");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Erfahrung", exact: true }).click();
  await page.getByRole("dialog", { name: "Erfahrung" }).getByText("ab 10 Jahren").click();
  await expect(page).toHaveURL("/?experience=10&format=workshop");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Termin", exact: true }).click();
  await page.getByLabel("Termin", { exact: true }).last().fill("2027-03-10");
  await expect(page).toHaveURL(/date=2027-03-10/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: /^Filter entfernen/ })).toHaveCount(3);
  await page.getByRole("link", { name: "Filter zurücksetzen" }).click();
  await expect(page).toHaveURL("/");
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
});

test("the price has a slider with two ends and text fields in German form", async ({ page }) => {
  await openFinder(page);
  const all = await found(page);
  await page.getByRole("button", { name: "Honorar", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Honorar" });
  const dearest = panel.getByRole("slider", { name: "Höchstes Honorar" });
  await dearest.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/maxPrice=\d+/);
  await panel.getByRole("textbox", { name: "Bis (brutto)" }).fill("3.000 €");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?maxPrice=3000&prices=gross");
  expect(await foundAfter(page, all)).toBeLessThan(all);
  // A lower end above the upper one stops at it.
  await panel.getByRole("textbox", { name: "Von (brutto)" }).fill("9000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?minPrice=3000&maxPrice=3000&prices=gross");
});

test("there are eight orders, and each sorts the list [HOME-08] [SORT-10]", async ({ page }) => {
  await openFinder(page);
  const select = page.getByRole("combobox", { name: "Sortieren" });
  await expect(select.getByRole("option")).toHaveCount(8);
  await expect(select).toHaveValue("relevance");
  const reasons = page.getByRole("button", { name: /^Warum dieser Platz\?/ });
  await reasons.nth(1).click();
  const dialog = page.getByRole("dialog", { name: "Warum dieser Platz?" });
  await expect(dialog.getByText(/ steht nach Relevanz auf Platz 2 von \d+\.$/)).toBeVisible();
  await expect(dialog.getByText("Durchschnittliche Bewertung")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reasons.nth(1)).toBeFocused();
  const ratings = async () => {
    const texts = await cards(page).locator(".rating > [aria-hidden]").allTextContents();
    return texts.map((text) => Number.parseFloat(text.replace(",", ".")));
  };
  await select.selectOption("rating_asc");
  await expect(page).toHaveURL("/?sort=rating_asc");
  await expect
    .poll(async () => {
      const shown = await ratings();
      return shown.length > 5 && shown.join() === shown.toSorted((a, b) => a - b).join();
    })
    .toBe(true);
  await expect(reasons).toHaveCount(0);
  await select.selectOption("rating_desc");
  await expect
    .poll(async () => {
      const shown = await ratings();
      return shown.length > 5 && shown.join() === shown.toSorted((a, b) => b - a).join();
    })
    .toBe(true);
});

test("nothing found: the text, the nearest loosening and the way back [HOME-13] [HOME-14]", async ({
  page,
}) => {
  await openFinder(page);
  const all = await found(page);
  await openFinder(page, "/?q=zzzzqqqq&category=finance");
  await expect(page.getByText("Keine Speaker gefunden")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ohne Suchbegriff: \d+ Speaker/ })).toBeVisible();
  await page.getByRole("link", { name: "Filter zurücksetzen" }).click();
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
  await expect(searchField(page)).toHaveValue("");
  await expect(page).toHaveURL("/");
});

test("topics are offered from twelve results on [HOME-15]", async ({ page, request }) => {
  const link = page.getByRole("link", { name: "Nach Themen stöbern" });
  const total = async (query: string) =>
    (await (await request.get(`/api/v1/speaker-cards?${query}`)).json()).total as number;
  /** The first price that so many speakers do not exceed. */
  const priceFor = async (wanted: number) => {
    for (let price = 1000; price < 9000; price += 50) {
      if ((await total(`maxPrice=${price}`)) === wanted) return price;
    }
    throw new Error(`No price is paid to exactly ${wanted} speakers.`);
  };
  await openFinder(page, `/?maxPrice=${await priceFor(12)}`);
  await expect(count(page)).toHaveText("12 Speaker gefunden");
  await expect(link).toHaveAttribute("href", "/themen");
  await openFinder(page, `/?maxPrice=${await priceFor(11)}`);
  await expect(count(page)).toHaveText("11 Speaker gefunden");
  await expect(link).toHaveCount(0);
});

test("all filters stand in one layer with a live number [FILTER-01]", async ({ page }) => {
  await openFinder(page);
  const all = await found(page);
  await page.getByRole("button", { name: "Alle Filter" }).click();
  const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
  for (const name of ["Thema", "Sprache", "Honorar", "Format", "Erfahrung", "Geschlecht"]) {
    await expect(sheet.getByRole("group", { name, exact: true })).toBeVisible();
  }
  await expect(sheet.getByLabel("Termin")).toBeVisible();
  await sheet.getByLabel("Vortragsstil").selectOption({ index: 1 });
  const show = sheet.getByRole("button", { name: /Speaker anzeigen$/ });
  await expect(show).not.toHaveText(`${all} Speaker anzeigen`);
  await expect(show).toHaveText(/^\d+ Speaker anzeigen$/);
  const offered = Number.parseInt((await show.textContent()) ?? "", 10);
  await expect(page).toHaveURL("/");
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/style=/);
  await expect(count(page)).toHaveText(`${offered} Speaker gefunden`);
});

test.describe("near me", () => {
  test.use({
    geolocation: { latitude: 48.137154, longitude: 11.576124 },
    permissions: ["geolocation"],
  });

  test("the place is asked once, rounded, kept in the browser and searched around [GEO-03] [GEO-04]", async ({
    page,
  }) => {
    await openFinder(page);
    const all = await found(page);
    await page.getByRole("button", { name: "Alle Filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
    await sheet.getByRole("button", { name: "Meinen Standort verwenden" }).click();
    await sheet.getByLabel("Umkreis").selectOption("200");
    await sheet.getByRole("button", { name: /Speaker anzeigen$/ }).click();
    await expect(page).toHaveURL("/?near=48.14%2C11.58%2C200");
    await expect(
      page.getByRole("link", { name: "Filter entfernen: Umkreis 200 km" }),
    ).toBeVisible();
    await expect(count(page)).not.toHaveText(`${all} Speaker gefunden`);
    const near = await found(page);
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(all);
    const saved = await page.evaluate(() => localStorage.getItem("wb-location"));
    expect(JSON.parse(saved ?? "{}")).toMatchObject({ lat: 48.14, lng: 11.58 });
  });
});

test("the browser is asked with the specified limits; a refusal does not block [GEO-01] [GEO-02] [GEO-04]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed, options) => {
      Object.assign(window, { asked: options });
      failed?.({ code: 1 } as GeolocationPositionError);
    };
  });
  await openFinder(page);
  const all = await found(page);
  await page.getByRole("button", { name: "Alle Filter" }).click();
  const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
  await sheet.getByRole("button", { name: "Meinen Standort verwenden" }).click();
  await expect(sheet.getByText("Ihr Standort ist nicht verfügbar.")).toBeVisible();
  const asked = await page.evaluate(() => (window as unknown as { asked: PositionOptions }).asked);
  expect(asked).toEqual({ timeout: 10_000, maximumAge: 300_000 });
  expect(await page.evaluate(() => localStorage.getItem("wb-location"))).toBeNull();
  await sheet.getByRole("button", { name: `${all} Speaker anzeigen` }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
});

test("a list that cannot be loaded shows marked examples and a retry [ERR-33] [HOME-27]", async ({
  page,
}) => {
  await openFinder(page);
  const all = await found(page);
  await page.route("**/*.data*", (route) => route.abort());
  await page.getByRole("combobox", { name: "Sortieren" }).selectOption("newest");
  await expect(toastOf(page, "Fehler beim Laden der Speaker")).toBeVisible();
  await expect(count(page)).toHaveText("2 Speaker gefunden");
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).getByText("Beispiel", { exact: true })).toHaveCount(2);
  await expect(cards(page).getByRole("link")).toHaveCount(0);
  await page.unroute("**/*.data*");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
  await expect(page).toHaveURL("/?sort=newest");
});

test("a slow search says that it is loading [HOME-25] [HOME-26]", async ({ page }) => {
  await openFinder(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("combobox", { name: "Sortieren" }).selectOption("newest");
  await expect(page.getByText("Speaker werden geladen …")).toBeVisible();
  release();
  await expect(page.getByText("Speaker werden geladen …")).toBeHidden();
  await expect(cards(page)).toHaveCount(12);
});
