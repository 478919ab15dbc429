import { expect, type Page, test } from "@playwright/test";
import { openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { expectAccessibleInBothThemes } from "#tests/e2e/support/sound.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs are links over sections that are all there, and a popover opens by its button alone", async ({
    page,
  }) => {
    await page.goto("/dev/components");
    const tabs = page.getByRole("region", { name: "Registerkarten" });
    await expect(tabs.getByText("Drei Vorträge")).toBeVisible();
    await expect(tabs.getByText("38 Stimmen")).toBeVisible();
    await expect(tabs.getByRole("link", { name: /Videos/ })).toHaveAttribute("href", "#videos");
    await page.getByRole("button", { name: "Honorar", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Honorar filtern" })).toBeVisible();
  });
});

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();
const search = (page: Page) => page.getByRole("combobox", { name: "Speaker suchen" });

type State = { reach: (page: Page) => Promise<void>; part: string };

const DIALOG = "dialog[open]";
const POPOVER = "section:has([popover]:popover-open)";
const SEARCH = "section:has([role=combobox])";

/** Everything that appears only on demand, goes away with Escape, and the part of the page it changes. */
const STATES: Record<string, State> = {
  dialog: { reach: press("Dialog öffnen"), part: DIALOG },
  sheet: { reach: press("Blatt öffnen"), part: DIALOG },
  confirmation: { reach: press("Artikel löschen"), part: DIALOG },
  popover: { reach: press("Honorar"), part: POPOVER },
  menu: { reach: press("Aktionen"), part: POPOVER },
  suggestions: {
    reach: async (page) => {
      await search(page).fill("führung");
      await page.getByRole("listbox", { name: "Vorschläge" }).waitFor();
      await page.keyboard.press("ArrowDown");
    },
    part: SEARCH,
  },
  "no suggestions": {
    reach: async (page) => {
      await search(page).fill("xyzzy");
      await page.getByRole("status").filter({ hasText: "Keine Vorschläge" }).waitFor();
    },
    part: SEARCH,
  },
  "three months": {
    reach: (page) => page.getByRole("radio", { name: "Quartal" }).check({ force: true }),
    part: "section:has([role=grid])",
  },
  toast: { reach: press("Meldung mit Aktion"), part: ".toasts" },
};

test("the page hydrates without a complaint and is accessible in both themes in every state", async ({
  page,
}) => {
  test.slow();
  const faults = watchFaults(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/dev/components");
  expect(faults).toEqual([]);
  await expectAccessibleInBothThemes(page);
  for (const [state, { reach, part }] of Object.entries(STATES)) {
    await test.step(state, async () => {
      await reach(page);
      // The rest of the page is judged once, at rest.
      await expectAccessibleInBothThemes(page, part);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open], [popover]:popover-open")).toHaveCount(0);
    });
  }
});
