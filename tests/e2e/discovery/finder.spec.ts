import { expect, type Page, test } from "@playwright/test";
import { featured } from "#domain/search/featured.ts";
import { toastOf } from "#tests/e2e/support/accounts.ts";
import { hold } from "#tests/e2e/support/hold.ts";
import {
  cards,
  count,
  found,
  foundAfter,
  openFinder,
  searchField,
} from "#tests/e2e/support/open-finder.ts";
import { JOURNEY, watchFaults } from "#tests/e2e/support/open-page.ts";
import { type Steps, walk } from "#tests/e2e/support/walk.ts";

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

type Listed = { id: string; name: string; average_rating: number; total_bookings: number };

/** What a visitor sees who comes to the home page and chooses nothing. */
const HOME: Steps = {
  "everything the finder needs": async (page) => {
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Brotkrumen" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(searchField(page)).toBeVisible();
    const bar = page.getByRole("group", { name: "Filter", exact: true });
    for (const name of [
      "Thema",
      "Honorar",
      "Sprache",
      "Zielgruppe",
      "Format",
      "Termin",
      "Erfahrung",
    ]) {
      await expect(bar.getByRole("button", { name, exact: true })).toBeVisible();
    }
    await expect(bar.getByRole("button", { name: "Alle Filter" })).toBeVisible();
    await expect(cards(page).first().getByRole("link")).toHaveAttribute("href", /^\/speaker\//);
  },
  "claims and marks of trust": async (page) => {
    const trust = page.getByRole("region", { name: "So arbeitet Wortbühne" });
    for (const text of ["500+", "95%", "Ø 24h", "Rechnung", "Kartenzahlung", "DSGVO"]) {
      await expect(trust.getByText(text).first()).toBeVisible();
    }
    await expect(trust.getByText("Buchung in unter 60 Sekunden", { exact: true })).toBeVisible();
  },
  "the reasons for a place, and the orders": async (page) => {
    const select = page.getByRole("combobox", { name: "Sortieren" });
    await expect(select).toHaveValue("relevance");
    const reasons = page.getByRole("button", { name: /^Warum dieser Platz\?/ });
    await reasons.nth(1).click();
    const dialog = page.getByRole("dialog", { name: "Warum dieser Platz?" });
    await expect(dialog.getByText(/ steht nach Relevanz auf Platz 2 von \d+\.$/)).toBeVisible();
    await expect(dialog.getByText("Durchschnittliche Bewertung")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(reasons.nth(1)).toBeFocused();
    const isSorted = async () => {
      const texts = await cards(page).locator(".rating > [aria-hidden]").allTextContents();
      const shown = texts.map((text) => Number.parseFloat(text.replace(",", ".")));
      return shown.length > 5 && shown.join() === shown.toSorted((a, b) => a - b).join();
    };
    await select.selectOption("rating_asc");
    await expect(page).toHaveURL("/?sort=rating_asc");
    await expect.poll(isSorted).toBe(true);
    await expect(reasons).toHaveCount(0);
    await select.selectOption("relevance");
    await expect(page).toHaveURL("/");
  },
  "three often booked on wide screens, six on phones; nothing moves by itself": async (page) => {
    const { items } = await (await page.request.get("/api/v1/speakers?limit=50")).json();
    const best = featured(
      (items as Listed[]).map(({ id, name, average_rating, total_bookings }) => ({
        id,
        name,
        rating: average_rating,
        bookings: total_bookings,
      })),
    ).map(({ name }) => name);
    const rail = page.getByRole("list", { name: "Häufig gebuchte Speaker" });
    const slides = rail.getByRole("listitem");
    await expect(slides.getByRole("heading")).toHaveText(best.slice(0, 3));
    const left = () => rail.evaluate((element) => element.scrollLeft);
    expect(await left()).toBe(0);
    await page.getByRole("button", { name: "Weiterblättern" }).click();
    await expect.poll(left).toBeGreaterThan(100);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(slides.getByRole("heading")).toHaveText(best);
    expect(best).toHaveLength(6);
  },
};

test("the home page has everything the finder needs, and says why a speaker stands where [ROUTE-19] [HOME-02] [HOME-03] [HOME-07] [HOME-10] [HOME-16] [FEAT-04] [FEAT-05]", {
  tag: JOURNEY,
}, async ({ page }) => {
  const faults = watchFaults(page);
  await openFinder(page);
  await walk(page, HOME);
  expect(faults).toEqual([]);
});

async function takeBack(page: Page, all: number): Promise<void> {
  await page.getByRole("link", { name: "Filter zurücksetzen" }).click();
  await expect(page).toHaveURL("/");
  await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
}

test("filters stand in one layer with a live number and live in the address; reload, back and forward restore them, and a card leads to the profile [FILTER-01]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await openFinder(page);
  const all = await found(page);
  await test.step("all filters stand in one layer with a live number", async () => {
    await page.getByRole("button", { name: "Alle Filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
    for (const name of [
      "Thema",
      "Sprache",
      "Zielgruppe",
      "Honorar",
      "Format",
      "Erfahrung",
      "Geschlecht",
    ]) {
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
    await takeBack(page, all);
  });
  await test.step("reload, back and forward", async () => {
    await page.getByRole("button", { name: "Sprache", exact: true }).click();
    await page.getByRole("checkbox", { name: /^Französisch/ }).check();
    await expect(page).toHaveURL("/?language=Franz%C3%B6sisch");
    const french = await foundAfter(page, all);
    await page.getByRole("checkbox", { name: /^Italienisch/ }).check();
    const either = await foundAfter(page, french);
    expect(either).toBeGreaterThan(french);
    await page.reload();
    await page.locator("[data-ready] .finder").waitFor();
    await expect(count(page)).toHaveText(`${either} Speaker gefunden`);
    await page.goBack();
    await expect(count(page)).toHaveText(`${french} Speaker gefunden`);
    await page.goBack();
    await expect(count(page)).toHaveText(`${all} Speaker gefunden`);
    await page.goForward();
    await expect(count(page)).toHaveText(`${french} Speaker gefunden`);
  });
  const name = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/speaker\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("format, experience, date, audience and price narrow the list, in words and numbers", async ({
  page,
}) => {
  await openFinder(page);
  const all = await found(page);
  await test.step("format, experience and date narrow the list and are taken back", async () => {
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
    await takeBack(page, all);
  });
  await test.step("audiences are counted, stand in the address and are taken back one by one", async () => {
    await page.getByRole("button", { name: "Zielgruppe", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Zielgruppe" });
    const choice = panel.getByRole("checkbox", { name: /^Vertrieb/ });
    await expect(choice).toHaveAccessibleName(/^Vertrieb\s*\d+$/);
    await choice.check();
    await expect(page).toHaveURL("/?audience=sales");
    const sales = await foundAfter(page, all);
    expect(sales).toBeLessThan(all);
    await panel.getByRole("checkbox", { name: /^Nachwuchs/ }).check();
    await expect(page).toHaveURL("/?audience=sales&audience=trainees");
    expect(await foundAfter(page, sales)).toBeGreaterThan(sales);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Filter entfernen: Nachwuchs" }).click();
    await expect(page).toHaveURL("/?audience=sales");
    await page.reload();
    await expect(count(page)).toHaveText(`${sales} Speaker gefunden`);
    await takeBack(page, all);
  });
  await test.step("the price has a slider with two ends and text fields in German form", async () => {
    await page.getByRole("button", { name: "Honorar", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Honorar" });
    await panel.getByRole("slider", { name: "Höchstes Honorar" }).focus();
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
    await page.keyboard.press("Escape");
    await takeBack(page, all);
  });
});

test("a chosen category is taken back by its chip, and an empty search by its link", async ({
  page,
}) => {
  await openFinder(page, "/?category=leadership");
  const some = await found(page);
  await expect(page.getByRole("button", { name: "Thema: Leadership" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Speaker gefunden" })).toHaveCount(1);
  await page.getByRole("link", { name: "Filter entfernen: Leadership" }).click();
  await expect(page).toHaveURL("/");
  const all = await foundAfter(page, some);
  expect(some).toBeLessThan(all);
  await searchField(page).fill("zzzzqqqq");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Keine Speaker gefunden")).toBeVisible();
  await takeBack(page, all);
  await expect(searchField(page)).toHaveValue("");
});

test("a slow search says that it is loading; a list that cannot be loaded shows marked examples and a retry [ERR-33] [HOME-25] [HOME-26] [HOME-27]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await openFinder(page);
  const all = await found(page);
  const order = page.getByRole("combobox", { name: "Sortieren" });
  const release = await hold(page, "**/*.data*");
  await order.selectOption("experience");
  await expect(page.getByText("Speaker werden geladen …")).toBeVisible();
  release();
  await expect(page.getByText("Speaker werden geladen …")).toBeHidden();
  await expect(cards(page)).toHaveCount(12);

  await page.route("**/*.data*", (route) => route.abort());
  await order.selectOption("newest");
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

test("recommendations appear once profiles were viewed, with a reason, and can be forgotten [HOME-23] [HOME-24]", async ({
  page,
}) => {
  await openFinder(page, "/?q=F%C3%BChrung");
  const row = page.getByRole("region", { name: "Für Sie passend" });
  await expect(row).toHaveCount(0);
  const first = cards(page).first();
  const viewed = (await first.getByRole("heading").textContent()) ?? "";
  await first.getByRole("link").click();
  await expect(page).toHaveURL(/\/speaker\//);
  await openFinder(page);
  await expect(row.getByRole("article").first()).toBeVisible();
  await expect(row.getByText(new RegExp(`wie bei ${viewed}$`)).first()).toBeVisible();
  await expect(row.getByRole("heading", { name: viewed, exact: true })).toHaveCount(0);
  await row.getByRole("button", { name: "Angesehene Profile vergessen" }).click();
  await expect(row).toHaveCount(0);
});
