import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./sound.ts";

const open = async (page: Page) => {
  await page.goto("/dev/components");
  await page.locator("html[data-ready]").waitFor();
};

test("the page hydrates without a complaint", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await open(page);
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs are links over sections that are all there", async ({ page }) => {
    await page.goto("/dev/components");
    const tabs = page.getByRole("region", { name: "Registerkarten" });
    await expect(tabs.getByText("Drei Vorträge")).toBeVisible();
    await expect(tabs.getByText("38 Stimmen")).toBeVisible();
    await expect(tabs.getByRole("link", { name: /Videos/ })).toHaveAttribute("href", "#videos");
  });

  test("a popover opens by its button alone", async ({ page }) => {
    await page.goto("/dev/components");
    await page.getByRole("button", { name: "Honorar", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Honorar filtern" })).toBeVisible();
  });
});

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Everything that appears only on demand. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  "at rest": async () => {},
  dialog: press("Dialog öffnen"),
  sheet: press("Blatt öffnen"),
  confirmation: press("Artikel löschen"),
  popover: press("Honorar"),
  menu: press("Aktionen"),
  toast: press("Meldung mit Aktion"),
  suggestions: async (page) => {
    await page.getByRole("combobox", { name: "Speaker suchen" }).fill("führung");
    await page.getByRole("listbox", { name: "Vorschläge" }).waitFor();
    await page.keyboard.press("ArrowDown");
  },
  "no suggestions": async (page) => {
    await page.getByRole("combobox", { name: "Speaker suchen" }).fill("xyzzy");
    await page.getByRole("status").filter({ hasText: "Keine Vorschläge" }).waitFor();
  },
  "three months": async (page) => {
    await page.getByRole("radio", { name: "Quartal" }).check({ force: true });
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`accessible in both themes: ${state}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await reach(page);
    // The rest of the page is judged once, at rest.
    const part = state === "at rest" ? "html" : "[data-testid=interactive], .toasts";
    await expectAccessibleInBothThemes(page, part);
  });
}
