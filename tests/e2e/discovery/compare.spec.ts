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
import { openPage } from "#tests/e2e/support/open-page.ts";

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

test("cards are added up to three, taken out and brought back, and the list is emptied [COMP-04] [COMP-05] [COMP-06] [COMP-07] [HOME-18] [VAL-07] [ERR-25] [ERR-27] [ERR-28] [ERR-29] [ENT-24]", async ({
  page,
}) => {
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

  await bar(page).getByRole("button", { name: "Leeren" }).click();
  await expect(toastOf(page, "Vergleichsliste wurde geleert")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await storedItems(page)).toEqual([]);
  await expect(toggles(page).first()).toHaveAttribute("aria-pressed", "false");
});

test("the toggle is 44 px wide and works by keyboard; the bar covers nothing, makes room for the search and leads on, as the icon does [NAV-05]", async ({
  page,
}) => {
  await openPage(page, "/");
  await toggles(page).first().focus();
  await page.keyboard.press("Space");
  await expect(toggles(page).first()).toHaveAttribute("aria-pressed", "true");
  await toggles(page).nth(1).click();
  await expect(badge(page, 2)).toBeVisible();
  const size = await toggles(page).first().boundingBox();
  expect([size?.width, size?.height]).toEqual([44, 44]);

  await page.getByRole("combobox").first().click();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const box = await bar(page).boundingBox();
  const last = await page.getByRole("contentinfo").locator("a, p, span").last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);

  await bar(page).getByRole("link", { name: "Vergleichen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/compare");
  await page.goBack();
  await badge(page, 2).click();
  await expect(page).toHaveURL("/compare");
  await expect(table(page).getByRole("columnheader")).toHaveCount(2);
});

test("somebody in the list cannot be added twice [VAL-08] [ERR-26]", async ({ page }) => {
  await openShared(page, THREE);
  const add = page.getByRole("button", { name: "Dr. Miriam Falkenau zum Vergleich hinzufügen" });
  await add.click();
  await expect(toastOf(page, "Dr. Miriam Falkenau wurde zum Vergleich hinzugefügt")).toBeVisible();
  await add.click();
  await expect(toastOf(page, "Speaker ist bereits in der Vergleichsliste")).toBeVisible();
  expect(await storedItems(page)).toHaveLength(1);
});

test("a storage that is full is told in the specified words [ERR-31]", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await toggles(page).first().click();
  await expect(toastOf(page, "Fehler beim Hinzufügen zum Vergleich")).toBeVisible();
  await expect(toggles(page).first()).toHaveAttribute("aria-pressed", "false");
});

test("the side menu and the bottom navigation count as well [NAV-16]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addFromCards(page, 2);
  const bottom = page.getByRole("navigation", { name: "Mobile Navigation" });
  await expect(bottom.getByRole("link", { name: /^Vergleich/ })).toContainText("2");
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  const entry = page
    .getByRole("navigation", { name: "Menü" })
    .getByRole("link", { name: /Vergleich/ });
  await expect(entry.locator(".count")).toHaveText("2");
  await entry.click();
  await expect(page).toHaveURL("/compare");
});

test("the list survives a reload and is the same in a second tab [COMP-08]", async ({
  page,
  context,
}) => {
  await addFromCards(page, 1);
  const second = await context.newPage();
  await openPage(second, "/");
  await expect(badge(second, 1)).toBeVisible();
  await toggles(second).nth(1).click();
  await expect(badge(page, 2)).toBeVisible();
  await expect(toggles(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await openPage(page, "/");
  await expect(badge(page, 2)).toBeVisible();
  await expect(bar(page)).toContainText("2 von 3");
});

test("the profile has the toggle beside the name", async ({ page }) => {
  await openPage(page, `/speaker/${THREE[0]}`);
  await page.getByRole("button", { name: "Dr. Miriam Falkenau vergleichen" }).click();
  await expect(badge(page, 1)).toBeVisible();
});
