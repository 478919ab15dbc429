import { expect, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";

/** The finder's scripts follow after those of the frame; from then on filters and list react. */
export async function openFinder(page: Page, path = "/"): Promise<void> {
  await openPage(page, path);
  await page.locator("[data-ready] .finder").waitFor();
}

export const count = (page: Page) => page.getByRole("heading", { name: /^\d+ Speaker gefunden$/ });
export const cards = (page: Page) =>
  page.getByRole("region", { name: "Suchergebnisse" }).getByRole("article");
export const searchField = (page: Page) =>
  page.locator("form#suche").getByRole("combobox", { name: "Speaker suchen" });

/** The number in „39 Speaker gefunden“. */
export async function found(page: Page): Promise<number> {
  return Number.parseInt((await count(page).textContent()) ?? "", 10);
}

/** Waits for another number than before and returns it. */
export async function foundAfter(page: Page, before: number): Promise<number> {
  await expect(count(page)).not.toHaveText(`${before} Speaker gefunden`);
  return found(page);
}

/** Phones zoom out of a page that is too wide, and `innerWidth` grows with it; the layout's width stays. */
export async function isWiderThanWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}
