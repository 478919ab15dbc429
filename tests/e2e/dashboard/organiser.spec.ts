import { expect, type Locator, type Page, test } from "@playwright/test";
import { enter } from "#tests/e2e/support/accounts.ts";
import { agree, openDrawer, toSummary } from "#tests/e2e/support/booking.ts";
import { addFromCards, bar, table } from "#tests/e2e/support/comparison.ts";
import { found, foundAfter, openFinder, searchField } from "#tests/e2e/support/open-finder.ts";
import { watchFaults } from "#tests/e2e/support/open-page.ts";
import { openProfile, pickDay, sideCard } from "#tests/e2e/support/profile.ts";

/** A word and a filter, each of which changes the list. */
async function searchAndFilter(page: Page): Promise<void> {
  await openFinder(page);
  const all = await found(page);
  await searchField(page).fill("Führung");
  await searchField(page).press("Enter");
  const matching = await foundAfter(page, all);
  expect(matching).toBeGreaterThan(0);
  expect(matching).toBeLessThan(all);
  await page.getByRole("button", { name: "Sprache", exact: true }).click();
  await page.getByRole("checkbox", { name: /^Englisch/ }).check();
  expect(await foundAfter(page, matching)).toBeLessThan(matching);
}

test("an organiser searches without being asked who it is, compares, books and inquires, and every call goes to one server [ROLE-01] [ROLE-04] [CALL-01]", async ({
  page,
}) => {
  test.slow();
  const faults = watchFaults(page);
  await test.step("as a visitor", async () => {
    await searchAndFilter(page);
    await expect(page).toHaveURL(/^[^?]+\/\?q=/);
    await expect(page.locator("[data-toast]")).toHaveCount(0);
    await expect(page.getByText("Registrieren / Anmelden")).toHaveCount(0);
  });
  const token = await enter(page);
  const headers = { authorization: `Bearer ${token}` };
  const own = await (await page.request.get("/api/v1/me", { headers })).json();
  expect(own.role).toBe("customer");
  await searchAndFilter(page);
  await addFromCards(page, 2);
  await bar(page).getByRole("link", { name: "Vergleichen" }).click();
  await expect(table(page).getByRole("columnheader")).toHaveCount(2);

  const submit = async (drawer: Locator, button: string) => {
    await toSummary(drawer);
    await agree(drawer);
    await drawer.getByRole("button", { name: button }).click();
  };
  await submit(await openDrawer(page), "Jetzt verbindlich buchen");
  await expect(page).toHaveURL(/\/booking\/success\?id=/);
  await openProfile(page);
  await pickDay(page, "Auf Anfrage");
  await sideCard(page).getByRole("button", { name: "Unverbindlich anfragen" }).click();
  await submit(page.getByRole("dialog").first(), "Anfrage senden");
  await expect(page).toHaveURL(/\/booking\/inquiry-sent\?id=/);
  expect(faults).toEqual([]);
});
