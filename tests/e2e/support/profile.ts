import { expect, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { accessibilityFaults } from "./sound.ts";

export const MIRIAM = "/speaker/miriam-falkenau";

/** The page's scripts follow after those of the frame; from then on tabs, pictures and buttons react. */
export async function openProfile(page: Page, path = MIRIAM): Promise<void> {
  await openPage(page, path);
  await page.locator("[data-ready] .profile").waitFor();
}

export type StoredProfile = Awaited<ReturnType<typeof openAsStored>>;

/** The profile with what is stored about it; other tests book, review and edit this speaker meanwhile. */
export async function openAsStored(page: Page) {
  const read = async () => (await page.request.get("/api/v1/speakers/miriam-falkenau")).json();
  for (let before = await read(); ; ) {
    await openProfile(page);
    const after = await read();
    if (JSON.stringify(before) === JSON.stringify(after)) return after;
    before = after;
  }
}

export const sideCard = (page: Page) => page.getByRole("complementary", { name: "Buchung" });

/** Of a speaker who may be booked directly or want to be asked. */
export const ANY_FREE_DAY = "(?:Direkt buchbar|Frei, auf Anfrage)";

/** Turns to the next month, where whole weeks lie ahead, and takes its first free day. */
export async function pickDay(
  page: Page,
  status: "Direkt buchbar" | "Auf Anfrage" | "Frei, auf Anfrage" | typeof ANY_FREE_DAY,
): Promise<string> {
  await page.getByRole("button", { name: "Nächster Monat" }).click();
  const day = page.getByRole("button", { name: new RegExp(`, ${status}`) }).last();
  await expect(day).toBeVisible();
  const [date = ""] = ((await day.getAttribute("aria-label")) ?? "").split(",");
  await day.click();
  return date.padStart(date.length + (/^\d\./.test(date) ? 1 : 0), "0");
}

export async function expectNoFaults(page: Page, state: string): Promise<void> {
  expect(await accessibilityFaults(page, { state })).toEqual([]);
}
