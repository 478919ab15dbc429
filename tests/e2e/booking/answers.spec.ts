import { expect, type Page, test } from "@playwright/test";
import { enter, readToast, toastOf } from "#tests/e2e/support/accounts.ts";
import { agree, cost, next, openFilled, SPEAKER, step } from "#tests/e2e/support/booking.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const TRAVEL = "**/api/v1/functions/calculate-travel-distance";

type Effects = Partial<
  Record<"invoice" | "speaker_notification" | "customer_confirmation", string>
>;

/** The server stores and answers as always; only the outcome of its effects is another. */
async function answerWith(page: Page, effects: Effects): Promise<void> {
  await page.route("**/api/v1/bookings", async (route) => {
    const response = await route.fetch();
    const booking = await response.json();
    await route.fulfill({
      response,
      json: { ...booking, effects: { ...booking.effects, ...effects } },
    });
  });
}

test("a failed invoice and a late notice are said one after the other, the flow goes on, and the page repeats the failure [ERR-57] [ERR-58] [ERR-59] [ERR-60] [ERR-61] [ERR-62]", async ({
  page,
}) => {
  await enter(page);
  const drawer = await openFilled(page);
  await agree(drawer);
  const failed = {
    invoice: "failed",
    speaker_notification: "failed",
    customer_confirmation: "failed",
  };
  await answerWith(page, failed);
  await page.route("**/api/v1/bookings/*/invoice", (route) =>
    route.fulfill({ json: { state: "waiting", invoice: null, documents: [] } }),
  );
  await drawer.getByRole("button", { name: "Jetzt verbindlich buchen" }).click();
  const message = "Rechnungsgenerierung fehlgeschlagen. Bitte kontaktieren Sie den Support.";
  await readToast(page, message);
  await readToast(page, "Speaker-Benachrichtigung verzögert, wird nachgeholt.");
  await readToast(page, "Buchung bestätigt! Rechnung wird per E-Mail versendet.");
  await expect(page).toHaveURL(/\/booking\/success\?id=/);
  await expect(page.getByRole("alert").filter({ hasText: message }).last()).toBeVisible();
});

test("an inquiry the speaker has not heard of stays open, and a retry keeps its key [ERR-64] [ERR-65] [ERR-67]", async ({
  page,
}) => {
  await enter(page);
  const drawer = await openFilled(page, { mode: "inquiry" });
  await agree(drawer);
  const url = page.url();
  const keys: string[] = [];
  page.on("request", (request) => {
    const key = request.headers()["idempotency-key"];
    if (key) keys.push(key);
  });
  await answerWith(page, { speaker_notification: "failed" });
  const submit = drawer.getByRole("button", { name: "Anfrage senden" });
  await submit.click();
  await readToast(
    page,
    "Speaker-Benachrichtigung fehlgeschlagen. Bitte kontaktieren Sie den Support.",
  );
  expect(page.url()).toBe(url);
  await expect(drawer).toBeVisible();
  await expect(submit).toBeEnabled();
  await page.unroute("**/api/v1/bookings");
  await answerWith(page, { speaker_notification: "done", customer_confirmation: "failed" });
  await submit.click();
  await expect(toastOf(page, "Bestätigungs-E-Mail verzögert, wird nachgeholt.")).toBeVisible();
  await expect(page).toHaveURL(/\/booking\/inquiry-sent\?id=/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("travel costs follow the venue: asked once, pending, added, or left open after a failure [TRAVEL-01] [TRAVEL-02] [TRAVEL-05] [TRAVEL-06] [TRAVEL-08] [TRAVEL-09] [TRAVEL-10] [PRICE-11]", async ({
  page,
}) => {
  await enter(page);
  const asked: { eventAddress: string; speakerAddress: string }[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(TRAVEL, async (route) => {
    const venue = route.request().postDataJSON();
    asked.push(venue);
    if (venue.eventAddress === "Hamburg") {
      await held;
      return route.fulfill({
        json: { totalFee: 412, distanceKm: 780, state: "calculated", isDirectPossible: true },
      });
    }
    if (venue.eventAddress === "Bremen") return route.fulfill({ status: 500, json: {} });
    return route.fulfill({
      json: { totalFee: 900, distanceKm: 990, state: "calculated", isDirectPossible: false },
    });
  });
  // An event with half an hour of questions, 5.700 euros without the way.
  const drawer = await openFilled(page, { step: "details", location: "", hasQuestions: true });
  const besideSum = drawer.locator(".order-summary-tax");
  await expect(besideSum).toHaveText("zzgl. MwSt., zzgl. Reisekosten");
  await drawer.getByRole("combobox", { name: "Veranstaltungsort" }).fill("Hamburg");
  await next(drawer);
  await next(drawer);
  await step(drawer, 5, "Zusammenfassung");
  await expect(cost(drawer, "Reisekosten")).toHaveText("Wird berechnet...");
  await expect(drawer.getByRole("button", { name: "Jetzt verbindlich buchen" })).toBeDisabled();
  release();
  await readToast(page, "Reisekosten berechnet: 412 €");
  await expect(cost(drawer, "Reisekosten")).toHaveText("412 €");
  await expect(cost(drawer, "Netto")).toHaveText("6.112 €");
  const { address_label } = await (
    await page.request.get(`/api/v1/speakers/${SPEAKER.slug}`)
  ).json();
  expect(address_label).toMatch(/^München/);
  const question = { eventAddress: "Hamburg", speakerAddress: address_label };
  expect(asked).toEqual([expect.objectContaining(question)]);
  await drawer.getByRole("button", { name: "Kontakt ändern" }).click();
  await expect(besideSum).toHaveText("zzgl. MwSt., inkl. ca. 412 € Reisekosten");

  await drawer.getByRole("button", { name: "Zurück" }).click();
  await drawer.getByRole("combobox", { name: "Veranstaltungsort" }).fill("Bremen");
  await next(drawer);
  await next(drawer);
  await readToast(page, "Reisekosten konnten nicht berechnet werden");
  await expect(cost(drawer, "Reisekosten")).toHaveText("zzgl. Reisekosten");
  await expect(cost(drawer, "Netto")).toHaveText("5.700 €");

  // So far away the speaker wants to be asked first.
  await drawer.getByRole("button", { name: "Kontakt ändern" }).click();
  await drawer.getByRole("button", { name: "Zurück" }).click();
  await drawer.getByRole("combobox", { name: "Veranstaltungsort" }).fill("Lissabon");
  await next(drawer);
  await expect(
    toastOf(page, /^Für diesen Ort ist eine direkte Buchung nicht möglich\./),
  ).toBeVisible();
  // A message stays while the pointer rests on it.
  await page.mouse.move(0, 0);
  await next(drawer);
  await expect(cost(drawer, "Reisekosten")).toHaveText("900 €");
  await expect(drawer.getByRole("button", { name: "Anfrage senden" })).toBeEnabled();

  // A place that is near enough brings the binding booking back, also after a reload.
  await page.reload();
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await expect(drawer.getByRole("button", { name: "Anfrage senden" })).toBeEnabled();
  await drawer.getByRole("button", { name: "Ort ändern", exact: true }).click();
  await drawer.getByRole("combobox", { name: "Veranstaltungsort" }).fill("Hamburg");
  await next(drawer);
  await next(drawer);
  await expect(drawer.getByRole("button", { name: "Jetzt verbindlich buchen" })).toBeEnabled();
});

test("a company in Austria with a UID is charged without tax, and says why", async ({ page }) => {
  await enter(page);
  const drawer = await openFilled(page, { step: "contact" });
  await expect(drawer.getByLabel(/Umsatzsteuer-ID/)).toHaveCount(0);
  await drawer.getByLabel("Land").selectOption("Österreich");
  await drawer.getByLabel(/Umsatzsteuer-ID/).fill("DE123");
  await next(drawer);
  await expect(drawer.locator(".errors")).toContainText("passt nicht zum Land");
  await drawer.getByLabel(/Umsatzsteuer-ID/).fill("ATU 1234 5678");
  await next(drawer);
  await expect(cost(drawer, "0 % MwSt.")).toHaveText("0 €");
  await expect(cost(drawer, "Brutto")).toHaveText("5.000 €");
  await expect(drawer.getByText(/Reverse Charge/)).toBeVisible();
  await expect(drawer.locator(".booking-foot-price")).toHaveText(/^5\.000\s€\s*ohne MwSt\.$/);
});
