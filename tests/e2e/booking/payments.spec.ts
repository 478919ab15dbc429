import { expect, type Page, test } from "@playwright/test";
import { enter, enterAs, newAccount, toastOf, tokenOf } from "#tests/e2e/support/accounts.ts";
import { bookedBy } from "#tests/e2e/support/new-booking.ts";
import { JOURNEY, openPage, PHONE } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";
import { camtFile } from "#tests/support/billing/bank-files.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("each outcome of a payment has its page, also for a visitor without an invoice [ROUTE-15] [ROUTE-16] [ROUTE-17] [ROUTE-18]", {
  tag: JOURNEY,
}, async ({ request }) => {
  const outcomes = {
    "/payment-success": "Ihre Zahlung",
    "/payment-canceled": "Zahlung abgebrochen",
    "/payment/bank-transfer": "Per Überweisung zahlen",
  };
  for (const [path, title] of Object.entries(outcomes)) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<html lang="de"');
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  }
});

test("an open invoice is paid by card, after one change of mind [ROUTE-15] [ROUTE-16] [ROUTE-18]", {
  tag: PHONE,
}, async ({ page }) => {
  const token = await enter(page);
  const { bookingId, invoice } = await bookedBy(page, token);
  await openPage(page, `/dashboard/customer/buchungen/${bookingId}`);
  await page.getByRole("button", { name: "Jetzt bezahlen" }).click();
  await page.waitForURL(/\/demo\/zahlung/);
  await expect(page.getByText("es wird kein Geld bewegt")).toBeVisible();
  await expect(page.getByText(invoice.number)).toBeVisible();
  await page.getByRole("button", { name: "Abbrechen" }).click();

  await page.waitForURL(/\/payment-canceled/);
  await expect(heading(page, "Zahlung abgebrochen")).toBeVisible();
  await expect(page.getByText("Es wurde nichts abgebucht.")).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal mit Karte zahlen" }).click();
  await page.waitForURL(/\/demo\/zahlung/);
  await page.getByRole("button", { name: "Testweise bezahlen" }).click();

  await page.waitForURL(/\/payment-success/);
  await expect(heading(page, "Ihre Zahlung")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ihre Zahlung ist eingegangen" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(invoice.number);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zur Buchung" }).click();
  await expect(page.getByText("Bezahlt", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Jetzt bezahlen" })).toHaveCount(0);
});

test("turning back from a payment reads the invoice as it is stored [ROUTE-16] [ROUTE-18]", async ({
  page,
}) => {
  await page.goto("/payment-canceled");
  await expect(heading(page, "Zahlung abgebrochen")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("noch offen");
  const other = await tokenOf(page.request, await newAccount(page.request));
  const foreign = await bookedBy(page, other);
  await page.goto(`/payment-canceled?invoice=${foreign.invoice.id}`);
  await expect(page.getByText("Melden Sie sich an, um den Stand Ihrer Rechnung")).toBeVisible();

  const token = await enter(page);
  const { invoice, bookingId } = await bookedBy(page, token);
  for (const unknown of [foreign.invoice.id, bookingId, "erfunden"]) {
    await openPage(page, `/payment-canceled?invoice=${unknown}`);
    await expect(heading(page, "Diese Buchung finden wir nicht")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(foreign.invoice.number);
    await openPage(page, `/payment-success?payment=${unknown}`);
    await expect(
      page.getByRole("heading", { name: "Diese Buchung finden wir nicht" }),
    ).toBeVisible();
  }

  await openPage(page, `/payment-canceled?invoice=${invoice.id}`);
  await expect(page.getByRole("main")).toContainText(
    `von Rechnung ${invoice.number} sind noch 5.950 € offen`,
  );
  await page.getByRole("button", { name: "Noch einmal mit Karte zahlen" }).click();
  await page.waitForURL(/\/demo\/zahlung/);
  await page.getByRole("button", { name: "Testweise bezahlen" }).click();
  await expect(page.getByRole("heading", { name: "Ihre Zahlung ist eingegangen" })).toBeVisible();
  await openPage(page, `/payment-canceled?invoice=${invoice.id}`);
  await expect(heading(page, "Diese Rechnung ist bezahlt")).toBeVisible();
  await expect(page.getByRole("button", { name: "Noch einmal mit Karte zahlen" })).toHaveCount(0);
  await expectAccessible(page);
});

test("a cancellation takes away in the list what its invoice asked for", async ({ page }) => {
  const token = await enter(page);
  const { bookingId, invoice } = await bookedBy(page, token);
  const cancelled = await page.request.post(`/api/v1/bookings/${bookingId}/transitions`, {
    headers: { authorization: `Bearer ${token}` },
    data: { event: "cancel" },
  });
  expect(cancelled.ok()).toBe(true);
  await expect(async () => {
    await openPage(page, "/dashboard/customer?ansicht=rechnungen");
    const credit = page.getByRole("row").filter({ hasText: "Stornorechnung" });
    await expect(credit).toContainText("-5.950 €");
    await expect(credit).toContainText("-5.000 €");
  }).toPass();
  const original = page.getByRole("row").filter({ hasText: `Rechnung ${invoice.number}` });
  await expect(original.first()).not.toContainText("-5.950 €");
  await openPage(page, `/dashboard/customer/buchungen/${bookingId}`);
  await expect(page.getByText("-5.950 €")).toBeVisible();
  await openPage(page, `/payment-canceled?invoice=${invoice.id}`);
  await expect(heading(page, "Diese Rechnung wurde storniert")).toBeVisible();
});

test("the bank transfer shows everything to its customer and nothing to other users [ROUTE-17] [ROUTE-18]", {
  tag: PHONE,
}, async ({ page }) => {
  await page.goto("/payment/bank-transfer");
  await expect(heading(page, "Per Überweisung zahlen")).toBeVisible();
  const other = await tokenOf(page.request, await newAccount(page.request));
  const foreign = await bookedBy(page, other);
  const token = await enter(page);
  const { invoice } = await bookedBy(page, token);
  await openPage(page, `/payment/bank-transfer?invoice=${foreign.invoice.id}`);
  await expect(page.getByText("gehört nicht zu Ihrem Konto")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(foreign.invoice.number);

  await openPage(page, `/payment/bank-transfer?invoice=${invoice.id}`);
  const main = page.getByRole("main");
  await expect(main).toContainText(invoice.number);
  await expect(page.getByRole("img", { name: /Girocode/ })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "IBAN kopieren" }).click();
  await expect(toastOf(page, "IBAN kopiert")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^DE\d{20}$/);
  await expectAccessible(page);
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWider)).toBe(false);
});

test("an admin matches a bank file, books it by a click and finds the invoice paid [ADMIN-17]", async ({
  page,
}) => {
  const account = await tokenOf(page.request, await newAccount(page.request));
  const { invoice } = await bookedBy(page, account);
  const euros = (invoice.gross_cents / 100).toFixed(2);
  await enterAs(page, "admin");
  await openPage(page, "/admin/invoices");
  await expect(heading(page, "Rechnungen")).toBeVisible();
  await expect(page.getByRole("table")).toContainText(invoice.number);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Bankdatei abgleichen" }).click();
  const file = camtFile([{ amount: euros, payer: "Kesslin", purpose: `Rg. ${invoice.number}` }]);
  const chosen = { name: "auszug.xml", mimeType: "text/xml", buffer: Buffer.from(file) };
  const dialog = page.getByRole("dialog", { name: "Bankdatei abgleichen" });
  await dialog.getByLabel("Datei").setInputFiles(chosen);
  await expect(dialog).toContainText("davon 1 sicher zugeordnet");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /von Kesslin verbuchen/ }).click();
  await expect(dialog.getByText("Verbucht", { exact: true })).toBeVisible();
  // The same file again changes nothing.
  await dialog.getByLabel("Datei").setInputFiles(chosen);
  await expect(dialog.getByText("Verbucht", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /verbuchen$/ })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: `Rechnung ${invoice.number} öffnen` }).click();
  const sheet = page.getByRole("dialog", { name: `Rechnung ${invoice.number}` });
  await expect(sheet.getByText("Bezahlt", { exact: true }).first()).toBeVisible();
  await expect(sheet.getByText("Zahlung verbucht")).toBeVisible();
  await expectAccessible(page);

  // Their accounting sends the same sum once more.
  await sheet.getByRole("button", { name: "Zahlung verbuchen" }).click();
  await expect(sheet.getByLabel("Betrag in Euro")).toHaveValue(euros.replace(".", ","));
  const book = sheet.getByRole("button", { name: "Verbuchen", exact: true });
  // The answer is lost on the way; pressing again does not book it twice.
  const isPayment = "**/api/v1/admin/invoices/*/payments";
  await page.route(isPayment, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await book.click();
  await expect(sheet.getByText("Zu viel gezahlt, bitte erstatten")).toBeVisible();
  await page.unroute(isPayment);
  await book.click();
  await expect(page.getByText("Zu dieser Rechnung wurde inzwischen etwas verbucht")).toBeVisible();
  await sheet.getByRole("button", { name: "Abbrechen" }).click();

  await sheet.getByRole("button", { name: "Stornieren" }).click();
  const question = page.getByRole("dialog", { name: `Stornieren: ${invoice.number}` });
  await expect(question).toContainText("Es entsteht eine Stornorechnung");
  await question.getByLabel("Grund").fill("Falscher Empfänger");
  await question.getByRole("button", { name: "Stornieren" }).click();
  await expect(sheet.getByText("Zu viel gezahlt, bitte erstatten")).toBeVisible();
  await expect(sheet.getByText(/Falscher Empfänger/)).toBeVisible();
});
