import { expect, type Page, test } from "@playwright/test";
import { enter, fillSignIn, newAccount, toastOf } from "#tests/e2e/support/accounts.ts";
import {
  agree,
  fillContact,
  fillDetails,
  next,
  openDrawer,
  openFilled,
  SPEAKER,
  step,
} from "#tests/e2e/support/booking.ts";
import { cards, openFinder } from "#tests/e2e/support/open-finder.ts";
import { MIRIAM, pickDay, sideCard } from "#tests/e2e/support/profile.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const question = (page: Page) => page.getByRole("alertdialog", { name: "Buchung schließen?" });

test("closing asks once something was entered, by Esc and by the back button alike; contact data stay [BOOK-68] [BOOK-69] [BOOK-70] [BOOK-72] [ERR-48]", async ({
  page,
}) => {
  await enter(page);
  const drawer = await openDrawer(page);
  await next(drawer);
  await next(drawer);
  await next(drawer);
  const refusal = toastOf(page, "Bitte füllen Sie alle Pflichtfelder aus");
  await expect(refusal).toBeVisible();
  // The message stands above the way on, whose button it must not hide.
  const foot = await drawer.locator(".dialog-foot").boundingBox();
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await refusal.boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThan(foot?.y ?? 0);
  await step(drawer, 3, "Event-Details");
  await expect(drawer.locator(".errors")).toBeFocused();
  await drawer
    .locator(".errors")
    .getByRole("button", { name: /Teilnehmerzahl/ })
    .click();
  await expect(drawer.getByLabel("Erwartete Teilnehmerzahl")).toBeFocused();
  await fillDetails(drawer);
  await next(drawer);
  await fillContact(drawer);
  const back = drawer.getByRole("button", { name: "Zurück" });
  for (const [number, label] of [
    [3, "Event-Details"],
    [2, "Vortrag"],
    [1, "Format"],
  ] as const) {
    await back.click();
    await step(drawer, number, label);
  }
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeVisible();
  await page.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(drawer).toBeVisible();

  const url = page.url();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(drawer).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.layer)).toBe("booking-drawer");
  await page.goBack();
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.url()).toBe(url);

  await page.getByRole("button", { name: "Jetzt buchen" }).click();
  await step(drawer, 1, "Format");
  await next(drawer);
  await next(drawer);
  await expect(drawer.getByLabel("Titel der Veranstaltung")).toHaveValue("");
  await fillDetails(drawer);
  await next(drawer);
  await expect(drawer.getByLabel("Unternehmen")).toHaveValue("Kesslin Maschinenbau GmbH");
});

test("a second step back while the question stands leaves the page, and the draft waits there", async ({
  page,
}) => {
  await enter(page);
  await openFinder(page);
  const home = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await cards(page).filter({ hasText: SPEAKER.name }).getByRole("link").click();
  await page.locator("[data-ready] .profile").waitFor();
  await pickDay(page, "Direkt buchbar");
  await sideCard(page).getByRole("button", { name: "Jetzt buchen" }).click();
  const drawer = page.getByRole("dialog").first();
  const entered = drawer.getByLabel("Fragerunde (Q&A) dazubuchen");
  await entered.check();
  const back = () => page.evaluate(() => history.back());
  await back();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(MIRIAM);
  await back();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(MIRIAM);
  await expect(entered).toBeChecked();
});

test("a session that ended shows the prompt inside the dialog, and signing in leads back to the same step with all input [ERR-52] [ERR-53] [VAL-30]", async ({
  page,
}) => {
  const account = await newAccount(page.request);
  await enter(page, account);
  const drawer = await openFilled(page);
  await agree(drawer);
  await page.evaluate(() => localStorage.removeItem("sb-auth-token"));
  await drawer.getByRole("button", { name: "Jetzt verbindlich buchen" }).click();
  const text = "Um einen Speaker zu buchen, müssen Sie sich zunächst registrieren oder anmelden.";
  await expect(toastOf(page, text)).toBeVisible();
  await toastOf(page, text).getByText("Registrieren / Anmelden").click();
  await expect(page).toHaveURL("/auth");
  await fillSignIn(page, account);
  await step(drawer, 5, "Zusammenfassung");
  await expect(drawer.locator(".summary-rows")).toContainText("Führungskräftetagung");
  await expect(drawer.getByLabel("Ich akzeptiere die AGB")).not.toBeChecked();
});

test("the keyboard alone is enough", async ({ page }) => {
  await enter(page);
  const drawer = await openDrawer(page);
  await drawer.getByLabel("Startzeit").focus();
  await page.keyboard.press("Enter");
  await step(drawer, 2, "Vortrag");
  await drawer.getByRole("radio", { name: /Individueller/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(drawer.getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("Enter");
  await step(drawer, 3, "Event-Details");
  await drawer.getByLabel("Titel der Veranstaltung").focus();
  await page.keyboard.type("Tagung");
  await page.keyboard.press("Tab");
  await page.keyboard.type("120");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Online");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await drawer.getByRole("button", { name: "Weiter", exact: true }).focus();
  await page.keyboard.press("Enter");
  await step(drawer, 4, "Kontakt & Rechnung");
});
