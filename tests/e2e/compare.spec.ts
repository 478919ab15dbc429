import { expect, test } from "@playwright/test";
import { isMobile, toastOf } from "./accounts.ts";
import {
  addFromCards,
  badge,
  bar,
  openShared,
  storedItems,
  THREE,
  table,
  toggles,
} from "./comparison.ts";
import { openPage, PHONE } from "./open-page.ts";

test("a card's toggle adds the speaker, and the bar appears [COMP-05] [HOME-18] [ERR-27]", async ({
  page,
}) => {
  const [name = ""] = await addFromCards(page, 1);
  await expect(bar(page)).toContainText("1 von 3");
  await expect(bar(page).getByRole("link", { name: "Vergleichen" })).toBeVisible();
  await expect(bar(page).getByRole("button", { name: "Leeren" })).toBeVisible();
  await expect(bar(page).getByRole("listitem")).toContainText([name]);
  const [item] = await storedItems(page);
  expect(Object.keys(item).sort()).toEqual(
    [
      "id",
      "title",
      "bio",
      "base_fee_usd",
      "rating",
      "years_experience",
      "categories",
      "languages_spoken",
      "slug",
    ].sort(),
  );
});

test("the toggle takes the speaker out again [COMP-06] [ERR-28]", async ({ page }) => {
  const [name = ""] = await addFromCards(page, 2);
  await toggles(page).first().click();
  await expect(toastOf(page, `${name} wurde aus dem Vergleich entfernt`)).toBeVisible();
  await expect(toggles(page).first()).toHaveAttribute("aria-pressed", "false");
  await expect(bar(page)).toContainText("1 von 3");
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(bar(page)).toContainText("2 von 3");
});

test("clearing empties the list and puts the bar away [COMP-07] [ERR-29]", async ({ page }) => {
  await addFromCards(page, 2);
  await bar(page).getByRole("button", { name: "Leeren" }).click();
  await expect(toastOf(page, "Vergleichsliste wurde geleert")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await storedItems(page)).toEqual([]);
  await expect(toggles(page).first()).toHaveAttribute("aria-pressed", "false");
});

test("a fourth speaker is refused and the three stay [VAL-07] [ERR-25] [COMP-04]", async ({
  page,
}) => {
  await addFromCards(page, 3);
  await toggles(page).nth(3).click();
  await expect(toastOf(page, "Sie können maximal 3 Speaker vergleichen")).toBeVisible();
  await expect(toggles(page).nth(3)).toHaveAttribute("aria-pressed", "false");
  expect(await storedItems(page)).toHaveLength(3);
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

test("the icon in the top bar counts and leads to the comparison [NAV-05]", async ({ page }) => {
  await addFromCards(page, 2);
  await badge(page, 2).click();
  await expect(page).toHaveURL("/compare");
  await expect(table(page).getByRole("columnheader")).toHaveCount(2);
});

test("the side menu and the bottom navigation count as well [NAV-16]", { tag: PHONE }, async ({
  page,
}) => {
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

test("the toggle and the bar work by keyboard", async ({ page }) => {
  await openPage(page, "/");
  await toggles(page).first().focus();
  await page.keyboard.press("Space");
  await expect(toggles(page).first()).toHaveAttribute("aria-pressed", "true");
  await bar(page).getByRole("link", { name: "Vergleichen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/compare");
});

test("the toggle is 44 px wide and the bar covers neither footer nor navigation", async ({
  page,
}) => {
  await addFromCards(page, 3);
  const size = await toggles(page).first().boundingBox();
  expect([size?.width, size?.height]).toEqual([44, 44]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const box = await bar(page).boundingBox();
  const last = await page.getByRole("contentinfo").locator("a, p, span").last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  if (!isMobile(page)) return;
  const nav = await page.getByRole("navigation", { name: "Mobile Navigation" }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((nav?.y ?? 0) + 1);
});

test("the bar makes room while the search suggests", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await addFromCards(page, 1);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("combobox").first().click();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeVisible();
});

test("the profile has the toggle beside the name", async ({ page }) => {
  await openPage(page, `/speaker/${THREE[0]}`);
  await page.getByRole("button", { name: "Dr. Miriam Falkenau vergleichen" }).click();
  await expect(badge(page, 1)).toBeVisible();
});
