import { expect, type Page, test } from "@playwright/test";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { type Steps, walk } from "#tests/e2e/support/walk.ts";

const calendar = (page: Page) => page.getByRole("region", { name: "Kalender", exact: true });
const day = (page: Page, date: string) => calendar(page).locator(`[data-day="${date}"]`);
const heading = (page: Page) => calendar(page).getByRole("heading", { level: 3 });
const choose = (page: Page, range: string) =>
  calendar(page).getByRole("radio", { name: range }).check({ force: true });

const CALENDAR: Steps = {
  "the month is announced, ends where the calendar ends, and its legend counts": async (page) => {
    const legend = calendar(page).getByRole("list");
    await expect(legend.getByRole("listitem")).toHaveText([
      "Frei 10",
      "Anfrage 3",
      "Belegt 3",
      "Blockiert 6",
    ]);
    const next = calendar(page).getByRole("button", { name: "Nächster Monat" });
    const previous = calendar(page).getByRole("button", { name: "Vorheriger Monat" });
    await expect(heading(page)).toHaveAttribute("aria-live", "polite");
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await next.click();
    await expect(heading(page)).toHaveText("April 2026");
    await previous.click();
    await expect(heading(page)).toHaveText("März 2026");
  },
  "weeks start on Monday; past, booked and blocked days can be read but not chosen": async (
    page,
  ) => {
    const columns = calendar(page).getByRole("columnheader");
    await expect(columns).toHaveText(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
    await expect(day(page, "2026-03-12")).toHaveAccessibleName("12. März 2026, Direkt buchbar");
    await expect(day(page, "2026-03-10")).toHaveAttribute("aria-current", "date");
    const chosen = page.getByTestId("selected-day");
    const refused = {
      "2026-03-09": "9. März 2026, Vergangen",
      "2026-03-11": "11. März 2026, Bereits gebucht",
      "2026-03-14": "14. März 2026, Nicht verfügbar",
    };
    for (const [date, name] of Object.entries(refused)) {
      await expect(day(page, date)).toHaveAttribute("aria-disabled", "true");
      await expect(day(page, date)).toHaveAccessibleName(name);
      await day(page, date).click({ force: true });
      await expect(chosen).toHaveText("2026-03-19");
    }
    await day(page, "2026-03-13").click();
    await expect(chosen).toHaveText("2026-03-13");
    await expect(day(page, "2026-03-13")).toHaveAccessibleName(/Auf Anfrage, ausgewählt/);
  },
  "a day explains itself on hover, below 768 px it does not but suits a finger": async (page) => {
    const tip = calendar(page).locator(".tooltip");
    await page.setViewportSize({ width: 1280, height: 900 });
    await day(page, "2026-03-12").hover();
    await expect(tip).toBeVisible();
    await expect(tip).toHaveText("Direkt buchbar");
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await day(page, "2026-03-16").hover();
    await expect(tip).toHaveText("Direkt buchbar");
    await expect(tip).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await day(page, "2026-03-12").boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 1440, height: 900 });
  },
  "there is one tab stop, the keys of a date grid move it, and Enter and Space choose": async (
    page,
  ) => {
    await expect(calendar(page).locator("[data-day][tabindex='0']")).toHaveCount(1);
    await day(page, "2026-03-19").focus();
    const path: [string, string][] = [
      ["ArrowRight", "2026-03-20"],
      ["ArrowDown", "2026-03-27"],
      ["Home", "2026-03-23"],
      ["End", "2026-03-29"],
      ["ArrowUp", "2026-03-22"],
      ["ArrowLeft", "2026-03-21"],
      ["PageDown", "2026-04-21"],
      ["PageUp", "2026-03-21"],
      ["Shift+PageDown", "2027-03-21"],
      ["Shift+PageUp", "2026-03-21"],
    ];
    for (const [key, date] of path) {
      await page.keyboard.press(key);
      await expect(day(page, date)).toBeFocused();
    }
    await expect(calendar(page).locator("[data-day][tabindex='0']")).toHaveCount(1);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(day(page, "2026-03-01")).toBeFocused();

    const chosen = page.getByTestId("selected-day");
    await day(page, "2026-03-19").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(chosen).toHaveText("2026-03-20");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(chosen).toHaveText("2026-03-20");
    await page.keyboard.press("PageDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await expect(chosen).toHaveText("2026-04-27");
  },
};

test("the calendar says what a day is, chooses by pointer and keys and suits a finger", async ({
  page,
}) => {
  await openPage(page, "/dev/components");
  await walk(page, CALENDAR);
});

test("quarter and year show three and twelve months with one tab stop", async ({ page }) => {
  await openPage(page, "/dev/components");
  await choose(page, "Quartal");
  await expect(calendar(page).getByRole("grid")).toHaveCount(3);
  await expect(heading(page)).toHaveText("März 2026 bis Mai 2026");
  await day(page, "2026-03-31").focus();
  await page.keyboard.press("ArrowRight");
  await expect(day(page, "2026-04-01")).toBeFocused();
  await choose(page, "Jahr");
  await expect(calendar(page).getByRole("grid")).toHaveCount(12);
  await expect(calendar(page).locator("[data-day][tabindex='0']")).toHaveCount(1);
  await expect(day(page, "2027-02-28")).toBeAttached();
  const isWiderThanWindow = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);
});
