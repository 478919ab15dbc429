import { expect, type Page } from "@playwright/test";
import { toastOf } from "./accounts.ts";
import { openPage } from "./open-page.ts";

export const COMPARISON_KEY = "wb-comparison";
export const THREE = ["miriam-falkenau", "leyla-moradi", "henrik-maas"] as const;

export const toggles = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /vergleichen$/ });
export const bar = (page: Page) => page.getByRole("region", { name: "Vergleich", exact: true });
export const badge = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: `Vergleich, ${count} Speaker` });
export const table = (page: Page) => page.getByRole("table", { name: "Speaker im Vergleich" });
export const storedItems = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{"items":[]}').items,
    COMPARISON_KEY,
  );

/** Adds the first cards of the home page by their toggles and returns the names. */
export async function addFromCards(page: Page, count: number): Promise<string[]> {
  await openPage(page, "/");
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const toggle = toggles(page).nth(index);
    const name = ((await toggle.textContent()) ?? "").replace(/ vergleichen$/, "");
    await toggle.click();
    await expect(toastOf(page, `${name} wurde zum Vergleich hinzugefügt`)).toBeVisible();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    names.push(name);
  }
  return names;
}

/** The page of three named speakers, through a shared link. */
export const openShared = (page: Page, slugs: readonly string[], more = "") =>
  openPage(page, `/compare?speakers=${slugs.join(",")}${more}`);
