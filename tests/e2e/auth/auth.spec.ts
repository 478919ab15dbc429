import { expect, test } from "@playwright/test";
import {
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
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";

test("the page signs in and registers, switches between both and leads back home [ROUTE-02] [AUTH-03] [AUTH-04] [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-08] [AUTH-12]", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  const email = page.getByLabel("E-Mail");
  const password = page.getByLabel("Passwort", { exact: true });
  await openPage(page, "/auth");
  await expect(heading).toHaveText("Anmelden");
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("autocomplete", "username");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  for (const name of ["Vorname", "Nachname"]) await expect(page.getByLabel(name)).toHaveCount(0);
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Passwort anzeigen" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Passwort verbergen" }).click();
  await expect(password).toHaveAttribute("type", "password");

  await email.fill("ada@beispiel.example");
  await main.getByRole("link", { name: "Konto erstellen" }).click();
  await expect(heading).toHaveText("Konto erstellen");
  await expect(email).toHaveValue("ada@beispiel.example");
  for (const name of ["Vorname", "Nachname"]) await expect(page.getByLabel(name)).toBeVisible();
  await expect(email).toHaveAttribute("type", "email");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  // Six characters are enough, unless they are what is guessed first.
  await password.fill("123456");
  await expect(password).toHaveAccessibleDescription(/wird zuerst erraten/);
  await main.getByRole("link", { name: "Anmelden" }).click();
  await expect(heading).toHaveText("Anmelden");
  await page.getByRole("link", { name: "Zur Startseite", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("empty fields are marked and nothing is sent [VAL-01] [VAL-02] [VAL-03] [VAL-04] [AUTH-09]", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await openPage(page, "/auth?mode=register");
  await submitButton(page, "Konto erstellen").click();
  for (const label of ["Vorname", "Nachname", "E-Mail", "Passwort"]) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/Bitte geben Sie/);
  }
  await expect(page.getByLabel("Vorname")).toBeFocused();
  await openPage(page, "/auth");
  await submitButton(page, "Anmelden").click();
  await expect(page.getByLabel("E-Mail")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Passwort", { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  expect(sent).toEqual([]);
});

test("a password has at least six characters, here and on the server [VAL-05]", async ({
  page,
  request,
}) => {
  const { email } = newCredentials();
  const short = await request.post("/auth/v1/signup", { data: { email, password: "12345" } });
  expect(short.status()).toBe(422);
  await openPage(page, "/auth?mode=register");
  await page.getByLabel("Vorname").fill("Ada");
  await page.getByLabel("Nachname").fill("Test");
  await page.getByLabel("E-Mail").fill(email);
  const password = page.getByLabel("Passwort", { exact: true });
  await password.fill("12345");
  await submitButton(page, "Konto erstellen").click();
  await expect(password).toHaveAccessibleDescription("Mindestens 6 Zeichen");
  await password.fill("kj4Ptz");
  await submitButton(page, "Konto erstellen").click();
  await expect(toastOf(page, /^Registrierung erfolgreich!/)).toBeVisible();
});

test("a refused sign-in: toast and alert with the server's words, in the colour they ask for; without a connection it says so [ERR-06] [ERR-13] [ERR-15] [ERR-17]", async ({
  page,
}) => {
  const token = "**/auth/v1/token*";
  await openPage(page, "/auth");
  const answer = page.waitForResponse((response) => response.url().includes("/auth/v1/token"));
  await fillSignIn(page, { email: DEMO.customer, password: "falsch-geraten" });
  const { message } = (await (await answer).json()) as { message: string };
  await expect(toastOf(page, "Anmeldung fehlgeschlagen")).toBeVisible();
  const alert = page.getByRole("main").getByRole("alert");
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

test("a demo account fills the form with one click; its session is kept, survives a reload and needs no second sign-in [AUTH-14] [STATE-09]", async ({
  page,
}) => {
  await openPage(page, "/auth");
  await page.getByRole("button", { name: "Speaker", exact: true }).click();
  await expect(page.getByLabel("E-Mail")).toHaveValue(DEMO.speaker);
  await submitButton(page, "Anmelden").click();
  await expect(page).toHaveURL("/");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("sb-auth-token") ?? ""));
  expect(Object.keys(stored)).toEqual(
    expect.arrayContaining(["access_token", "refresh_token", "expires_at"]),
  );
  await openPage(page, "/dashboard/konto");
  await expect(page.getByRole("heading", { name: "Konto", level: 1 })).toBeVisible();
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
});

test("from sign-up over the mail to the first session [AUTH-15] [AUTH-16] [ERR-07] [ERR-14] [CALL-03] [VAL-06]", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const { email, password } = newCredentials();
  await openPage(page, "/auth?mode=register");
  await page.getByLabel("Vorname").fill("Ada");
  await page.getByLabel("Nachname").fill("Test");
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
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

test("a refused sign-up says so [ERR-08]", async ({ page }) => {
  await openPage(page, "/auth?mode=register");
  await page.route("**/auth/v1/signup*", (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: "Gerade nicht möglich." } }),
  );
  const { email, password } = newCredentials();
  await page.getByLabel("Vorname").fill("Ada");
  await page.getByLabel("Nachname").fill("Test");
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await submitButton(page, "Konto erstellen").click();
  await expect(toastOf(page, "Registrierung fehlgeschlagen")).toBeVisible();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("Ein unerwarteter Fehler ist aufgetreten.");
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

test("a link made for somebody who was going somewhere leads there after the new password", async ({
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

test("the new-password page without a session offers a new link", async ({ page }) => {
  await openPage(page, "/auth/reset");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("gilt nicht mehr");
  await expect(page.getByRole("link", { name: "Neuen Link anfordern" })).toBeVisible();
});

test("Google stands below the form and says when it fails [ERR-09]", async ({ page }) => {
  let offers = true;
  await page.route("**/auth/v1/settings", (route) =>
    offers ? route.fulfill({ json: { external: { google: true } } }) : route.abort(),
  );
  await openPage(page, "/auth?mode=register");
  await expect(page.getByRole("button", { name: "Mit Google registrieren" })).toBeVisible();
  await openPage(page, "/auth");
  const button = page.getByRole("button", { name: "Mit Google anmelden" });
  await expect(button).toBeVisible();
  offers = false;
  await button.click();
  await expect(toastOf(page, "Google-Anmeldung fehlgeschlagen")).toBeVisible();
  await expect(page).toHaveURL("/auth");
});

test("signing in leads back to where somebody came from [AUTH-13] [ERR-05]", async ({ page }) => {
  await page.goto("/dashboard/konto");
  await expect(page).toHaveURL("/auth");
  await page.locator("html[data-ready]").waitFor();
  await fillSignIn(page, { email: DEMO.customer, password: DEMO_PASSWORD });
  await expect(toastOf(page, "Erfolgreich angemeldet!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/konto");
});

test("whoever looks for a forgotten password and remembers it still gets back to where they came from", async ({
  page,
}) => {
  await page.goto("/dashboard/konto");
  await page.locator("html[data-ready]").waitFor();
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.getByRole("link", { name: "Zurück zur Anmeldung" }).click();
  await fillSignIn(page, { email: DEMO.customer, password: DEMO_PASSWORD });
  await expect(page).toHaveURL("/dashboard/konto");
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
