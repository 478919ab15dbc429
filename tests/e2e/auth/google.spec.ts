import { expect, test } from "@playwright/test";
import {
  newCredentials,
  openRoleDialog,
  signUpWithGoogle,
  submitButton,
} from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

test("both modes offer the address with a password and Google [AUTH-01] [AUTH-10] [AUTH-11]", async ({
  page,
}) => {
  await openPage(page, "/auth");
  await expect(page.getByLabel("E-Mail")).toBeVisible();
  await expect(page.getByLabel("Passwort", { exact: true })).toBeVisible();
  await expect(submitButton(page, "Mit Google anmelden")).toBeVisible();
  await openPage(page, "/auth?mode=register");
  await expect(submitButton(page, "Mit Google registrieren")).toBeVisible();
});

test("somebody new comes with Google, chooses a role once and comes back without being asked [CALL-04]", async ({
  page,
}) => {
  const { email } = newCredentials();
  const asked = page.waitForRequest(/\/auth\/v1\/authorize/);
  await signUpWithGoogle(page, email);
  const target = new URL((await asked).url()).searchParams.get("redirect_to");
  expect(target).toMatch(/\/auth\/callback$/);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Event-Organisator/ }).check();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect(page).toHaveURL("/dashboard/customer");
  await page.evaluate(() => localStorage.clear());
  await signUpWithGoogle(page, email);
  await expect(page).toHaveURL("/dashboard/customer");
});

test("whoever cancels at Google is back at the sign-in with the reason", async ({ page }) => {
  await openPage(page, "/auth");
  await submitButton(page, "Mit Google anmelden").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mit einem Demo-Konto anmelden");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.locator("[data-toast]")).toContainText("Google-Anmeldung fehlgeschlagen");
});

test("an address with a password is not taken over by Google", async ({ page }) => {
  await signUpWithGoogle(page, "kunde@demo.example");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Zu dieser Adresse gibt es schon ein Konto.",
  );
});

test("without a stored role nothing fails: the dialog asks, also after a reload [ERR-24]", async ({
  page,
}) => {
  await openRoleDialog(page);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  // With the used code still in the address, and without it.
  for (const open of [() => page.reload(), () => page.goto("/auth/callback")]) {
    await open();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/callback/);
    await expect(page.locator("[data-toast]")).toHaveCount(0);
  }
  await page.getByRole("radio", { name: /^Event-Organisator/ }).check();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page).toHaveURL("/dashboard/customer");
});
