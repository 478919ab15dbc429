import type { Page } from "@playwright/test";

/** Marks what a phone shows or does differently: those tests run in its project as well. */
export const PHONE = "@phone";
/** What only a phone shows. */
export const PHONE_ONLY = "@phone-only";

/** Marks a journey that matters before each change: `npm test` runs these, the proof all others. */
export const JOURNEY = "@journey";

/** Opens a page and waits until it reacts. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Scripts start when the browser is idle or at the first interaction; a test has no time to be idle.
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await page.locator("html[data-ready]").waitFor();
}

/** Everything that must never appear: script errors, refused resources, requests to other hosts. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") faults.push(request.url());
  });
  return faults;
}
