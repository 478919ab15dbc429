import { expect, type Page, test } from "@playwright/test";
import {
  enter,
  fillSignIn,
  mailedLink,
  newAccount,
  newCredentials,
  submitButton,
  toastOf,
} from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

const ACCOUNT = "/dashboard/konto";

type Mail = { to: string; text: string };

/** One of the parts of the page, by its heading. */
const part = (page: Page, title: string) =>
  page.locator("section.security-part").filter({
    has: page.getByRole("heading", { name: title, exact: true }),
  });

test("a new address counts once both mailboxes agreed; until then it can be asked for again or left", async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const { email: next } = newCredentials();
  await enter(page, account);
  await openPage(page, ACCOUNT);
  const change = part(page, "E-Mail-Adresse ändern");
  const field = change.getByLabel("Neue E-Mail-Adresse");
  const submit = change.getByRole("button", { name: "E-Mail-Adresse ändern" });
  await submit.click();
  await expect(field).toHaveAccessibleDescription("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await field.fill(account.email);
  await submit.click();
  await expect(field).toHaveAccessibleDescription("Das ist schon Ihre Adresse.");
  await field.fill(next);
  await submit.click();
  await expect(change.getByText("Bitte öffnen Sie den Link in beiden Postfächern.")).toBeVisible();
  await expectAccessible(page);

  await change.getByRole("button", { name: "Änderung abbrechen" }).click();
  await field.fill(next);
  await submit.click();
  await change.getByRole("button", { name: "Links erneut senden" }).click();
  await expect(toastOf(page, "Die Links sind noch einmal unterwegs.")).toBeVisible();
  // Only the links of the last mails count: asked for, asked for anew after leaving it, and sent again.
  const letters = async (to: string) => {
    const mails = (await (await request.get("/demo/postfach.json")).json()) as Mail[];
    return mails.filter((mail) => mail.to.includes(to) && mail.text.includes("type=email_change"));
  };
  for (const to of [next, account.email]) {
    await expect.poll(async () => (await letters(to)).length).toBe(3);
  }

  const confirm = async (to: string) => {
    const link = await mailedLink(request, to, "email_change");
    await openPage(page, link.pathname + link.search);
    await submitButton(page, "Änderung bestätigen").click();
  };
  await confirm(next);
  await expect(page.getByText("Danke. Bitte bestätigen Sie auch den Link")).toBeVisible();
  await openPage(page, ACCOUNT);
  await expect(
    change.getByText(`Es fehlt noch die Bestätigung von ${account.email}.`),
  ).toBeVisible();
  await confirm(account.email);
  await expect(page).toHaveURL(ACCOUNT);
  await expect(page.getByRole("main").getByText(next)).toBeVisible();
});

test("Google is linked and separated again; the session goes on", async ({ page, request }) => {
  const account = await newAccount(request);
  await enter(page, account);
  await openPage(page, ACCOUNT);
  const google = part(page, "Google");
  await google.getByRole("button", { name: "Mit Google verbinden" }).click();
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await expect(toastOf(page, /^Google konnte nicht verbunden werden\./)).toBeVisible();
  await expect(page).toHaveURL(ACCOUNT);
  await google.getByRole("button", { name: "Mit Google verbinden" }).click();
  const { email } = newCredentials();
  // The page that is left has fields of the same name.
  await page.waitForURL(/\/demo\/google/);
  await page.getByLabel("E-Mail").fill(email);
  await page.getByRole("button", { name: "Weiter zu Wortbühne" }).click();
  await expect(toastOf(page, "Google ist verbunden.")).toBeVisible();
  await expect(page).toHaveURL(ACCOUNT);
  await expect(google.getByText(email)).toBeVisible();
  await google.getByRole("button", { name: "Trennen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Trennen" }).click();
  await expect(toastOf(page, "Google ist getrennt.")).toBeVisible();
  await expect(google.getByRole("button", { name: "Mit Google verbinden" })).toBeVisible();
});

test("a telephone becomes the second factor and is asked at the next sign-in", async ({
  page,
  request,
  baseURL,
}) => {
  const number = `+49151${Math.floor(1e7 + Math.random() * 9e7)}`;
  const sms = new URL(baseURL ?? "");
  sms.port = String(Number(sms.port) + 1);
  const code = async () =>
    /\d{6}/.exec(
      await (await request.get(`${sms.origin}/?to=${encodeURIComponent(number)}`)).text(),
    )?.[0] ?? "";
  const account = await newAccount(request);
  await enter(page, account);
  await openPage(page, ACCOUNT);
  await page.getByRole("button", { name: "Code per SMS einrichten" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Mobilnummer").fill("+1 202 5550100");
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect(dialog.getByLabel("Mobilnummer")).toHaveAccessibleDescription(
    /nur an Nummern in Deutschland, Österreich und der Schweiz/,
  );
  await dialog.getByLabel("Mobilnummer").fill(number);
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: "Code per SMS senden" }).click();
  await expect(dialog.getByLabel("Code aus der SMS")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Code aus der SMS").fill("000000");
  await dialog.getByRole("button", { name: "Bestätigen" }).click();
  await expect(dialog.getByLabel("Code aus der SMS")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Code aus der SMS").fill(await code());
  await dialog.getByRole("button", { name: "Bestätigen" }).click();
  await expect(toastOf(page, "Der zweite Schritt ist eingerichtet.")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await openPage(page, "/auth");
  await fillSignIn(page, account);
  await submitButton(page, "Code per SMS senden").click();
  await expect(page.getByLabel("Code aus der SMS")).toBeVisible();
  await page.getByLabel("Code aus der SMS").fill(await code());
  await submitButton(page, "Bestätigen").click();
  await expect(toastOf(page, "Erfolgreich angemeldet!")).toBeVisible();
});

test("without a provider for messages one line says so", async ({ page, request }) => {
  await page.route("**/auth/v1/settings", (route) =>
    route.fulfill({ json: { external: { google: false }, sms_provider: "" } }),
  );
  await enter(page, await newAccount(request));
  await openPage(page, ACCOUNT);
  await expect(page.getByText("Codes per SMS sind hier nicht verfügbar.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Google", exact: true })).toHaveCount(0);
});

test("from the frame to the account, home with one's own data, and gone for good [SEC-47]", async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await enter(page, account);
  await openPage(page, "/");
  await page.getByRole("link", { name: `Konto, angemeldet als ${account.email}` }).click();
  await expect(page).toHaveURL(ACCOUNT);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Daten herunterladen" }).click();
  const path = await (await file).path();
  const data = (await import("node:fs")).readFileSync(path, "utf8");
  expect(JSON.parse(data)).toMatchObject({ account: [{ email: account.email }] });

  await page.getByRole("button", { name: "Konto löschen" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  const word = dialog.getByLabel("Geben Sie LÖSCHEN ein");
  const submit = dialog.getByRole("button", { name: "Endgültig löschen" });
  await submit.click();
  await expect(word).toHaveAccessibleDescription("Bitte geben Sie das Wort LÖSCHEN ein.");
  await word.fill("LÖSCHEN");
  await dialog.getByLabel("Passwort", { exact: true }).fill("falsch");
  await submit.click();
  await expect(dialog.getByLabel("Passwort", { exact: true })).toHaveAccessibleDescription(
    "Das Passwort ist nicht richtig.",
  );
  await dialog.getByLabel("Passwort", { exact: true }).fill(account.password);
  await submit.click();
  await expect(page).toHaveURL("/");
  await expect(toastOf(page, "Ihr Konto wurde gelöscht.")).toBeVisible();
  await openPage(page, "/auth");
  await fillSignIn(page, account);
  await expect(toastOf(page, "Anmeldung fehlgeschlagen")).toBeVisible();
});

test("a visitor without a session sees nothing jump on the way to the sign-in", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openPage(page, ACCOUNT);
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("button", { name: "Mit Google anmelden" })).toBeVisible();
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0),
  );
  expect(sum).toBeLessThan(0.05);
});
