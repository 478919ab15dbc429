import { expect, test } from "@playwright/test";
import { DEMO, DEMO_PASSWORD, enter, newAccount } from "#tests/e2e/support/accounts.ts";
import { bookAs } from "#tests/e2e/support/new-booking.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("an acceptance whose answer is lost is called unclear, and trying again books once", async ({
  page,
}) => {
  const token = await enter(page, await newAccount(page.request));
  const { id } = await bookAs(page, token, "inquiry");
  const data = { email: DEMO.speaker, password: DEMO_PASSWORD };
  const grant = await page.request.post("/auth/v1/token?grant_type=password", { data });
  const headers = { authorization: `Bearer ${(await grant.json()).access_token}` };
  const offer = { event: "offer", offer_price_cents: 480_000 };
  await page.request.post(`/api/v1/bookings/${id}/transitions`, { headers, data: offer });
  await openPage(page, `/dashboard/customer/buchungen/${id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Angebot annehmen" }).click();
  const question = page.getByRole("dialog");
  const accept = question.getByRole("button", { name: "Zahlungspflichtig annehmen" });

  // The server does it, but from then on nothing comes back.
  const booking = `**/api/v1/bookings/${id}`;
  await page.route(booking, (route) => route.abort());
  await page.route(`${booking}/transitions`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await accept.click();
  await expect(question.getByText(/Ob die Änderung ankam, ist nicht sicher/)).toBeVisible();
  await expect(question.getByText(/nichts geändert/)).toHaveCount(0);

  await page.unroute(booking);
  await page.unroute(`${booking}/transitions`);
  await accept.click();
  await expect(question).toBeHidden();
  const mine = { headers: { authorization: `Bearer ${token}` } };
  const { status, history } = await (await page.request.get(`/api/v1/bookings/${id}`, mine)).json();
  expect(status).toBe("confirmed");
  const accepted = (history as { event: string }[]).filter(({ event }) => event === "accept");
  expect(accepted).toHaveLength(1);
});
