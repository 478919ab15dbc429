import { expect, type Page, test } from "@playwright/test";
import { enter, fillSignIn, newAccount, readToast, toastOf } from "#tests/e2e/support/accounts.ts";
import {
  agree,
  CONTACT,
  cost,
  fillContact,
  fillDetails,
  freeDay,
  next,
  openFilled,
  SPEAKER,
  step,
} from "#tests/e2e/support/booking.ts";
import { JOURNEY, openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

/** What lies behind it is judged where nothing covers it. */
const DRAWER = "dialog[open]";

/** The first free day of the shown month or of the next one. */
async function pickFreeDay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Nächster Monat" }).first().click();
  await page.locator("button.day-free, button.day.day-free").first().click();
}

test("a visitor books a speaker: sign-in, five steps, one booking for two clicks, result page [ROUTE-35] [BOOK-01] [BOOK-04] [BOOK-06] [BOOK-07] [BOOK-08] [BOOK-09] [BOOK-10] [BOOK-12] [BOOK-14] [BOOK-15] [BOOK-16] [BOOK-18] [BOOK-20] [BOOK-22] [BOOK-26] [BOOK-27] [BOOK-33] [BOOK-34] [BOOK-42] [BOOK-43] [BOOK-44] [BOOK-45] [BOOK-46] [BOOK-47] [BOOK-48] [BOOK-51] [BOOK-52] [BOOK-54] [BOOK-55] [BOOK-56] [BOOK-57] [BOOK-58] [BOOK-59] [BOOK-60] [BOOK-61] [BOOK-62] [BOOK-63] [BOOK-64] [BOOK-84] [BOOK-85] [BOOK-86] [BOOK-87] [BOOK-99] [PRICE-02] [PRICE-03] [TRAVEL-07] [TRAVEL-11] [CONST-08] [ERR-49] [ERR-63] [R-06]", {
  tag: JOURNEY,
}, async ({ page }) => {
  test.slow();
  const faults = watchFaults(page);
  const account = await newAccount(page.request);
  await openPage(page, `/speaker/${SPEAKER.slug}`);
  await pickFreeDay(page);
  await page.getByRole("button", { name: "Jetzt buchen" }).click();
  await page.getByText("Registrieren / Anmelden").click();
  await fillSignIn(page, account);

  const drawer = page.getByRole("dialog", { name: "Speaker buchen" });
  await step(drawer, 1, "Format");
  await expect(drawer.getByText("Direkt buchbar").filter({ visible: true }).first()).toBeVisible();
  const steps = ["Format", "Vortrag", "Event-Details", "Kontakt & Rechnung", "Zusammenfassung"];
  await expect(drawer.getByRole("list", { name: "Fortschritt" }).getByRole("listitem")).toHaveText(
    steps.map((label) => new RegExp(`^${label}`)),
  );
  await expect(drawer.getByLabel("Startzeit")).toHaveValue("09:00");
  for (const [name, price] of [
    ["20 Min. Impulsvortrag", "2.500 €"],
    ["40 Min. Keynote", "5.000 €"],
    ["60 Min. Vortrag", "7.500 €"],
  ] as const) {
    const option = drawer
      .locator(".option")
      .filter({ hasText: name.replace(/^(\d+) Min\. /, "$1Min.") });
    await expect(option).toContainText(price);
    await expect(option).toContainText("zzgl. MwSt.");
  }
  await expect(drawer.getByRole("radio", { name: /Keynote/ })).toBeChecked();
  await expect(
    drawer.getByText(/buchen Sie verbindlich. Die Rechnung folgt per E-Mail/),
  ).toBeVisible();
  const box = await drawer.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, right] = [box?.x ?? 0, width - (box?.x ?? 0) - (box?.width ?? 0)];
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  expect(left).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height);
  const questions = drawer.getByLabel("Fragerunde (Q&A) dazubuchen");
  await questions.check();
  await drawer.getByRole("radio", { name: /60/ }).click();
  await expect(
    drawer.getByText("Die Fragerunde wurde mit der neuen Auswahl zurückgesetzt."),
  ).toBeVisible();
  await expect(questions).not.toBeChecked();
  await drawer.getByRole("radio", { name: /Keynote/ }).click();
  await questions.check();
  await expect(drawer.getByLabel("30 Min.")).toBeChecked();
  await drawer.getByText("15 Min.", { exact: true }).click();

  await next(drawer);
  await step(drawer, 2, "Vortrag");
  await expect(drawer.getByRole("radio", { name: /Individueller Vortrag/ })).toBeChecked();
  const { talks } = await (await page.request.get(`/api/v1/speakers/${SPEAKER.slug}`)).json();
  await expect(drawer.getByRole("radio")).toHaveCount(talks.length + 1);

  await next(drawer);
  await fillDetails(drawer);
  await expect(drawer.getByLabel("Erwartete Teilnehmerzahl")).toHaveAttribute("type", "number");
  await next(drawer);
  await step(drawer, 4, "Kontakt & Rechnung");
  await expect(drawer.getByLabel("E-Mail", { exact: true })).toHaveValue(account.email);
  await expect(drawer.getByLabel("Land")).toHaveValue("Deutschland");
  await fillContact(drawer);
  await next(drawer);

  await step(drawer, 5, "Zusammenfassung");
  await readToast(page, "Online-Event: Keine Reisekosten");
  const rows = drawer.locator(".summary-rows");
  for (const text of [
    `${SPEAKER.name}, Organisationspsychologin`,
    "09:00 Uhr",
    "Keynote, 40 Minuten, mit Fragerunde (15 Minuten)",
    "Führungskräftetagung",
    "Online",
    `${CONTACT.PLZ} ${CONTACT.Ort}`,
  ]) {
    await expect(rows).toContainText(text);
  }
  await expect(cost(drawer, "Fragerunde, 15 Minuten")).toHaveText("400 €");
  await expect(cost(drawer, "Reisekosten")).toHaveText("Online-Event: Keine Reisekosten");
  await expect(cost(drawer, "Netto")).toHaveText("5.400 €");
  await expect(cost(drawer, "19 % MwSt.")).toHaveText("1.026 €");
  await expect(cost(drawer, "Brutto")).toHaveText("6.426 €");
  await expect(drawer.getByText("Buchung als Unternehmen", { exact: true })).toBeVisible();
  for (const [name, address] of [
    ["AGB", "/agb"],
    ["Widerrufsbelehrung", "/widerrufsbelehrung"],
  ] as const) {
    const link = drawer.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  const consents = drawer.locator(".consents").getByRole("checkbox");
  await expect(consents).toHaveCount(2);
  for (const consent of await consents.all()) await expect(consent).not.toBeChecked();
  const submit = drawer.getByRole("button", { name: "Jetzt verbindlich buchen" });
  await submit.click();
  await expect(
    toastOf(page, "Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die AGB"),
  ).toBeVisible();
  await expect(drawer.getByLabel("Ich akzeptiere die AGB")).not.toBeChecked();
  await agree(drawer);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/v1/bookings")) {
      sent.push(request.headers()["idempotency-key"] ?? "");
    }
  });
  await submit.dblclick();

  await expect(
    toastOf(page, "Buchung bestätigt! Rechnung wird per E-Mail versendet."),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/booking\/success\?id=/);
  expect(sent).toHaveLength(1);
  await expect(drawer).toBeHidden();
  const id = new URL(page.url()).searchParams.get("id");
  expect(await page.evaluate(() => sessionStorage.getItem("lastBookingId"))).toBe(id);
  await expect(page.getByText(/Buchungsnummer/)).toBeVisible();
  await expect(page.getByText("6.426 €")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("6.426 €")).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(`/speaker/${SPEAKER.slug}`);
  await expect(page.getByRole("button", { name: "Jetzt buchen" })).toBeDisabled();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sent).toHaveLength(1);
  // A request for another day keeps the contact, and asks for consent anew (C-33).
  await pickFreeDay(page);
  await page.getByRole("button", { name: "Jetzt buchen" }).click();
  await next(drawer);
  await next(drawer);
  await fillDetails(drawer);
  await next(drawer);
  await expect(drawer.getByLabel("Unternehmen")).toHaveValue(CONTACT.Unternehmen);
  await next(drawer);
  for (const consent of await consents.all()) await expect(consent).not.toBeChecked();
  await page.addInitScript(watchCard);
  await openPage(page, `/booking/inquiry-sent?id=${id}`);
  await expect(page).toHaveURL(`/booking/success?id=${id}`);
  await expect(page.getByRole("heading", { name: "Das haben wir vereinbart" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Per Überweisung zahlen" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "card"))).toMatchObject({ wasLost: false });
  expect(faults).toEqual([]);
});

test("every step of the drawer is sound on a wide window, also after a refusal", async ({
  page,
}) => {
  await enter(page);
  const drawer = await openFilled(page, { step: "format", hasQuestions: true });
  const steps = ["Format", "Vortrag", "Event-Details", "Kontakt & Rechnung"];
  for (const [at, label] of steps.entries()) {
    await step(drawer, at + 1, label);
    await expectAccessible(page, label, DRAWER);
    await next(drawer);
  }
  await step(drawer, 5, "Zusammenfassung");
  await drawer.getByRole("button", { name: "Jetzt verbindlich buchen" }).click();
  await expect(toastOf(page, /akzeptieren Sie die AGB$/)).toBeVisible();
  await expectAccessible(page, "refused", DRAWER);
});

test("a customer who books a day is not told meanwhile that it was taken", async ({ page }) => {
  await enter(page);
  const slug = "luca-bertolazzi";
  const day = await freeDay(page, slug);
  const live = page.waitForResponse((response) => response.url().includes("/api/v1/live"));
  const drawer = await openFilled(page, { slug, day });
  await live;
  await agree(drawer);

  const answer = Promise.withResolvers<void>();
  await page.route("**/api/v1/bookings", async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  await drawer.getByRole("button", { name: "Jetzt verbindlich buchen" }).click();
  await expect(page.locator(`[data-day="${day}"][data-state="booked"]`)).toBeAttached();
  // A message goes by itself, so this must not wait for it.
  expect(await page.getByText(/gerade vergeben/).count()).toBe(0);
  expect(await drawer.getByText("Nicht mehr frei").count()).toBe(0);
  answer.resolve();
  await expect(page).toHaveURL(/\/booking\/success\?id=/);
  await expect(toastOf(page, /^Buchung bestätigt!/)).toBeVisible();
});

/** Whether the card with the booking, once there, ever goes away for something that comes after it. */
function watchCard(): void {
  const seen = { isShown: false, wasLost: false };
  Object.assign(window, { card: seen });
  const look = () => {
    const isShown = (document.querySelector<HTMLElement>(".result-card")?.offsetHeight ?? 0) > 0;
    seen.wasLost ||= seen.isShown && !isShown;
    seen.isShown = isShown;
    requestAnimationFrame(look);
  };
  look();
}
