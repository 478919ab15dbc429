import { expect, type Page, test } from "@playwright/test";
import { DEMO, DEMO_PASSWORD, enter } from "#tests/e2e/support/accounts.ts";
import { bookAs } from "#tests/e2e/support/new-booking.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");

/** The demo's speaker answers. */
async function answer(page: Page, id: string, data: object): Promise<void> {
  const speaker = { email: DEMO.speaker, password: DEMO_PASSWORD };
  const grant = "/auth/v1/token?grant_type=password";
  const session = await (await page.request.post(grant, { data: speaker })).json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const path = `/api/v1/bookings/${id}/transitions`;
  expect((await page.request.post(path, { headers, data })).ok()).toBe(true);
}

test("an inquiry keeps its place, and withdrawing it speaks of a free day only once one was held", async ({
  page,
}) => {
  const token = await enter(page);
  const event_location = "Kongresshaus Zürich und online (hybrid)";
  const { id, title } = await bookAs(page, token, "inquiry", { event_location });
  await openPage(page, `/dashboard/customer/buchungen/${id}`);
  await expect(main(page).getByText(`Online-Event: ${event_location}`)).toBeVisible();
  await main(page).getByRole("button", { name: "Anfrage zurückziehen" }).click();
  const inquiry = page.getByRole("alertdialog", { name: `Anfrage „${title}“ zurückziehen?` });
  await expect(inquiry).toContainText("wird benachrichtigt. Das kostet nichts");
  await expect(inquiry).not.toContainText("wieder frei");
  await inquiry.getByRole("button", { name: "Abbrechen" }).click();
  await answer(page, id, { event: "hold" });
  await main(page).getByRole("button", { name: "Angebot ablehnen" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("der Termin wird wieder frei");
});

test("a price of the speaker's own leaves no travel cost open, neither before nor after it is accepted", async ({
  page,
}) => {
  const token = await enter(page);
  const event_location = "Xqzwv Yjkpx";
  const { id } = await bookAs(page, token, "inquiry", { event_location });
  await openPage(page, `/dashboard/customer/buchungen/${id}`);
  const travel = main(page)
    .locator(".price-lines > div")
    .filter({ has: page.getByText("Reisekosten", { exact: true }) });
  await expect(travel).toHaveText(/zzgl\. Reisekosten/);
  await answer(page, id, { event: "offer", offer_price_cents: 600_000 });
  await main(page).getByRole("button", { name: "Angebot annehmen" }).click();
  const question = page.getByRole("dialog");
  await expect(question).not.toContainText("Reisekosten");
  await question.getByRole("button", { name: "Zahlungspflichtig annehmen" }).click();
  await expect(question).toBeHidden();
  await expect(travel).toHaveText(/im Gesamtpreis enthalten/);
});
