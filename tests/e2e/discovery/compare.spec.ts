import { expect, test } from "@playwright/test";
import { toastOf } from "#tests/e2e/support/accounts.ts";
import {
  addFromCards,
  badge,
  bar,
  openShared,
  storedItems,
  THREE,
  table,
  toggles,
} from "#tests/e2e/support/comparison.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";

const KEPT = [
  "id",
  "title",
  "bio",
  "base_fee_usd",
  "rating",
  "years_experience",
  "categories",
  "languages_spoken",
  "slug",
];

test("cards are added up to three, taken out and brought back, compared side by side, shared, removed by keyboard until none is left, and the list is emptied [COMP-01] [COMP-02] [COMP-03] [COMP-04] [COMP-05] [COMP-06] [COMP-07] [HOME-18] [NAV-05] [ROUTE-25] [VAL-07] [ERR-25] [ERR-27] [ERR-28] [ERR-29] [ENT-24]", {
  tag: JOURNEY,
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [name = ""] = await addFromCards(page, 1);
  await expect(bar(page)).toContainText("1 von 3");
  await expect(bar(page).getByRole("link", { name: "Vergleichen" })).toBeVisible();
  await expect(bar(page).getByRole("button", { name: "Leeren" })).toBeVisible();
  await expect(bar(page).getByRole("listitem")).toContainText([name]);
  const [item] = await storedItems(page);
  expect(Object.keys(item).sort()).toEqual(KEPT.toSorted());

  for (const place of [1, 2]) await toggles(page).nth(place).click();
  await expect(bar(page)).toContainText("3 von 3");
  await toggles(page).nth(3).click();
  await expect(toastOf(page, "Sie können maximal 3 Speaker vergleichen")).toBeVisible();
  await expect(toggles(page).nth(3)).toHaveAttribute("aria-pressed", "false");
  expect(await storedItems(page)).toHaveLength(3);

  await toggles(page).first().click();
  await expect(toastOf(page, `${name} wurde aus dem Vergleich entfernt`)).toBeVisible();
  await expect(toggles(page).first()).toHaveAttribute("aria-pressed", "false");
  await expect(bar(page)).toContainText("2 von 3");
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(bar(page)).toContainText("3 von 3");
  const items: { title: string; slug: string }[] = await storedItems(page);

  await bar(page).getByRole("link", { name: "Vergleichen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/compare");
  await page.goBack();
  await badge(page, 3).click();
  await expect(page).toHaveURL("/compare");
  const heads = table(page).getByRole("columnheader");
  await expect(heads).toHaveCount(3);
  for (const [index, { title }] of items.entries()) {
    await expect(heads.nth(index)).toContainText(title);
  }
  const filled = () =>
    table(page)
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows
          .filter((row) => [...row.querySelectorAll("td")].every((cell) => cell.textContent))
          .map((row) => row.getAttribute("data-row")),
      );
  const always = ["bio", "base_fee", "rating", "experience", "categories", "languages"];
  await expect.poll(filled).toEqual(expect.arrayContaining(always));
  await page.getByRole("button", { name: "Link teilen" }).click();
  await expect(toastOf(page, "Link zum Vergleich wurde kopiert")).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const slugs = items.map(({ slug }) => slug).join(",");
  expect(link.pathname + link.search).toBe(`/compare?speakers=${slugs}`);

  for (const { title } of items) {
    const remove = page.getByRole("button", { name: `${title} entfernen` });
    await remove.focus();
    await page.keyboard.press("Enter");
    await expect(remove).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noch niemand im Vergleich");
  // A shared link shows its speakers and leaves one's own list alone.
  await openPage(page, link.href);
  await expect(heads).toHaveCount(3);
  expect(await storedItems(page)).toEqual([]);

  await page
    .getByRole("banner")
    .getByRole("link", { name: /Wortbühne/ })
    .click();
  await toggles(page).first().click();
  await bar(page).getByRole("button", { name: "Leeren" }).click();
  await expect(toastOf(page, "Vergleichsliste wurde geleert")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await storedItems(page)).toEqual([]);
  await expect(toggles(page).first()).toHaveAttribute("aria-pressed", "false");
});

test("the toggle works by keyboard, the bar covers nothing; the list is the same in a second tab and after a reload, counted everywhere, and a full storage is told in the specified words [COMP-08] [NAV-16] [ERR-31]", async ({
  page,
  context,
}) => {
  await openPage(page, "/");
  await toggles(page).first().focus();
  await page.keyboard.press("Space");
  await expect(toggles(page).first()).toHaveAttribute("aria-pressed", "true");
  const size = await toggles(page).first().boundingBox();
  expect([size?.width, size?.height]).toEqual([44, 44]);

  const second = await context.newPage();
  await openPage(second, "/");
  await expect(badge(second, 1)).toBeVisible();
  await toggles(second).nth(1).click();
  await expect(badge(page, 2)).toBeVisible();
  await expect(toggles(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await second.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await toggles(second).nth(2).click();
  await expect(toastOf(second, "Fehler beim Hinzufügen zum Vergleich")).toBeVisible();
  await expect(toggles(second).nth(2)).toHaveAttribute("aria-pressed", "false");
  await second.close();

  await page.getByRole("combobox").first().click();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const box = await bar(page).boundingBox();
  const last = await page.getByRole("contentinfo").locator("a, p, span").last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);

  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/");
  await expect(bar(page)).toContainText("2 von 3");
  const bottom = page.getByRole("navigation", { name: "Mobile Navigation" });
  await expect(bottom.getByRole("link", { name: /^Vergleich/ })).toContainText("2");
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  const entry = page
    .getByRole("navigation", { name: "Menü" })
    .getByRole("link", { name: /Vergleich/ });
  await expect(entry.locator(".count")).toHaveText("2");
  await entry.click();
  await expect(page).toHaveURL("/compare");
  await expect(table(page).getByRole("columnheader")).toHaveCount(2);
});

test("a speaker in the list cannot be added twice [VAL-08] [ERR-26]", async ({ page }) => {
  await openShared(page, THREE);
  const add = page.getByRole("button", { name: "Dr. Miriam Falkenau zum Vergleich hinzufügen" });
  await add.click();
  await expect(toastOf(page, "Dr. Miriam Falkenau wurde zum Vergleich hinzugefügt")).toBeVisible();
  await add.click();
  await expect(toastOf(page, "Speaker ist bereits in der Vergleichsliste")).toBeVisible();
  expect(await storedItems(page)).toHaveLength(1);
});
