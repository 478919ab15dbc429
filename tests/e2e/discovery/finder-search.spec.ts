import { expect, type Page, test } from "@playwright/test";
import { hold, watchRequests } from "#tests/e2e/support/hold.ts";
import { cards, count, found, openFinder, searchField } from "#tests/e2e/support/open-finder.ts";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test("searching: suggestions from two characters on, popular topics, keys, history, and the focus on the results [SEARCH-01] [SEARCH-16] [SEARCH-18] [HOME-05] [HOME-06]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await openFinder(page);
  const field = searchField(page);

  await test.step("at most eight suggestions, from two characters on", async () => {
    const options = page.getByRole("listbox", { name: "Vorschläge" }).getByRole("option");
    const asked = watchRequests(page, "GET", /\/suggestions/);
    await field.fill("L");
    // Longer than the pause after which a word is looked up: one letter is none.
    await page.waitForTimeout(400);
    expect(asked).toHaveLength(0);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await field.pressSequentially("e", { delay: 30 });
    await expect(options.first()).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(8);
    expect(asked).toHaveLength(1);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await field.fill("");
  });
  await test.step("ten popular topics with real numbers wait below the empty field", async () => {
    await field.click();
    const topics = page.getByRole("list", { name: "Oft gesucht" }).getByRole("link");
    await expect(topics).toHaveCount(10);
    for (const text of await topics.allTextContents()) expect(text).toMatch(/\d+$/);
    await page.keyboard.press("ArrowDown");
    await expect(topics.first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(topics).toHaveCount(0);
  });
  await test.step("searches are remembered, short ones never, those with operators apart", async () => {
    for (const q of ["Humor", "KI", "KI UND Daten"]) {
      await field.fill(q);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`q=${q.replaceAll(" ", "\\+")}$`));
    }
    const stored = await page.evaluate(() => ({
      simple: JSON.parse(localStorage.getItem("wb-search-history") ?? "{}"),
      advanced: JSON.parse(localStorage.getItem("wb-search-history-advanced") ?? "{}"),
    }));
    expect(stored.simple.entries).toEqual(["Humor"]);
    expect(stored.advanced.entries).toEqual(["KI UND Daten"]);
    await expect(
      page.getByRole("link", { name: /^Filter entfernen: „KI UND Daten“/ }),
    ).toBeVisible();
    // The results take the focus; a click back into the field keeps it.
    await expect(count(page)).toBeFocused();
    await field.fill("");
    await page.getByRole("button", { name: "Humor" }).click();
    await expect(page).toHaveURL("/?q=Humor");
  });
  await test.step("Enter takes the focus to the results; umlauts and slips are forgiven", async () => {
    await field.fill("Fuehrung");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/?q=Fuehrung");
    await expect(page.getByRole("link", { name: "Filter entfernen: „Fuehrung“" })).toBeVisible();
    await expect(count(page)).not.toHaveText(/^(0|39) /);
    await expect(count(page)).toBeFocused();
    await expect(count(page)).toBeInViewport();
    // The same search once more.
    await field.focus();
    await page.keyboard.press("Enter");
    await expect(count(page)).toBeFocused();
  });
  await test.step("the arrows choose, Enter opens, Escape closes", async () => {
    await field.fill("Führ");
    const topics = page.getByRole("group", { name: "Themen" }).getByRole("option");
    await expect(topics.first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(topics).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await expect(topics.first()).toHaveAttribute("aria-selected", "true");
    const label = ((await topics.first().textContent()) ?? "").trim();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/?q=${encodeURIComponent(label).replaceAll("%20", "+")}`);
    await expect(page.getByRole("link", { name: `Filter entfernen: „${label}“` })).toBeVisible();
  });
});

test("what is typed or clicked while an answer is on its way stays, and a search keeps the other filters", async ({
  page,
}) => {
  await openFinder(page);
  await test.step("a field emptied while the answer to the first search arrives stays empty", async () => {
    await searchAndType(page, "Humor", "");
    await expect(searchField(page)).toHaveValue("");
  });
  await test.step("a text typed while the answer to the search before arrives stays", async () => {
    await searchAndType(page, "Wandel", "Mut");
    await expect(searchField(page)).toHaveValue("Mut");
  });
  await test.step("a click into the field while the results are on their way keeps it", async () => {
    const release = await hold(page, "**/*.data?**");
    await searchField(page).fill("Führung");
    await page.keyboard.press("Enter");
    await expect(page.locator(".results-busy")).toBeVisible();
    await searchField(page).click();
    release();
    await expect(page).toHaveURL("/?q=F%C3%BChrung");
    await expect(page.getByRole("link", { name: "Filter entfernen: „Führung“" })).toBeVisible();
    expect(await found(page)).toBeGreaterThan(0);
    await expect(searchField(page)).toBeFocused();
  });
  await openFinder(page, "/?category=leadership");
  await searchField(page).fill("Wandel");
  await page.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page).toHaveURL("/?q=Wandel&category=leadership");
});

/** Searches for a word and puts another text into the field before the answer is there. */
async function searchAndType(page: Page, word: string, text: string): Promise<void> {
  // The moment between the new address and the page that belongs to it, as short as it may be.
  await page.evaluate((typed) => {
    const push = history.pushState;
    history.pushState = function pushAndType(...step) {
      history.pushState = push;
      push.apply(this, step);
      const field = document.querySelector<HTMLInputElement>("#suche input[name=q]");
      field?.focus();
      field?.select();
      document.execCommand(typed === "" ? "delete" : "insertText", false, typed);
    };
  }, text);
  await searchField(page).fill(word);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/?q=${word}`);
  await expect(page.getByRole("link", { name: `Filter entfernen: „${word}“` })).toBeVisible();
}

test("choices made while answers are on their way all count", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 48.137154, longitude: 11.576124 } as GeolocationCoordinates;
      Object.assign(window, { answerPlace: () => found({ coords } as GeolocationPosition) });
    };
  });
  await openFinder(page, "/?category=leadership&experience=3");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  const order = page.getByRole("combobox", { name: "Sortieren" });
  await order.selectOption("newest");
  await expect(order).toHaveValue("newest");
  await page.getByRole("link", { name: /^Filter entfernen: ab 3/ }).click();
  await expect(page.getByRole("link", { name: /^Filter entfernen: ab 3/ })).toBeHidden();
  await page.getByRole("button", { name: "Sprache", exact: true }).click();
  const german = page.getByRole("checkbox", { name: /^Deutsch/ });
  await german.check();
  await page.keyboard.press("Escape");
  await expect(order).toHaveValue("newest");

  await page.getByRole("button", { name: "Alle Filter" }).click();
  const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
  await expect(sheet.getByRole("checkbox", { name: /^Deutsch/ })).toBeChecked();
  await sheet.getByRole("button", { name: "Meinen Standort verwenden" }).click();
  await sheet.getByRole("radio", { name: "Workshop" }).check({ force: true });
  await page.evaluate(() => (window as unknown as { answerPlace: () => void }).answerPlace());
  await expect(sheet.getByLabel("Umkreis")).toBeVisible();
  await expect(sheet.getByRole("radio", { name: "Workshop" })).toBeChecked();
  release();
  await sheet.getByRole("button", { name: /anzeigen$/ }).click();
  await expect(page).toHaveURL(
    "/?category=leadership&language=Deutsch&format=workshop&near=48.14%2C11.58&sort=newest",
  );
  await expect(order).toHaveValue("newest");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, topics, chips and pages work by the browser alone", async ({ page }) => {
    await page.goto("/?category=leadership");
    await searchField(page).fill("Wandel");
    await page.getByRole("button", { name: "Suchen", exact: true }).click();
    await expect(page).toHaveURL(/\?category=leadership&q=Wandel|\?q=Wandel&category=leadership/);
    await page.getByRole("link", { name: "Filter entfernen: „Wandel“" }).click();
    await expect(page).toHaveURL("/?category=leadership");
    await page.goto("/");
    await page.getByRole("link", { name: "Nächste Seite" }).click();
    await expect(page).toHaveURL("/?seite=2");
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole("group", { name: "Filter", exact: true })).toBeHidden();
  });
});
