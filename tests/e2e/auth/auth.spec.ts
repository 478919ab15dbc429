import { expect, type Page, test } from "@playwright/test";
import {
  type Credentials,
  DEMO,
  DEMO_PASSWORD,
  fillSignIn,
  mailedLink,
  newAccount,
  newCredentials,
  signIn,
  submitButton,
  toastOf,
} from "#tests/e2e/support/accounts.ts";
import { watchRequests } from "#tests/e2e/support/hold.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";

test("the page signs in and registers, switches between both, marks empty fields and leads back home [ROUTE-02] [AUTH-01] [AUTH-03] [AUTH-04] [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-08] [AUTH-09] [AUTH-10] [AUTH-11] [AUTH-12] [VAL-01] [VAL-02] [VAL-03] [VAL-04]", {
  tag: JOURNEY,
}, async ({ page }) => {
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  const email = page.getByLabel("E-Mail");
  const password = page.getByLabel("Passwort", { exact: true });
  const sent = watchRequests(page, "POST", /./);
  await openPage(page, "/auth");
  await test.step("signing in", async () => {
    await expect(heading).toHaveText("Anmelden");
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("autocomplete", "username");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await expect(submitButton(page, "Mit Google anmelden")).toBeVisible();
    for (const name of ["Vorname", "Nachname"]) await expect(page.getByLabel(name)).toHaveCount(0);
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Passwort anzeigen" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Passwort verbergen" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await email.fill("ada@beispiel.example");
  });
  await test.step("registering", async () => {
    await main.getByRole("link", { name: "Konto erstellen" }).click();
    await expect(heading).toHaveText("Konto erstellen");
    await expect(email).toHaveValue("ada@beispiel.example");
    await expect(email).toHaveAttribute("type", "email");
    await expect(password).toHaveAttribute("autocomplete", "new-password");
    await expect(submitButton(page, "Mit Google registrieren")).toBeVisible();
    const form = main.locator("form");
    await expect(form.getByRole("link", { name: "AGB" })).toHaveAttribute("href", "/agb");
    const privacy = form.getByRole("link", { name: "Datenschutzerklärung" });
    await expect(privacy).toHaveAttribute("href", "/datenschutz");
    // Six characters are enough, unless they are what is guessed first.
    await password.fill("123456");
    await expect(password).toHaveAccessibleDescription(/wird zuerst erraten/);
    for (const field of [email, password]) await field.fill("");
    await submitButton(page, "Konto erstellen").click();
    for (const label of ["Vorname", "Nachname", "E-Mail", "Passwort"]) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toBeVisible();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/Bitte geben Sie/);
    }
    await expect(page.getByLabel("Vorname")).toBeFocused();
  });
  expect(sent).toHaveLength(0);
  await main.getByRole("link", { name: "Anmelden" }).click();
  await expect(heading).toHaveText("Anmelden");
  await page.getByRole("link", { name: "Zur Startseite", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("what is refused is said by toast and alert: with the server's words in the colour they ask for, or that something failed [ERR-06] [ERR-08] [ERR-09] [ERR-13] [ERR-15] [ERR-17] [VAL-03] [VAL-04]", {
  tag: JOURNEY,
}, async ({ page }) => {
  const main = page.getByRole("main");
  const alert = main.getByRole("alert");
  const token = "**/auth/v1/token*";
  const sent = watchRequests(page, "POST", /./);
  await openPage(page, "/auth");
  await test.step("empty fields", async () => {
    await submitButton(page, "Anmelden").click();
    for (const label of ["E-Mail", "Passwort"]) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    expect(sent).toHaveLength(0);
  });
  await test.step("a sign-in", async () => {
    const answer = page.waitForResponse((response) => response.url().includes("/auth/v1/token"));
    await fillSignIn(page, { email: DEMO.customer, password: "falsch-geraten" });
    const { message } = (await (await answer).json()) as { message: string };
    await expect(toastOf(page, "Anmeldung fehlgeschlagen")).toBeVisible();
    await expect(alert).toHaveText(message);
    await expect(alert).toHaveClass(/alert-danger/);
    await expect(page).toHaveURL("/auth");

    await page.route(token, (route) => route.abort());
    await fillSignIn(page, { email: DEMO.customer, password: DEMO_PASSWORD });
    await expect(alert).toHaveText("Ein unerwarteter Fehler ist aufgetreten.");
    await page.unroute(token);

    await page.route(token, (route) =>
      route.fulfill({
        status: 400,
        headers: { "x-supabase-api-version": "2024-01-01" },
        json: { code: "validation_failed", message: "Unable to validate email address" },
      }),
    );
    await fillSignIn(page, { email: DEMO.customer, password: DEMO_PASSWORD });
    await expect(alert).toHaveText("Unable to validate email address");
    await expect(alert).not.toHaveClass(/alert-danger/);
  });
  await test.step("Google", async () => {
    await page.route("**/auth/v1/settings", (route) => route.abort());
    await submitButton(page, "Mit Google anmelden").click();
    await expect(toastOf(page, "Google-Anmeldung fehlgeschlagen")).toBeVisible();
    await expect(page).toHaveURL("/auth");
  });
  await test.step("a sign-up", async () => {
    await main.getByRole("link", { name: "Konto erstellen" }).click();
    await page.route("**/auth/v1/signup*", (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: "Gerade nicht möglich." } }),
    );
    await fillSignUp(page, newCredentials());
    await submitButton(page, "Konto erstellen").click();
    await expect(toastOf(page, "Registrierung fehlgeschlagen")).toBeVisible();
    await expect(alert).toHaveText("Ein unerwarteter Fehler ist aufgetreten.");
  });
});

async function fillSignUp(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("Vorname").fill("Ada");
  await page.getByLabel("Nachname").fill("Test");
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
}

test("from sign-up, with at least six characters, over the mail to the first session [AUTH-15] [AUTH-16] [ERR-07] [ERR-14] [CALL-03] [VAL-05] [VAL-06]", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const { email } = newCredentials();
  const [short, password] = ["12345", "kj4Ptz"];
  const refused = await request.post("/auth/v1/signup", { data: { email, password: short } });
  expect(refused.status()).toBe(422);
  await openPage(page, "/auth?mode=register");
  await fillSignUp(page, { email, password: short });
  const field = page.getByLabel("Passwort", { exact: true });
  await submitButton(page, "Konto erstellen").click();
  await expect(field).toHaveAccessibleDescription("Mindestens 6 Zeichen");
  await field.fill(password);
  const sent = page.waitForRequest(/\/auth\/v1\/signup/);
  await submitButton(page, "Konto erstellen").click();
  const target = new URL((await sent).url()).searchParams.get("redirect_to");
  expect(target).toBe(new URL("/", page.url()).href);
  expect((await sent).postDataJSON()).toMatchObject({
    email,
    password,
    data: { first_name: "Ada", last_name: "Test" },
  });
  await expect(toastOf(page, "Registrierung erfolgreich! Prüfen Sie Ihre E-Mails.")).toBeVisible();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Prüfen Sie Ihre E-Mails für den Bestätigungslink.");
  await expect(alert).not.toHaveClass(/alert-danger/);
  await expect(alert.getByRole("link")).toHaveAttribute("href", "/demo/postfach");

  await openPage(page, "/auth");
  await fillSignIn(page, { email, password });
  await expect(toastOf(page, "Anmeldung fehlgeschlagen")).toBeVisible();

  const link = await mailedLink(request, email);
  // Following the link, as a scanner does, uses nothing up.
  await request.get(link.pathname + link.search);
  await openPage(page, link.pathname + link.search);
  await page.getByRole("button", { name: "Adresse bestätigen" }).click();
  await expect(toastOf(page, "Erfolgreich angemeldet!")).toBeVisible();
  await expect(page).toHaveURL("/");

  await openPage(page, link.pathname + link.search);
  await page.getByRole("button", { name: "Adresse bestätigen" }).click();
  await expect(alert).toContainText("ungültig oder abgelaufen");
});

test("without a session every private page leads to the sign-in, which leads back, also by way of a forgotten password; the session is kept and needs no second sign-in [PROT-04] [PROT-05] [ROUTE-32] [ROUTE-33] [ROUTE-34] [ADMIN-03] [AUTH-13] [AUTH-14] [ERR-05] [STATE-09]", {
  tag: JOURNEY,
}, async ({ page }) => {
  const pages = ["/dashboard/speaker/edit", "/dashboard/speaker", "/admin", "/dashboard/customer"];
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL("/auth");
  }
  await page.locator("html[data-ready]").waitFor();
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.getByRole("link", { name: "Zurück zur Anmeldung" }).click();
  // A demo account fills the form with one click.
  await page.getByRole("button", { name: "Speaker", exact: true }).click();
  await expect(page.getByLabel("E-Mail")).toHaveValue(DEMO.speaker);
  await submitButton(page, "Anmelden").click();
  await expect(toastOf(page, "Erfolgreich angemeldet!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/customer");
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Meine Buchungen");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("sb-auth-token") ?? ""));
  expect(Object.keys(stored)).toEqual(
    expect.arrayContaining(["access_token", "refresh_token", "expires_at"]),
  );
  await openPage(page, "/dashboard/konto");
  await expect(title).toHaveText("Konto");
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
});

test("a forgotten password is replaced through the mail, also by a new browser", async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await openPage(page, "/auth");
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.getByLabel("E-Mail").fill(account.email);
  await submitButton(page, "Link anfordern").click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Prüfen Sie Ihre E-Mails");

  const link = await mailedLink(request, account.email, "recovery");
  await openPage(page, link.pathname + link.search);
  await page.getByRole("button", { name: "Weiter zum neuen Passwort" }).click();
  await expect(page).toHaveURL("/auth/reset");
  await page.getByLabel("Neues Passwort").fill("kurz");
  await submitButton(page, "Passwort speichern").click();
  await expect(page.getByLabel("Neues Passwort")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Neues Passwort").fill("ein-neuer-satz");
  await submitButton(page, "Passwort speichern").click();
  await expect(toastOf(page, "Ihr neues Passwort ist gespeichert.")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signIn(page, { email: account.email, password: "ein-neuer-satz" });
});

test("a link requested on the way to a page leads there after the new password", async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await request.post("/auth/v1/recover", { data: { email: account.email } });
  const link = await mailedLink(request, account.email, "recovery");
  link.searchParams.set("next", "/dashboard/customer");
  await openPage(page, link.pathname + link.search);
  await page.getByRole("button", { name: "Weiter zum neuen Passwort" }).click();
  await page.getByLabel("Neues Passwort").fill("ein-neuer-satz");
  await submitButton(page, "Passwort speichern").click();
  await expect(page).toHaveURL("/dashboard/customer");
});

test("a form that is sent before the scripts came keeps the password out of the address", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/auth");
  await fillSignIn(page, { email: DEMO.customer, password: "geheim-geheim" });
  await expect(page.getByRole("main").getByRole("alert")).toContainText("braucht JavaScript");
  expect(page.url()).not.toContain("geheim");
  await context.close();
});
