import { expect, type Request, test } from "@playwright/test";
import {
  DEMO,
  DEMO_PASSWORD,
  enterAs,
  fillSignIn,
  readToast,
  toastOf,
} from "#tests/e2e/support/accounts.ts";
import { next } from "#tests/e2e/support/booking.ts";
import { bookAs } from "#tests/e2e/support/new-booking.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";
import { MIRIAM, openProfile, pickDay, sideCard } from "#tests/e2e/support/profile.ts";
import { BARE } from "#tests/support/browser/staged-speakers.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const drawer = "dialog[open]";
/** „2.500 € zzgl. USt“ as a number. */
const euros = (text: string) => Number(text.replace(/\D/g, ""));
const SIGN_IN = "Um fortzufahren, registrieren Sie sich bitte oder melden Sie sich an.";

test("booking needs a day and an account, and nothing is lost on the way [VAL-31] [PROF-45] [PROF-47] [PROF-55] [ROLE-19] [ROLE-20] [ROLE-21] [ROLE-22] [ERR-50] [ERR-52] [CONST-31]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await openProfile(page);
  const book = sideCard(page).getByRole("button", { name: "Jetzt buchen" });
  const inquire = sideCard(page).getByRole("button", { name: "Unverbindlich anfragen" });
  await inquire.click();
  await expect(toastOf(page, "Bitte wählen Sie zuerst ein Datum")).toBeVisible();
  const talk = page.getByRole("article").filter({ hasText: "„Der leise Widerstand“" });
  await talk.getByRole("button", { name: "Diesen Vortrag buchen" }).click();
  await expect(toastOf(page, "Bitte wählen Sie zuerst ein Datum")).toBeVisible();
  const day = await pickDay(page, "Direkt buchbar");
  expect(day).toMatch(/^\d\d\. \p{L}+ \d{4}$/u);
  await expect(sideCard(page).locator(".picked")).toHaveText(`${day}Direkt buchbar`);
  await inquire.click();
  await expect(toastOf(page, SIGN_IN)).toBeVisible();
  await expect(page.locator(drawer)).toHaveCount(0);
  await book.click();
  await expect(toastOf(page, SIGN_IN)).toBeVisible();
  await page.getByRole("link", { name: "Registrieren / Anmelden" }).click();
  await expect(page).toHaveURL("/auth");
  await fillSignIn(page, { email: DEMO.customer, password: DEMO_PASSWORD });
  await expect(page).toHaveURL(MIRIAM);
  await expect(page.locator(drawer)).toBeVisible();
  await expect(page.locator(drawer)).toContainText(day);
});

test("the card stays in sight, and a day that is free opens the drawer at once, with the talk that was meant [PROF-25] [PROF-39] [PROF-41] [PROF-46] [PROF-47] [PROF-55] [PROF-80] [BOOK-88] [BOOK-93]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await enterAs(page, "customer");
  await openProfile(page);
  await page.mouse.wheel(0, 1600);
  await expect(
    sideCard(page).getByRole("button", { name: "Unverbindlich anfragen" }),
  ).toBeInViewport();
  const book = sideCard(page).getByRole("button", { name: "Jetzt buchen" });
  await expect(book).toBeDisabled();
  await pickDay(page, "Direkt buchbar");
  await book.click();
  const direct = page.getByRole("dialog", { name: "Speaker buchen" });
  await expect(direct).toContainText("Direkt buchbar");
  const prices = await direct.locator(".option-price").allTextContents();
  expect(prices.length).toBeGreaterThanOrEqual(3);
  const lowest = Math.min(...prices.map(euros));
  await expect(sideCard(page).locator(".side-fee > p").last()).toContainText(
    `Ab €${lowest.toLocaleString("de-DE")} zzgl. USt`,
  );
  await page.keyboard.press("Escape");
  await expect(page.locator(drawer)).toHaveCount(0);
  await sideCard(page).getByRole("button", { name: "Unverbindlich anfragen" }).click();
  await expect(page.getByRole("dialog", { name: "Speaker anfragen" })).toContainText("Auf Anfrage");
  await page.keyboard.press("Escape");
  await expect(page.locator(drawer)).toHaveCount(0);
  const talk = page.getByRole("article").filter({ hasText: "„Der leise Widerstand“" });
  await talk.getByRole("button", { name: "Diesen Vortrag buchen" }).click();
  // The talk is given in 40 or 60 minutes, so those are the lengths to choose from.
  await expect(direct.getByRole("radio", { name: /Impulsvortrag/ })).toHaveCount(0);
  await expect(direct.getByRole("radio", { name: /Keynote/ })).toBeChecked();
  await next(direct);
  await expect(direct.getByRole("radio", { name: /^Der leise Widerstand/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.locator(drawer)).toHaveCount(0);
  await sideCard(page).getByRole("button", { name: "Jetzt buchen" }).click();
  await next(direct);
  await expect(direct.getByRole("radio", { name: /^Individueller Vortrag/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.locator(drawer)).toHaveCount(0);
  await page.getByRole("button", { name: "Nachricht an Speaker" }).click();
  await expect(page.getByRole("tabpanel").getByText("Persönliche Beratung")).toBeVisible();
});

test("where only an inquiry is possible the page says so and goes on with it [PRICE-15] [BOOK-89] [BOOK-90] [BOOK-91]", async ({
  page,
}) => {
  const instead = toastOf(
    page,
    "Für dieses Datum ist eine direkte Buchung nicht möglich. Wir haben Sie zur unverbindlichen Anfrage weitergeleitet.",
  );
  const book = sideCard(page).getByRole("button", { name: "Jetzt buchen" });
  await enterAs(page, "customer");
  await openProfile(page);
  await pickDay(page, "Auf Anfrage");
  await book.click();
  await expect(instead).toBeVisible();
  await expect(page.locator(drawer)).toContainText("Auf Anfrage");
  // Without a fee of its own a profile cannot be booked at an invented price.
  await openProfile(page, `/speaker/${BARE.slug}`);
  await pickDay(page, "Frei, auf Anfrage");
  await book.click();
  await expect(instead).toBeVisible();
  const inquiry = page.getByRole("dialog", { name: "Speaker anfragen" });
  for (const price of ["2.500", "5.000", "7.500"]) {
    await expect(inquiry.locator(".option").filter({ hasText: `${price}\u00a0€` })).toBeVisible();
  }
  await expect(inquiry.getByText(/Richtwerte/)).toBeVisible();
  await openProfile(page, "/speaker/friederike-oltmanns");
  await pickDay(page, "Frei, auf Anfrage");
  await book.click();
  await expect(instead).toBeVisible();
  await expect(page.locator(drawer)).toContainText("Auf Anfrage");
});

test("a profile is shared, by the system or as a copied link [PROF-05] [ERR-69] [ERR-70] [ERR-71]", {
  tag: JOURNEY,
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
  });
  await openProfile(page);
  const share = page.getByRole("button", { name: "Teilen" });
  await share.click();
  await readToast(page, "Link in die Zwischenablage kopiert");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(MIRIAM, page.url()).href,
  );
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await page.evaluate(() => {
    const keep = async (shared: ShareData) => void Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", { value: keep, configurable: true });
  });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
    .toEqual({ title: "Dr. Miriam Falkenau", url: new URL(MIRIAM, page.url()).href });
  await page.evaluate(() => {
    const cancelled = () => Promise.reject(new DOMException("cancelled", "AbortError"));
    Object.defineProperty(navigator, "share", { value: cancelled });
  });
  await share.click();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("visitors are asked to sign in before they write, and find back to their search [VAL-09] [PROF-04] [PROF-25] [ANALYTICS-01] [ANALYTICS-02] [ANALYTICS-03]", async ({
  page,
}) => {
  const views: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/insights/profile-views")) views.push(request);
  });
  await openPage(page, "/?category=finance");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/speaker\//);
  await expect.poll(() => views.length).toBe(1);
  expect(views[0]?.postDataJSON()).toMatchObject({
    ref: "/",
    session_id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(views[0]?.headers()).not.toHaveProperty("authorization");
  await page.getByRole("link", { name: "Zurück zur Suche" }).click();
  await expect(page).toHaveURL("/?category=finance");
  await openProfile(page);
  await page.getByRole("button", { name: "Nachricht an Speaker" }).click();
  await expect(
    toastOf(page, "Bitte melden Sie sich an, um eine Nachricht zu senden"),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Anmeldung erforderlich" })).toBeInViewport();
});

test("speakers write to no speaker, and their own profile has no such button [PROF-83] [VAL-11]", async ({
  page,
}) => {
  await enterAs(page, "speaker");
  await openProfile(page, "/speaker/leyla-moradi");
  await expect(page.getByRole("link", { name: /^Dashboard/ })).toHaveAttribute(
    "href",
    "/dashboard/speaker",
  );
  await page.getByRole("button", { name: "Nachricht an Speaker" }).click();
  await expect(toastOf(page, "Nur Kunden können Nachrichten an Speaker senden")).toBeVisible();
  await openProfile(page);
  await expect(page.getByRole("link", { name: "Zu Ihrem Dashboard" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Nachricht an Speaker" })).toHaveCount(0);
});

test("a speaker who has booked another one is their customer and may write", async ({ page }) => {
  const token = await enterAs(page, "speaker");
  const slug = "henrik-maas";
  const { id } = await (await page.request.get(`/api/v1/speakers/${slug}`)).json();
  await bookAs(page, token, "inquiry", { speaker_id: id });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openProfile(page, `/speaker/${slug}`);
  await expect(async () => {
    await page.getByRole("button", { name: "Nachricht an Speaker" }).click();
    await expect(page.getByRole("textbox", { name: /Nachricht/ }).first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
});

test("the star leads visitors over the sign-in back to the profile", async ({ page }) => {
  await openProfile(page);
  await page.getByRole("button", { name: "Dr. Miriam Falkenau merken" }).click();
  const wanted = toastOf(page, "Bitte melden Sie sich an, um Speaker zu merken");
  await wanted.getByRole("link", { name: "Anmelden" }).click();
  await expect(page).toHaveURL("/auth");
  await fillSignIn(page, { email: DEMO.customer, password: DEMO_PASSWORD });
  await expect(page).toHaveURL(MIRIAM);
});
