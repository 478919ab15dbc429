import { expect, type Page, test } from "@playwright/test";
import { enter, toastOf } from "#tests/e2e/support/accounts.ts";
import {
  cost,
  freeDay,
  next,
  openDrawer,
  openFilled,
  SPEAKER,
  step,
} from "#tests/e2e/support/booking.ts";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";
import { openProfile, pickDay, sideCard } from "#tests/e2e/support/profile.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const FUNCTIONS = "**/api/v1/functions";
const HAMBURG = {
  place_id: "p1",
  description: "Hamburg, Deutschland",
  structured_formatting: { main_text: "Hamburg", secondary_text: "Deutschland" },
};

/** „07. März 2027“. */
const inGerman = (day: string) =>
  new Intl.DateTimeFormat("de-DE", { day: "2-digit", month: "long", year: "numeric" }).format(
    new Date(`${day}T12:00:00`),
  );

/** The maps as a test needs them; what was asked is kept. */
async function mockPlaces(page: Page) {
  const asked = { suggestions: [] as string[], validity: [] as string[], travel: [] as string[] };
  const held: { validity: (isValid: boolean) => void } = { validity: () => {} };
  await page.route(`${FUNCTIONS}/address-suggestions`, (route) => {
    const { query } = route.request().postDataJSON();
    asked.suggestions.push(query);
    if (query === "Fehler") return route.fulfill({ status: 500, json: {} });
    const suggestions = "Hamburg".startsWith(query) ? [HAMBURG] : [];
    return route.fulfill({ json: { suggestions, attribution: "" } });
  });
  await page.route(`${FUNCTIONS}/validate-address`, async (route) => {
    asked.validity.push(route.request().postDataJSON().address);
    const isValid = await new Promise<boolean>((resolve) => {
      held.validity = resolve;
    });
    return route.fulfill({ json: { isValid } });
  });
  await page.route(`${FUNCTIONS}/calculate-travel-distance`, (route) => {
    asked.travel.push(route.request().postDataJSON().eventAddress);
    return route.fulfill({
      json: { totalFee: 412, distanceKm: 780, state: "calculated", isDirectPossible: true },
    });
  });
  return { asked, held };
}

test("talks, venue with suggestions and its check, day and travel costs [BOOK-35] [BOOK-36] [BOOK-37] [BOOK-38] [BOOK-39] [BOOK-40] [BOOK-53] [BOOK-71] [ADDR-03] [ADDR-04] [ADDR-05] [ADDR-09] [TRAVEL-03] [TRAVEL-04] [CALL-33] [CONST-24] [ENT-35] [ENT-52]", {
  tag: JOURNEY,
}, async ({ page }) => {
  test.slow();
  const { asked, held } = await mockPlaces(page);
  await page.clock.install();
  await enter(page);
  // Opening the drawer is counted as well, and may be answered first.
  const counted = page.waitForResponse(
    (response) =>
      response.url().endsWith("/funnel-events") &&
      response.request().postDataJSON().step === "view_profile",
  );
  const day = await freeDay(page);
  const drawer = await openFilled(page, { mode: "inquiry", day, step: "format", location: "" });
  expect((await counted).status()).toBe(201);
  await expect(drawer.getByRole("radio", { name: /Keynote/ })).toBeChecked();

  await next(drawer);
  const { talks } = await (await page.request.get(`/api/v1/speakers/${SPEAKER.slug}`)).json();
  const newestFirst = (talks as { title: string; created_at: string }[])
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .map(({ title }) => title);
  await expect(drawer.locator(".option .font-semibold")).toHaveText([
    "Individueller Vortrag",
    ...newestFirst,
  ]);

  await next(drawer);
  await step(drawer, 3, "Event-Details");
  const venue = drawer.getByRole("combobox", { name: "Veranstaltungsort" });
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await venue.pressSequentially("Ha ");
  await page.clock.runFor(1_000);
  expect(asked.suggestions).toEqual([]);
  await venue.fill("");
  await venue.pressSequentially("Ham");
  await page.clock.runFor(299);
  await venue.pressSequentially("b");
  await page.clock.runFor(299);
  expect(asked.suggestions).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked.suggestions).toEqual(["Hamb"]);
  const option = drawer.getByRole("option");
  await expect(option).toHaveAccessibleName("Hamburg Deutschland");
  const [main, secondary] = [option.getByText("Hamb"), option.getByText("Deutschland")];
  const lower = (await secondary.boundingBox())?.y ?? 0;
  expect(lower).toBeGreaterThan((await main.boundingBox())?.y ?? 0);

  await option.click();
  await expect(venue).toHaveValue("Hamburg, Deutschland");
  await expect(drawer.getByText("Adresse wird validiert...")).toBeVisible();
  held.validity(true);
  await expect(drawer.getByText("Adresse validiert")).toBeVisible();

  await venue.fill("Fehler");
  await page.clock.runFor(300);
  await expect.poll(() => asked.suggestions.at(-1)).toBe("Fehler");
  await expect(drawer.locator(".menu")).toHaveCount(0);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await venue.fill("xqzxqz");
  await page.clock.runFor(300);
  await expect(drawer.locator(".menu").getByText("Keine Vorschläge gefunden")).toBeVisible();
  await venue.press("Escape");
  await venue.blur();
  await page.clock.runFor(200);
  await expect.poll(() => asked.validity).toEqual(["Hamburg, Deutschland", "xqzxqz"]);
  held.validity(false);
  await expect(drawer.getByText("Adresse konnte nicht validiert werden")).toBeVisible();
  await next(drawer);
  await step(drawer, 4, "Kontakt & Rechnung");
  await expect.poll(() => asked.travel).toEqual(["xqzxqz"]);

  await page.clock.resume();
  await next(drawer);
  await expect(drawer.locator(".summary-rows")).toContainText(inGerman(day));
  await expect(cost(drawer, "Reisekosten")).toHaveText("412 €");
  for (const place of ["ONLINE (Zoom)", "Ein virtuelles Event"]) {
    await drawer.getByRole("button", { name: "Ort ändern" }).click();
    await venue.fill(place);
    await next(drawer);
    await next(drawer);
    await expect(cost(drawer, "Reisekosten")).toHaveText("Online-Event: Keine Reisekosten");
    await expect(cost(drawer, "Netto")).toHaveText("5.000 €");
  }
  expect(asked.travel).toEqual(["xqzxqz"]);

  await drawer.getByRole("button", { name: "Ort ändern" }).click();
  await venue.fill("Bremen");
  await next(drawer);
  await next(drawer);
  await expect(cost(drawer, "Netto")).toHaveText("5.412 €");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await sideCard(page).getByRole("button", { name: "Unverbindlich anfragen" }).click();
  await step(drawer, 1, "Format");
  await expect(drawer.locator(".booking-foot-price")).toContainText("5.000 €");
  await expect(drawer.getByText("412")).toHaveCount(0);
});

test("the prompt to sign in and the word about an inquiry stay for five seconds [ERR-51] [BOOK-92]", async ({
  page,
}) => {
  await page.clock.install();
  await openProfile(page);
  await pickDay(page, "Auf Anfrage");
  const book = sideCard(page).getByRole("button", { name: "Jetzt buchen" });
  const lastsFiveSeconds = async (text: string) => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await book.click();
    await page.mouse.move(0, 0);
    await expect(toastOf(page, text)).toBeVisible();
    await page.clock.runFor(4_900);
    await expect(toastOf(page, text)).toBeVisible();
    await page.clock.runFor(100);
    await expect(toastOf(page, text)).toHaveCount(0);
    await page.clock.resume();
  };
  await lastsFiveSeconds("Um fortzufahren, registrieren Sie sich bitte oder melden Sie sich an.");
  await enter(page);
  await openProfile(page);
  await pickDay(page, "Auf Anfrage");
  await lastsFiveSeconds(
    "Für dieses Datum ist eine direkte Buchung nicht möglich. Wir haben Sie zur unverbindlichen Anfrage weitergeleitet.",
  );
});

test("a start that today has already seen keeps the visitor on the first step and says why", async ({
  page,
}) => {
  await enter(page);
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date());
  const drawer = await openDrawer(page, { day });
  await drawer.getByLabel("Startzeit").fill("00:00");
  await next(drawer);
  await expect(drawer.getByText("Diese Uhrzeit ist heute schon vorbei.").first()).toBeVisible();
  await expect(drawer.getByLabel("Startzeit")).toHaveAttribute("aria-invalid", "true");
});
