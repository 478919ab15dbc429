import { expect, type Page, test } from "@playwright/test";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { type Steps, walk } from "#tests/e2e/support/walk.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const tab = (page: Page, name: RegExp) =>
  section(page, "Registerkarten").getByRole("tab", { name });

const TABS: Steps = {
  "an address with a hash opens its tab, now and later": async (page) => {
    await expect(page.getByText("38 Stimmen")).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = "videos";
    });
    await expect(page.getByText("Vier Videos")).toBeVisible();
    await expect(page.getByText("38 Stimmen")).toBeHidden();
  },
  "arrows, Home and End move and activate; there is one tab stop": async (page) => {
    await tab(page, /Vorträge/).click();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, /Videos/)).toBeFocused();
    await expect(tab(page, /Videos/)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText("Vier Videos")).toBeVisible();
    await expect(page.getByText("Drei Vorträge")).toBeHidden();
    await page.keyboard.press("End");
    await expect(tab(page, /Über mich/)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, /Vorträge/)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Home");
    await expect(tab(page, /Vorträge/)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: /Vorträge/ })).toBeFocused();
  },
  "on a phone the row scrolls sideways and shows the chosen tab": async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await tab(page, /Vorträge/).focus();
    await page.keyboard.press("End");
    await expect(tab(page, /Über mich/)).toBeInViewport({ ratio: 0.99 });
    const isWiderThanWindow = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  },
};

test("tabs follow keys, addresses and narrow windows", async ({ page }) => {
  await openPage(page, "/dev/components#referenzen");
  await walk(page, TABS);
});

const field = (page: Page) => page.getByRole("combobox", { name: "Speaker suchen" });
const options = (page: Page) =>
  page.getByRole("listbox", { name: "Vorschläge" }).getByRole("option");
const outcome = (page: Page) => page.getByTestId("search-outcome");
/** From an empty field, so that no suggestion is left of what was typed before. */
async function type(page: Page, text: string, count: number): Promise<void> {
  await field(page).fill("");
  await expect(options(page)).toHaveCount(0);
  await field(page).fill(text);
  await expect(options(page)).toHaveCount(count);
}

const COMBOBOX: Steps = {
  "suggestions come from two characters on, in groups, with the match marked": async (page) => {
    await field(page).pressSequentially("f");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await field(page).pressSequentially("ü");
    await expect(options(page)).toHaveCount(4);
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    const topics = page.getByRole("group", { name: "Themen" });
    await expect(topics.getByRole("option")).toHaveCount(2);
    await expect(topics.locator("mark").first()).toHaveText("Fü");
    await expect(page.getByRole("status").filter({ hasText: "4 Vorschläge" })).toBeAttached();
  },
  "arrows choose, Home and End reach the ends, Enter takes the choice": async (page) => {
    await type(page, "führung", 4);
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    const active = await field(page).getAttribute("aria-activedescendant");
    expect(active).toBe(await options(page).first().getAttribute("id"));
    await page.keyboard.press("End");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(outcome(page)).toHaveText("Gewählt: Führung auf Distanz");
    await expect(field(page)).toHaveValue("Führung auf Distanz");
    await expect(field(page)).toBeFocused();
    await expect(options(page)).toHaveCount(0);
  },
  "Enter without a choice searches for what was typed": async (page) => {
    await type(page, "führung", 4);
    await page.keyboard.press("Enter");
    await expect(outcome(page)).toHaveText("Gesucht: führung");
    await expect(options(page)).toHaveCount(0);
  },
  "Esc closes the suggestions and keeps the text, the arrow brings them back": async (page) => {
    await type(page, "führung", 4);
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("führung");
    await page.keyboard.press("ArrowDown");
    await expect(options(page)).toHaveCount(4);
  },
  "a pointer chooses too, and leaving the field closes the list": async (page) => {
    await type(page, "falkenau", 1);
    await options(page).first().click();
    await expect(outcome(page)).toHaveText("Gewählt: Dr. Miriam Falkenau");
    await type(page, "wandel", 1);
    await field(page).blur();
    await expect(options(page)).toHaveCount(0);
  },
  "a slow answer to an old question never shows": async (page) => {
    await field(page).fill("langsam");
    await page.clock.runFor(400);
    await field(page).fill("wandel");
    await expect(options(page)).toHaveText([/Wandel/]);
    await page.clock.runFor(1600);
    await expect(options(page)).toHaveText([/Wandel/]);
  },
  "nothing found and a failing service are said in words": async (page) => {
    await field(page).fill("xyzzy");
    await expect(
      page.getByRole("status").filter({ hasText: "Keine Vorschläge gefunden" }),
    ).toBeAttached();
    await field(page).fill("fehler");
    const status = page.getByRole("status").filter({ hasText: "gerade nicht verfügbar" });
    await expect(status).toBeAttached();
    await page.getByRole("button", { name: "Eingabe löschen" }).click();
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
  },
};

test("a search field suggests, chooses, searches and says what fails", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/dev/components");
  await walk(page, COMBOBOX);
});

const LAYERS: Steps = {
  "a segmented choice is a radio group with arrow keys": async (page) => {
    const group = page.getByRole("group", { name: "Dauer der Fragerunde" });
    await group.getByRole("radio", { name: "30 Min." }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(group.getByRole("radio", { name: "15 Min." })).toBeChecked();
  },
  "a disclosure says in words and to machines whether it is open": async (page) => {
    const region = section(page, "Auswahl");
    const text = region.getByText("Der ausführliche Text steht hier.");
    await expect(text).toBeHidden();
    await region.getByText("Mehr lesen").click();
    await expect(text).toBeVisible();
    await region.getByText("Weniger anzeigen").click();
    await expect(text).toBeHidden();
  },
  "a popover opens by key, closes by Esc and gives the focus back": async (page) => {
    const opener = page.getByRole("button", { name: "Honorar", exact: true });
    const panel = page.getByRole("dialog", { name: "Honorar filtern" });
    await opener.press("Enter");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel.getByLabel("Honorar bis")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(2, 2);
    await expect(panel).toBeHidden();
  },
  "a popover stands next to its button and inside the window": async (page) => {
    const opener = page.getByRole("button", { name: "Honorar", exact: true });
    await opener.click();
    const [from, panel] = await Promise.all([
      opener.boundingBox(),
      page.getByRole("dialog", { name: "Honorar filtern" }).boundingBox(),
    ]);
    if (!from || !panel) throw new Error("Button and panel have to be visible");
    const isBelow = Math.abs(panel.y - (from.y + from.height + 8)) < 1;
    const isAbove = Math.abs(panel.y + panel.height + 8 - from.y) < 1;
    expect(isBelow || isAbove).toBe(true);
    expect(Math.abs(panel.x - from.x)).toBeLessThan(1);
    await page.keyboard.press("Escape");
  },
  "a menu follows the arrow keys": async (page) => {
    const opener = page.getByRole("button", { name: "Aktionen", exact: true });
    const item = (name: string) => page.getByRole("menuitem", { name });
    await opener.press("ArrowDown");
    await expect(item("Artikel ansehen")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(item("Artikel löschen")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await opener.press("ArrowUp");
    await expect(item("Artikel löschen")).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-toast]")).toHaveText("Link kopiert");
    await expect(item("Link kopieren")).toBeHidden();
    await expect(opener).toBeFocused();
  },
  "a tooltip shows on focus, hides on Esc and describes its button": async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const anchor = page.getByRole("button", { name: "Sofort buchbar", exact: true });
    const tip = page.getByRole("tooltip").filter({ hasText: "ohne Rückfrage" });
    await expect(anchor).toHaveAccessibleDescription("Wird sofort verbindlich, ohne Rückfrage.");
    await anchor.focus();
    await expect(tip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await anchor.hover();
    await expect(tip).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(tip).toBeHidden();
  },
};

test("popover, menu, tooltip, disclosure and choices follow pointer and keys", async ({ page }) => {
  await openPage(page, "/dev/components");
  await walk(page, LAYERS);
});
