import { expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import {
  type Credentials,
  enter,
  fillSignIn,
  newAccount,
  submitButton,
  toastOf,
} from "#tests/e2e/support/accounts.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";

const ACCOUNT = "/dashboard/konto";

async function openAccount(page: Page, account: Credentials): Promise<void> {
  await enter(page, account);
  await openPage(page, ACCOUNT);
  await expect(page.getByRole("heading", { name: "Sicherheit" })).toBeVisible();
}

const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });

/** Sets the authenticator app up and returns its secret; recovery codes are offered right away. */
async function enrol(page: Page, name: string, codes: "later" | "now" = "later"): Promise<string> {
  await page.getByRole("button", { name: "Authenticator-App einrichten" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name des Geräts").fill(name);
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect(
    dialog.getByRole("img", { name: "QR-Code für die Authenticator-App" }),
  ).toBeVisible();
  const secret = (await dialog.locator(".totp-secret").textContent()) ?? "";
  await dialog.getByLabel("Code aus der App").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Bestätigen" }).click();
  await expect(toastOf(page, "Der zweite Schritt ist eingerichtet.")).toBeVisible();
  await expect(dialog.getByText("Geht es verloren")).toBeVisible();
  const answer = codes === "later" ? "Später" : "Codes erstellen";
  await dialog.getByRole("button", { name: answer }).click();
  return secret;
}

test("own data are stored and still there after a reload; what the server refuses stands at the field", async ({
  page,
  request,
}) => {
  await openAccount(page, await newAccount(request));
  await page.getByLabel("Firma").fill("Kesslin Maschinenbau");
  await page.getByLabel("PLZ").fill("01067");
  await page.getByLabel("Vorname").fill("");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(toastOf(page, "Ihre Daten sind gespeichert.")).toBeVisible();
  await openPage(page, ACCOUNT);
  await expect(page.getByLabel("Firma")).toHaveValue("Kesslin Maschinenbau");
  await expect(page.getByLabel("PLZ")).toHaveValue("01067");
  await expect(page.getByLabel("Vorname")).toHaveValue("");
  await page.getByLabel("PLZ").fill("1".repeat(30));
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByLabel("PLZ")).toHaveAccessibleDescription(/höchstens 20 Zeichen/);
});

test("a session that was ended elsewhere leads to the sign-in and back", async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const headers = { authorization: `Bearer ${await enter(page, account)}` };
  await request.post("/auth/v1/logout?scope=global", { headers, data: {} });
  await page.goto(ACCOUNT);
  await expect(page).toHaveURL("/auth");
  await fillSignIn(page, account);
  await expect(page).toHaveURL(ACCOUNT);
});

test("a second factor is set up, asked for after sign-in, where half signed in means not signed in, and removed again [STATE-08]", async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await openAccount(page, account);
  const secret = await enrol(page, "Diensthandy");
  await expect(page.getByText("Diensthandy", { exact: true })).toBeVisible();
  const level = () =>
    page.evaluate(() => {
      const { access_token } = JSON.parse(localStorage.getItem("sb-auth-token") ?? "{}");
      return JSON.parse(atob(access_token.split(".")[1])).aal;
    });
  expect(await level()).toBe("aal2");

  await page.evaluate(() => localStorage.clear());
  await page.goto(ACCOUNT);
  await expect(page).toHaveURL("/auth");
  await fillSignIn(page, account);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zweiter Schritt");
  expect(await level()).toBe("aal1");
  await page.goto(ACCOUNT);
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zweiter Schritt");
  await page.getByRole("button", { name: "Mit anderem Konto anmelden" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anmelden");

  await page.goto(ACCOUNT);
  await expect(page).toHaveURL("/auth");
  await fillSignIn(page, account);
  await page.getByLabel("Code aus der App").fill("000000");
  await submitButton(page, "Bestätigen").click();
  await expect(page.getByLabel("Code aus der App")).toHaveAttribute("aria-invalid", "true");
  // Every code counts once: the next one is already valid.
  await page.getByLabel("Code aus der App").fill(codeOf(secret, 1));
  await submitButton(page, "Bestätigen").click();
  await expect(page).toHaveURL(ACCOUNT);
  expect(await level()).toBe("aal2");

  await page.getByRole("button", { name: "Diensthandy entfernen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Entfernen" }).click();
  await expect(toastOf(page, "Das Gerät wurde entfernt.")).toBeVisible();
  await expect(page.getByText("Noch nicht eingerichtet.")).toBeVisible();
});

test("a recovery code stands in for a lost device, once", async ({ page, request }) => {
  const account = await newAccount(request);
  await openAccount(page, account);
  await enrol(page, "Telefon", "now");
  const codes = page.locator(".recovery-codes li");
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? "";
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Herunterladen", exact: true }).click();
  expect((await file).suggestedFilename()).toBe("wortbuehne-codes.txt");
  await page.getByRole("button", { name: "Ich habe die Codes gesichert" }).click();
  await expect(page.getByText("Noch 10 von 10 Codes unbenutzt.")).toBeVisible();
  await expect(codes).toHaveCount(0);

  const spend = async () => {
    await page.evaluate(() => localStorage.clear());
    await openPage(page, "/auth");
    await fillSignIn(page, account);
    await page.getByRole("button", { name: "Wiederherstellungscode verwenden" }).click();
    await page.getByLabel("Wiederherstellungscode").fill(code);
    await submitButton(page, "Bestätigen").click();
  };
  await spend();
  await expect(toastOf(page, "Erfolgreich angemeldet!")).toBeVisible();
  await openPage(page, ACCOUNT);
  await expect(page.getByText("Noch 9 von 10 Codes unbenutzt.")).toBeVisible();
  await spend();
  await expect(page.getByLabel("Wiederherstellungscode")).toHaveAttribute("aria-invalid", "true");
});

test("other devices are listed and can be signed out", async ({ page, request }) => {
  const account = await newAccount(request);
  const data = account;
  await request.post("/auth/v1/token?grant_type=password", { data });
  await request.post("/auth/v1/token?grant_type=password", { data });
  await openAccount(page, account);
  await expect(page.getByText("Dieses Gerät")).toHaveCount(1);
  const end = page.getByRole("button", { name: / abmelden$/ }).filter({ hasText: "Abmelden" });
  const before = await end.count();
  expect(before).toBeGreaterThan(0);
  await end.first().click();
  await expect(toastOf(page, "Das Gerät wurde abgemeldet.")).toBeVisible();
  await expect(end).toHaveCount(before - 1);
  await page.getByRole("button", { name: "Alle anderen abmelden" }).click();
  await expect(end).toHaveCount(0);
  await expect(page.getByText("Dieses Gerät")).toBeVisible();
});

test("a new password counts at once", async ({ page, request }) => {
  const account = await newAccount(request);
  await openAccount(page, account);
  await page.getByLabel("Neues Passwort").fill(account.password);
  await page.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("unterscheiden");
  await page.getByLabel("Neues Passwort").fill("noch-ein-satz");
  await page.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(toastOf(page, "Ihr Passwort wurde geändert.")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await openPage(page, "/auth");
  await fillSignIn(page, account);
  await expect(toastOf(page, "Anmeldung fehlgeschlagen")).toBeVisible();
  await fillSignIn(page, { email: account.email, password: "noch-ein-satz" });
  await expect(page).toHaveURL("/");
});

const refreshToken = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("sb-auth-token") ?? "{}").refresh_token);

test("signing in is written down in the profile, and a session about to end is renewed by itself [STATE-02] [STATE-03]", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const account = await newAccount(request);
  const headers = { authorization: `Bearer ${await enter(page, account)}` };
  const { profile } = (await (await page.request.get("/api/v1/me", { headers })).json()) as {
    profile: { last_login_at: string };
  };
  expect(Date.now() - Date.parse(profile.last_login_at)).toBeLessThan(60_000);
  const before = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("sb-auth-token") ?? "{}");
    session.expires_at = Math.floor(Date.now() / 1000) + 20;
    localStorage.setItem("sb-auth-token", JSON.stringify(session));
    return session.refresh_token as string;
  });
  await openPage(page, "/");
  await expect.poll(() => refreshToken(page)).not.toBe(before);
  await openPage(page, ACCOUNT);
  await expect(page.getByText(account.email).first()).toBeAttached();
});

test("a page that stays open renews its session by itself [STATE-02]", async ({
  page,
  request,
}) => {
  await page.clock.install();
  const account = await newAccount(request);
  await enter(page, account);
  await openPage(page, ACCOUNT);
  await expect(page.getByText(account.email).first()).toBeAttached();
  const before = await refreshToken(page);
  await page.clock.fastForward("14:00");
  await expect.poll(() => refreshToken(page)).not.toBe(before);
  await expect(page.getByText(account.email).first()).toBeAttached();
});
