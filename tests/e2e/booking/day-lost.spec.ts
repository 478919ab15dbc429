import { expect, type Page, test } from "@playwright/test";
import { formatDay } from "#domain/format/days.ts";
import { berlinDay, isoDate } from "#domain/time/iso-date.ts";
import { DEMO, DEMO_PASSWORD, enter, newAccount, tokenOf } from "#tests/e2e/support/accounts.ts";
import { agree, freeDay, openFilled, SPEAKER } from "#tests/e2e/support/booking.ts";
import { bookAs } from "#tests/e2e/support/new-booking.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { openProfile, pickDay, sideCard } from "#tests/e2e/support/profile.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SUBMIT = "Jetzt verbindlich buchen";

/** As the speaker sets it, from another browser. */
async function setDay(page: Page, day: string, type: string): Promise<void> {
  const token = await tokenOf(page.request, { email: DEMO.speaker, password: DEMO_PASSWORD });
  const answer = await page.request.put(`/api/v1/me/speaker/availability/${day}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { type },
  });
  expect(answer.status()).toBe(200);
}

/** A drawer on its last step, whose calendar follows the speaker behind it. */
async function readyToBook(page: Page, day: string) {
  const live = page.waitForResponse((response) => response.url().includes("/api/v1/live"));
  const drawer = await openFilled(page, { day });
  await live;
  await agree(drawer);
  return drawer;
}

test("a day that another customer books takes its badge and its button along", async ({ page }) => {
  const day = await freeDay(page);
  await enter(page);
  const drawer = await readyToBook(page, day);
  const other = await tokenOf(page.request, await newAccount(page.request));
  await bookAs(page, other, "direct", { event_date: day });
  const name = formatDay(isoDate(day));
  await expect(drawer.getByText(`Der ${name} wurde gerade vergeben.`)).toBeVisible();
  await expect(drawer.getByText("Direkt buchbar")).toHaveCount(0);
  const shown = { visible: true };
  await expect(drawer.getByText("Nicht mehr frei").filter(shown).first()).toBeVisible();
  await expect(drawer.getByRole("button", { name: SUBMIT })).toBeDisabled();
  await expect(page.locator(`[data-day="${day}"][data-state="booked"]`)).toBeAttached();

  await drawer.locator(".free-days button").first().click();
  await expect(drawer.getByText("Direkt buchbar").filter(shown).first()).toBeVisible();
  await expect(drawer.getByRole("button", { name: SUBMIT })).toBeEnabled();
});

test("a day that the speaker blocks is said to be blocked, one on request becomes an inquiry", async ({
  page,
}) => {
  const day = await freeDay(page);
  await enter(page);
  const drawer = await readyToBook(page, day);
  try {
    await setDay(page, day, "on_request");
    await expect(drawer.getByRole("button", { name: "Anfrage senden" })).toBeEnabled();
    await expect(drawer.getByText("Direkt buchbar")).toHaveCount(0);
    await setDay(page, day, "blocked");
    const name = formatDay(isoDate(day));
    await expect(drawer.getByText(`Der Speaker hat den ${name} gerade blockiert.`)).toBeVisible();
    await expect(drawer.getByText(/jemand anderem/)).toHaveCount(0);
    await expect(drawer.getByRole("button", { name: "Anfrage senden" })).toBeDisabled();
  } finally {
    await setDay(page, day, "available");
  }
});

test("a customer who cancels is not told meanwhile that it is too late", async ({ page }) => {
  const token = await enter(page);
  const { id } = await bookAs(page, token, "direct");
  const live = page.waitForResponse((response) => response.url().includes("/api/v1/live"));
  await openPage(page, `/dashboard/customer/buchungen/${id}`);
  await live;
  await page.getByRole("button", { name: "Buchung stornieren" }).click();
  const dialog = page.getByRole("dialog");
  const answer = Promise.withResolvers<void>();
  const stored = Promise.withResolvers<void>();
  await page.route("**/transitions", async (route) => {
    const response = await route.fetch();
    stored.resolve();
    await answer.promise;
    await route.fulfill({ response });
  });
  await dialog.getByRole("button", { name: "Verbindlich stornieren" }).click();
  await stored.promise;
  // The news of the own cancellation have long arrived by then.
  await page.waitForTimeout(1500);
  expect(await dialog.getByText(/lässt sich nicht mehr stornieren/).count()).toBe(0);
  answer.resolve();
  await expect(dialog).toBeHidden();
});

test("a speaker who wants to be asked is never bookable directly", async ({ page }) => {
  await openProfile(page, "/speaker/ilse-brandtner");
  const day = await pickDay(page, "Frei, auf Anfrage");
  await expect(sideCard(page).locator(".picked")).toHaveText(`${day}Frei, auf Anfrage`);
  await expect(page.getByText("Direkt buchbar")).toHaveCount(0);
});

test("a speaker who takes no bookings shows no free day", async ({ page }) => {
  await openProfile(page, "/speaker/bjarne-tiedgen");
  await page.getByRole("button", { name: "Nächster Monat" }).click();
  await expect(page.locator(".availability [data-state='blocked']").first()).toBeVisible();
  await expect(page.locator(".availability [data-state='available']")).toHaveCount(0);
  await expect(page.locator(".availability [data-state='on_request']")).toHaveCount(0);
});

test("public holidays are on request and have their name", async ({ page }) => {
  await openProfile(page, `/speaker/${SPEAKER.slug}`);
  const unity = page.getByRole("button", { name: /3\. Oktober \d{4}, Tag der Deutschen Einheit/ });
  const month = Number(berlinDay(Date.now()).slice(5, 7));
  for (let turns = (22 - month) % 12; turns > 0; turns -= 1) {
    await page.getByRole("button", { name: "Nächster Monat" }).click();
  }
  await expect(unity).toHaveAccessibleName(/Tag der Deutschen Einheit, Auf Anfrage/);
  await expect(page.getByText("03.10. Tag der Deutschen Einheit")).toBeVisible();
});

test("a speaker books another speaker and finds the booking as a customer", async ({ page }) => {
  await enter(page, { email: DEMO.speaker, password: DEMO_PASSWORD });
  const slug = "luca-bertolazzi";
  const drawer = await openFilled(page, { slug });
  await agree(drawer);
  await drawer.getByRole("button", { name: SUBMIT }).click();
  await expect(page).toHaveURL(/\/booking\/success\?id=/);
  const id = new URL(page.url()).searchParams.get("id");

  await openPage(page, "/dashboard/speaker");
  await page.getByRole("link", { name: "Meine Buchungen als Kunde" }).click();
  await expect(page.getByRole("link", { name: "Speaker-Dashboard" })).toBeVisible();
  await openPage(page, `/dashboard/customer/buchungen/${id}`);
  await expect(page.getByRole("button", { name: "Buchung stornieren" })).toBeVisible();
});

test("no speaker books themselves: the own profile says so at once", async ({ page }) => {
  await enter(page, { email: DEMO.speaker, password: DEMO_PASSWORD });
  await page.evaluate(() => localStorage.setItem("wb-role", "speaker"));
  const own = page.waitForResponse((response) => response.url().endsWith("/api/v1/me/speaker"));
  await openProfile(page, `/speaker/${SPEAKER.slug}`);
  await own;
  await pickDay(page, "Direkt buchbar");
  await sideCard(page).getByRole("button", { name: "Jetzt buchen" }).click();
  await expect(page.getByText("Sie können sich nicht selbst buchen.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
