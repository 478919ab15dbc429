import { expect, type Page, test } from "@playwright/test";
import { enter, newAccount, readToast, toastOf, tokenOf } from "#tests/e2e/support/accounts.ts";
import { agree, cost, freeDay, openFilled } from "#tests/e2e/support/booking.ts";
import { bookAs } from "#tests/e2e/support/new-booking.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const POST = "**/api/v1/bookings";
const SUBMIT = "Jetzt verbindlich buchen";

/** Another customer books the day through the server. */
async function bookElsewhere(page: Page, day: string): Promise<void> {
  const token = await tokenOf(page.request, await newAccount(page.request));
  await bookAs(page, token, "direct", { event_date: day });
}

test("another customer was faster: all input stays, and a free day is one click away", async ({
  page,
}) => {
  const day = await freeDay(page);
  await enter(page);
  // Without the live stream only the server's refusal tells that the day has gone.
  await page.route("**/api/v1/live?*", (route) => route.abort());
  const drawer = await openFilled(page, { day });
  await agree(drawer);
  await bookElsewhere(page, day);
  await drawer.getByRole("button", { name: SUBMIT }).click();
  await expect(drawer.getByText(/wurde gerade von jemand anderem gebucht/)).toBeVisible();
  const free = drawer.locator(".free-days button");
  const chosen = await free.first().textContent();
  await free.first().click();
  await expect(drawer.locator(".summary-rows")).toContainText(chosen?.replace(/^.., /, "") ?? "-");
  await expect(drawer.locator(".summary-rows")).toContainText("Führungskräftetagung");
  await expect(drawer.getByLabel("Ich akzeptiere die AGB")).toBeChecked();
  await drawer.getByRole("button", { name: SUBMIT }).click();
  await expect(page).toHaveURL(/\/booking\/success\?id=/);
});

test("a changed price is shown and has to be confirmed; a refusal shows its message [ERR-54] [ERR-56]", async ({
  page,
}) => {
  await enter(page);
  const drawer = await openFilled(page);
  await agree(drawer);
  const price = {
    base_fee_cents: 600_000,
    qa_fee_cents: 0,
    travel_cost_cents: 0,
    travel_cost_state: "online",
    net_cents: 600_000,
    vat_rate_basis_points: 1900,
    vat_note: null,
    vat_cents: 114_000,
    gross_cents: 714_000,
  };
  const bodies: { expected_total_amount: number }[] = [];
  await page.route(POST, (route) => {
    bodies.push(route.request().postDataJSON());
    const error =
      bodies.length === 1
        ? { code: "price_changed", message: "Der Preis hat sich geändert", details: { price } }
        : {
            code: "own_profile",
            message: "Sie können sich nicht selbst buchen.",
          };
    return route.fulfill({ status: bodies.length === 1 ? 409 : 403, json: { error } });
  });
  const submit = drawer.getByRole("button", { name: SUBMIT });
  await submit.click();
  await expect(drawer.getByText("Der Preis hat sich geändert")).toBeVisible();
  await expect(cost(drawer, "Brutto")).toHaveText("7.140 €");
  await submit.click();
  await readToast(page, "Bitte bestätigen Sie zuerst den neuen Preis.");
  expect(bodies).toHaveLength(1);
  await drawer.getByRole("button", { name: "Neuen Preis bestätigen" }).click();
  await submit.click();
  await expect(toastOf(page, "Sie können sich nicht selbst buchen.")).toBeVisible();
  expect(bodies.map((body) => body.expected_total_amount)).toEqual([500_000, 600_000]);
  await expect(submit).toBeEnabled();
  await expect(drawer.locator(".summary-rows")).toContainText("Führungskräftetagung");
});

test("without an answer everything stays and the next attempt carries the same key, after a reload too; an edit makes a new one [ERR-55] [BOOK-66]", async ({
  page,
}) => {
  await enter(page);
  const drawer = await openFilled(page);
  await agree(drawer);
  const keys: string[] = [];
  let release = () => {};
  await page.route(POST, async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    if (keys.length === 1) {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    }
    return route.abort();
  });
  const submit = drawer.getByRole("button", { name: SUBMIT });
  await submit.click();
  const busy = drawer.getByRole("button", { name: "Wird gesendet..." });
  await expect(busy).toBeDisabled();
  await expect(drawer.getByText(/Das dauert einen Moment/)).toBeVisible();
  release();
  const failed =
    "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut oder kontaktieren Sie den Support.";
  await expect(toastOf(page, failed)).toBeVisible();
  await expect(drawer.getByText(/nichts doppelt gebucht/)).toBeVisible();
  await submit.click();
  await expect.poll(() => keys.length).toBe(2);

  await page.reload();
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await expect(drawer.locator(".summary-rows")).toContainText("Führungskräftetagung");
  await expect(drawer.getByLabel("Ich akzeptiere die AGB")).not.toBeChecked();
  await agree(drawer);
  await submit.click();
  await expect.poll(() => keys.length).toBe(3);
  await drawer.getByRole("button", { name: "Titel ändern" }).click();
  await drawer.getByLabel("Titel der Veranstaltung").fill("Anders");
  await drawer.getByRole("button", { name: "Weiter", exact: true }).click();
  await drawer.getByRole("button", { name: "Weiter", exact: true }).click();
  await submit.click();
  await expect.poll(() => keys.length).toBe(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});
