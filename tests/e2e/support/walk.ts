import { type Page, test } from "@playwright/test";

/** What is tried one after the other on a page that is loaded once; each step leaves it as it was. */
export type Steps = Readonly<Record<string, (page: Page) => Promise<void>>>;

export async function walk(page: Page, steps: Steps): Promise<void> {
  for (const [name, take] of Object.entries(steps)) {
    await test.step(name, () => take(page));
  }
}
