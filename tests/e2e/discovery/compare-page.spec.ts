import { expect, test } from "@playwright/test";
import {
  addFromCards,
  badge,
  bar,
  COMPARISON_KEY,
  openShared,
  storedItems,
  THREE,
  table,
} from "#tests/e2e/support/comparison.ts";
import { openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { expectAccessibleInBothThemes } from "#tests/e2e/support/sound.ts";

test("the page works with a broken storage, with none, one, two and three speakers, marks what differs and sets one day for all [PAGE-05]", async ({
  page,
  request,
}) => {
  await page.addInitScript(
    (key) => localStorage.setItem(key, '{"v":1,"items":[{"slug":7}]'),
    COMPARISON_KEY,
  );
  const faults = watchFaults(page);
  await openPage(page, "/compare");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noch niemand im Vergleich");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Speaker finden" }),
  ).toHaveAttribute("href", "/");
  for (const count of [1, 2, 3]) {
    await openShared(page, THREE.slice(0, count));
    await expect(table(page).getByRole("columnheader")).toHaveCount(count);
    await expect(page.getByText("um Unterschiede zu sehen")).toHaveCount(count === 1 ? 1 : 0);
  }

  const marked = table(page).locator("tr[data-differs]");
  const all = table(page).locator("tbody tr");
  await expect(marked.first()).toBeVisible();
  const count = await marked.count();
  expect(count).toBeGreaterThan(0);
  expect(await all.count()).toBeGreaterThan(count);
  await expect(marked.first().getByRole("rowheader")).toContainText("unterschiedlich");
  await page.getByLabel("Nur Unterschiede zeigen").check();
  await expect(all).toHaveCount(count);
  await page.getByLabel("Nur Unterschiede zeigen").uncheck();

  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await expect(table(page).locator("[data-row=day] td").first()).toHaveText("Termin wählen");
  await page.getByLabel("Termin").fill(day);
  await expect(page).toHaveURL(`/compare?speakers=${THREE.join(",")}&date=${day}`);
  const words: Record<string, string> = {
    available: "Direkt buchbar",
    on_request: "Auf Anfrage",
    booked: "Bereits gebucht",
    blocked: "Nicht verfügbar",
  };
  for (const [index, slug] of THREE.entries()) {
    const path = `/api/v1/speakers/${slug}/availability?from=${day}&to=${day}`;
    const { days } = await (await request.get(path)).json();
    await expect(table(page).locator("[data-row=day] td").nth(index)).toHaveText(
      words[days[0].status] ?? "",
    );
  }
  await page.getByLabel("Termin").fill("2020-01-01");
  await expect(page.getByText("Bitte wählen Sie einen Tag ab heute.")).toBeVisible();
  expect(faults).toEqual([]);
});

test("the comparison has no accessibility fault in either theme, and nothing but the table scrolls sideways on a narrow phone", async ({
  page,
}) => {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await addFromCards(page, 3);
  await expect(bar(page)).toBeVisible();
  await expectAccessibleInBothThemes(page, ".compare-bar, .card-compare");
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(bar(page)).toBeVisible();
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/compare");
  await expect(table(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow()).toBe(0);
  const hidden = await page
    .locator(".compare-scroll")
    .evaluate((area) => area.scrollWidth - area.clientWidth);
  expect(hidden).toBeGreaterThan(0);
});

test("the profile has the toggle beside the name, and the comparison shows what is held of a speaker", async ({
  page,
}) => {
  await openPage(page, `/speaker/${THREE[0]}`);
  await page.getByRole("button", { name: "Dr. Miriam Falkenau vergleichen" }).click();
  await expect(badge(page, 1)).toBeVisible();
  const [item] = await storedItems(page);
  await openPage(page, "/compare");
  const cell = (row: string) => table(page).locator(`[data-row=${row}] td`);
  await expect(table(page).getByRole("link", { name: item.title })).toHaveAttribute(
    "href",
    `/speaker/${item.slug}`,
  );
  await expect(cell("bio")).toHaveText(item.bio);
  const euros = new Intl.NumberFormat("de-DE").format(item.base_fee_usd);
  await expect(cell("base_fee")).toHaveText(`${euros} € zzgl. USt`);
  await expect(cell("rating")).toContainText(item.rating.toFixed(2).replace(".", ","));
  await expect(cell("experience")).toContainText(`${item.years_experience} Jahre`);
  for (const language of item.languages_spoken) {
    await expect(cell("languages")).toContainText(language);
  }
  await expect(cell("categories").getByRole("listitem")).toHaveCount(item.categories.length);
  await expect(table(page)).not.toContainText("$");
});

test("a speaker who is no longer there is named and can be taken out", async ({ page }) => {
  await openShared(page, [THREE[0], "gibt-es-nicht"]);
  await expect(page.getByText("gibt-es-nicht ist nicht mehr verfügbar.")).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toHaveCount(1);
  await page.getByRole("button", { name: "gibt-es-nicht entfernen" }).click();
  await expect(page).toHaveURL(`/compare?speakers=${THREE[0]}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("all visitors get the same page, which no search engine keeps", async ({ request }) => {
  const [own, shared] = await Promise.all(
    ["/compare", `/compare?speakers=${THREE.join(",")}`].map(async (path) =>
      (await request.get(path)).text(),
    ),
  );
  expect(own).toContain('<meta name="robots" content="noindex"');
  expect(shared).not.toContain("Falkenau");
});

test("a place that is not sure is asked back about, in the comparison and in the brief to all, which may leave it open", async ({
  page,
}) => {
  const day = new Date(Date.now() + 220 * 86_400_000).toISOString().slice(0, 10);
  await openShared(page, THREE.slice(0, 2), `&date=${day}&ort=Neustadt`);
  const main = page.getByRole("main");
  await expect(main.getByText("Welches Neustadt meinen Sie?")).toBeVisible();
  await page.getByRole("button", { name: "Alle anfragen" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Welches Neustadt meinen Sie?")).toBeVisible();
  const choice = dialog.locator(".place-choices button").first();
  const town = (await choice.textContent()) ?? "";
  await choice.click();
  await expect(dialog.getByText("Welches Neustadt meinen Sie?")).toHaveCount(0);
  await expect(dialog.getByLabel("Ort", { exact: true })).toHaveValue(/Neustadt/);
  await dialog.getByRole("button", { name: "Ort noch offen" }).click();
  await expect(dialog.getByLabel("Ort", { exact: true })).toHaveValue("Ort noch offen");
  await expect(dialog.getByText("Der Ort ist noch offen.")).toBeVisible();
  await page.keyboard.press("Escape");

  const totals = table(page).locator("[data-row=total] td");
  await expect(totals.first()).not.toContainText("und Anreise");
  await main.getByRole("button", { name: town, exact: true }).click();
  await expect(main.getByText("Welches Neustadt meinen Sie?")).toHaveCount(0);
  await expect(page).toHaveURL(/ort=[^&]*Neustadt/);
  await expect(totals.first()).toContainText("und Anreise");
});
