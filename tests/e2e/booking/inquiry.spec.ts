import { expect, test } from "@playwright/test";
import { cents, formatEuros } from "#domain/money.ts";
import { enter, toastOf } from "#tests/e2e/support/accounts.ts";
import {
  agree,
  cost,
  fillContact,
  fillDetails,
  next,
  openDrawer,
  SPEAKER,
  step,
} from "#tests/e2e/support/booking.ts";
import { bookAs } from "#tests/e2e/support/new-booking.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Workshop = { title: string; duration_hours: number; fee_cents: number };

test("an inquiry for a workshop leaves the talk out and ends on its own page [ROUTE-36] [BOOK-13] [BOOK-19] [BOOK-21] [BOOK-23] [BOOK-24] [BOOK-25] [BOOK-41] [BOOK-65] [BOOK-77] [BOOK-82] [CONST-10] [ERR-68]", {
  tag: JOURNEY,
}, async ({ page }) => {
  const token = await enter(page);
  const drawer = await openDrawer(page, { mode: "inquiry" });
  await expect(drawer.getByText("Auf Anfrage").filter({ visible: true }).first()).toBeVisible();
  await expect(drawer.getByText(/unverbindlich.*innerhalb von 24 Stunden/)).toBeVisible();
  await expect(drawer.getByText(/Ein Workshop hat sein eigenes Thema/)).toBeVisible();
  const workshops = drawer.getByRole("group", { name: "Oder ein Workshop" });
  const speaker = await (await page.request.get(`/api/v1/speakers/${SPEAKER.slug}`)).json();
  const [first, ...others] = speaker.workshops as [Workshop, ...Workshop[]];
  const offered = workshops.locator(".option");
  await expect(offered).toHaveCount(1 + others.length);
  for (const { title, duration_hours, fee_cents } of [first, ...others]) {
    const option = offered.filter({ hasText: title });
    await expect(option).toContainText(`${duration_hours}Std.`);
    await expect(option).toContainText(formatEuros(cents(fee_cents)));
    await expect(option).toContainText("zzgl. MwSt.");
  }
  await workshops.getByRole("radio", { name: first.title }).check();
  await expect(drawer.getByLabel("Fragerunde (Q&A) dazubuchen")).toHaveCount(0);

  await next(drawer);
  await step(drawer, 3, "Event-Details");
  await expect(drawer.getByRole("listitem").filter({ hasText: "Vortrag" })).toContainText(
    "entfällt",
  );
  await drawer.getByRole("button", { name: "Zurück" }).click();
  await step(drawer, 1, "Format");
  await next(drawer);
  await fillDetails(drawer);
  await drawer.getByLabel("Besondere Wünsche").fill("Bitte mit Übungen");
  await drawer.getByLabel("Telefon vor Ort").fill("+49 40 1234");
  await next(drawer);
  await expect(
    drawer.getByText("Bitte geben Sie zur Telefonnummer auch den Namen an.").first(),
  ).toBeVisible();
  await drawer.getByLabel("Ansprechpartner vor Ort").fill("Mara Köster");
  await next(drawer);
  await fillContact(drawer);
  await next(drawer);
  await expect(drawer.locator(".summary-rows")).toContainText(
    `${first.title}, ${first.duration_hours} Stunden`,
  );
  await expect(cost(drawer, "Netto")).toHaveText(formatEuros(cents(first.fee_cents)));
  await agree(drawer);
  await drawer.getByRole("button", { name: "Anfrage senden" }).click();

  await expect(toastOf(page, "Ihre Anfrage wurde erfolgreich gesendet!")).toBeVisible();
  await expect(page).toHaveURL(/\/booking\/inquiry-sent\?id=/);
  await expect(page.getByText(/innerhalb von 24 Stunden/i).first()).toBeVisible();
  await expect(page.getByText(/Buchungsnummer/)).toBeVisible();
  const url = page.url();
  const id = new URL(url).searchParams.get("id");
  expect(await page.evaluate(() => sessionStorage.getItem("lastBookingId"))).toBe(id);
  const headers = { authorization: `Bearer ${token}` };
  const booking = await (await page.request.get(`/api/v1/bookings/${id}`, { headers })).json();
  expect(booking).toMatchObject({
    status: "requested",
    event_type: "workshop",
    includes_qa: false,
    customer_notes: "Bitte mit Übungen",
    on_site_contact: "Mara Köster",
    on_site_phone: "+49 40 1234",
  });

  // The page for binding bookings thanks for no inquiry.
  await openPage(page, `/booking/success?id=${id}`);
  await expect(page).toHaveURL(url);
  await expect(page.getByRole("heading", { name: "Das haben Sie angefragt" })).toBeVisible();
});

test("an inquiry is shown to no other user, and takes what its invoice is to name", async ({
  page,
  browser,
}) => {
  const token = await enter(page);
  const { id, title } = await bookAs(page, token, "inquiry");
  // What the invoice is to name can be said until there is one.
  await openPage(page, `/dashboard/customer/buchungen/${id}`);
  await page.getByLabel("Bestellnummer").fill("4500012345");
  await page.getByLabel("Leitweg-ID").fill("04011000-1234512345-07");
  await page.getByRole("button", { name: "Angaben speichern" }).click();
  await expect(page.getByText("Diese Leitweg-ID stimmt nicht.")).toBeVisible();
  await page.getByLabel("Leitweg-ID").fill("04011000-1234512345-06");
  await page.getByRole("button", { name: "Angaben speichern" }).click();
  await expect(toastOf(page, "Die Angaben für die Rechnung sind gespeichert.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Bestellnummer")).toHaveValue("4500012345");
  await expectAccessible(page);

  const stranger = await (await browser.newContext()).newPage();
  const url = `/booking/inquiry-sent?id=${id}`;
  await openPage(stranger, url);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Ihre Buchung");
  await expect(stranger.getByRole("main").getByRole("link", { name: "Anmelden" })).toBeVisible();
  await expect(stranger.getByText(title)).toHaveCount(0);
  await enter(stranger);
  // A foreign booking is as unknown as one that never was (C-104).
  const invented = "/booking/success?id=00000000-0000-4000-8000-000000000000";
  for (const address of [url, invented, "/booking/inquiry-sent?id=x"]) {
    await openPage(stranger, address);
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(
      "Diese Buchung finden wir nicht",
    );
  }
  await openPage(stranger, "/booking/success");
  await expect(stranger.getByText("Vielen Dank für Ihre Buchung!")).toBeVisible();
  await expect(stranger.getByText(title)).toHaveCount(0);
  await stranger.context().close();
});
