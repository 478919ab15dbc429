import { expect, type Page, test } from "@playwright/test";
import { enter } from "#tests/e2e/support/accounts.ts";
import {
  agree,
  cost,
  fillContact,
  freeDay,
  next,
  SPEAKER,
  step,
} from "#tests/e2e/support/booking.ts";
import { bar, toggles } from "#tests/e2e/support/comparison.ts";
import { cards, isWiderThanWindow, openFinder } from "#tests/e2e/support/open-finder.ts";
import { JOURNEY, PHONE } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const card = (page: Page) => cards(page).filter({ hasText: SPEAKER.name });
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

test("the total of the list is that of the drawer and of the booking; day, place and length go along", {
  tag: [JOURNEY, PHONE],
}, async ({ page }) => {
  await enter(page);
  const day = await freeDay(page);
  await openFinder(page, `/?q=Falkenau&date=${day}&venue=Hamburg&length=60`);
  await expect(page.getByText("Vortrag, 60 Minuten, in Hamburg.")).toBeVisible();
  const amount = plain(await card(page).locator(".price-gross .price").textContent());
  expect(amount).toMatch(/ €$/);
  await card(page).locator("summary").click();
  await expect(card(page).getByText("Vortrag, 60 Minuten")).toBeVisible();
  await expect(card(page).getByText("Reise ab München")).toBeVisible();
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectAccessible(page);

  await card(page).getByRole("link", { name: SPEAKER.name }).click();
  await page.locator("[data-ready] .profile").waitFor();
  await expect(page.getByText(/gesamt am .* in Hamburg/)).toContainText(
    amount.replaceAll(" ", "\u00a0"),
  );
  await page
    .getByRole("button", { name: /^(Jetzt buchen|Buchen am )/ })
    .filter({ visible: true })
    .and(page.locator(":enabled"))
    .first()
    .click();
  const drawer = page.getByRole("dialog").first();
  await step(drawer, 1, "Format");
  await next(drawer);
  await next(drawer);
  await expect(drawer.getByRole("combobox", { name: "Veranstaltungsort" })).toHaveValue("Hamburg");
  await drawer.getByLabel("Titel der Veranstaltung").fill("Führungskräftetagung");
  await drawer.getByLabel("Erwartete Teilnehmerzahl").fill("180");
  await next(drawer);
  await fillContact(drawer);
  await next(drawer);
  await step(drawer, 5, "Zusammenfassung");
  await expect(cost(drawer, "Brutto")).toHaveText(amount.replaceAll(" ", "\u00a0"));
  await agree(drawer);
  await drawer.getByRole("button", { name: "Jetzt verbindlich buchen" }).click();
  await expect(page).toHaveURL(/\/booking\/success/);
});

test("the comparison of what was found is for the same event, with the same total", {
  tag: PHONE,
}, async ({ page }) => {
  const day = await freeDay(page);
  await openFinder(page, `/?q=Falkenau&date=${day}&venue=Hamburg&length=60`);
  const amount = (await card(page).locator(".price-gross .price").textContent()) ?? "";
  await toggles(page).first().click();
  await bar(page).getByRole("link", { name: "Vergleichen" }).click();
  await expect(page).toHaveURL(`/compare?date=${day}&ort=Hamburg&laenge=60`);
  await expect(page.getByText(`${amount} inkl. MwSt. und Anreise (Vortrag)`)).toBeVisible();
});

test("an unclear place asks with links, works without scripts, and a place without a day asks for one", {
  tag: PHONE,
}, async ({ page, browser, baseURL }) => {
  const silent = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await silent.newPage();
  await quiet.goto(new URL("/?date=2030-03-07&venue=Neustadt", baseURL).href);
  await expect(quiet.getByText("Welches Neustadt meinen Sie?")).toBeVisible();
  await quiet.getByRole("link", { name: /^Neustadt an der Weinstraße/ }).click();
  await expect(
    quiet.getByText("Keynote, 40 Minuten, in Neustadt an der Weinstraße."),
  ).toBeVisible();
  await expect(quiet.getByText(/€\s+gesamt$/).first()).toBeVisible();
  await silent.close();

  await openFinder(page, "/?venue=Graz");
  await page.getByRole("button", { name: "Termin wählen, Gesamtpreis sehen" }).click();
  const sheet = page.getByRole("dialog", { name: "Speaker suchen" });
  await expect(sheet.getByText("Ort der Veranstaltung")).toBeVisible();
  await sheet.getByLabel("Termin").fill("2030-03-07");
  await sheet.getByLabel("20 Minuten").check({ force: true });
  await sheet.getByRole("button", { name: /Speaker anzeigen$/ }).click();
  await expect(page).toHaveURL("/?date=2030-03-07&venue=Graz&length=20");
  await expect(page.getByText("Impulsvortrag, 20 Minuten, in Graz.")).toBeVisible();
  await page.getByLabel("Sortieren").selectOption({ label: "Gesamtpreis aufsteigend" });
  await expect(page).toHaveURL(/sort=price_asc/);
  await page.getByRole("link", { name: "Filter entfernen: Event in Graz" }).click();
  await expect(page.getByRole("button", { name: "Ort nennen, Gesamtpreis sehen" })).toBeVisible();
  await expectAccessible(page);
});
