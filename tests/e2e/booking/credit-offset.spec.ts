import { expect, type Page, test } from "@playwright/test";
import { enter, enterAs, newAccount, readToast, toastOf } from "#tests/e2e/support/accounts.ts";
import { bookedBy } from "#tests/e2e/support/new-booking.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const sheetOf = (page: Page, number: string) =>
  page.getByRole("dialog", { name: `Rechnung ${number}` });

/** Asked for a reason in its own window, which may stay empty. */
async function takeStep(page: Page, number: string, step: string): Promise<void> {
  await sheetOf(page, number).getByRole("button", { name: step }).click();
  const question = page.getByRole("dialog", { name: `${step}: ${number}` });
  await question.getByRole("button", { name: step }).click();
  await readToast(page, "Erledigt.");
}

test("money for an invoice that was replaced is set off against the new one by a click", async ({
  page,
}) => {
  const account = await newAccount(page.request);
  const customer = await enter(page, account);
  const { bookingId, invoice: old } = await bookedBy(page, customer);
  await enterAs(page, "admin");
  await openPage(page, `/admin/invoices?rechnung=${old.id}`);
  await takeStep(page, old.number, "Stornieren");
  await takeStep(page, old.number, "Neu ausstellen");
  const headers = { authorization: `Bearer ${customer}` };
  let issued = old;
  await expect
    .poll(async () => {
      const read = await page.request.get(`/api/v1/bookings/${bookingId}/invoice`, { headers });
      issued = (await read.json()).invoice ?? old;
      return issued.number;
    })
    .not.toBe(old.number);
  // The accounting of the customer still had the old number.
  await sheetOf(page, old.number).getByRole("button", { name: "Zahlung verbuchen" }).click();
  await sheetOf(page, old.number).getByRole("button", { name: "Verbuchen", exact: true }).click();
  await expect(toastOf(page, "Die Zahlung wurde verbucht.")).toBeVisible();

  await enter(page, account);
  await openPage(page, `/payment/bank-transfer?invoice=${issued.id}`);
  const main = page.getByRole("main");
  await expect(main).toContainText(`Rechnung ${issued.number} über 5.950 €`);
  await expect(main).toContainText("haben wir bereits 5.950 € von Ihnen erhalten");
  await expect(main).not.toContainText("IBAN");
  await expectAccessible(page);
  await openPage(page, `/dashboard/customer/buchungen/${bookingId}`);
  await expect(main).toContainText("5.950 €, die Sie für diese Buchung bereits gezahlt haben");
  await expect(page.getByRole("button", { name: "Jetzt bezahlen" })).toHaveCount(0);

  await enterAs(page, "admin");
  await openPage(page, `/admin/invoices?rechnung=${issued.id}`);
  const sheet = sheetOf(page, issued.number);
  await expect(sheet.getByText(`${old.number}: 5.950 €`)).toBeVisible();
  await expectAccessible(page);
  await takeStep(page, issued.number, "Verrechnen");
  await expect(sheet.getByText("Bezahlt", { exact: true }).first()).toBeVisible();
  await expect(sheet.getByText("Verrechnung, angerechnet")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Verrechnen" })).toHaveCount(0);
  await enter(page, account);
  await openPage(page, `/payment/bank-transfer?invoice=${issued.id}`);
  await expect(main).toContainText("Der Betrag ist vollständig eingegangen.");
  const subject = `Rechnung ${issued.number}: mit Ihrer Zahlung verrechnet`;
  await expect
    .poll(async () => (await page.request.get("/demo/postfach.json")).text())
    .toContain(subject);
});
