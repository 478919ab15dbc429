import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import {
  DEMO,
  newCredentials,
  openRoleDialog,
  signUpWithGoogle,
  storedToken,
  submitButton,
  toastOf,
} from "#tests/e2e/support/accounts.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

test("a new user comes with Google, has to choose a role once, which is asked until it is saved, and comes back without being asked [CALL-04] [CALLBACK-01] [CALLBACK-02] [CALLBACK-03] [CALLBACK-04] [CALLBACK-06] [CALLBACK-11] [ENT-04] [ERR-22] [ERR-23] [ERR-24] [ROLE-07] [ROLE-11] [VAL-32]", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const { email } = newCredentials();
  const toasts = page.locator("[data-toast]");
  const dialog = page.getByRole("dialog");
  const go = dialog.getByRole("button", { name: "Weiter" });
  await test.step("without a stored role nothing fails: the dialog asks, also after a reload", async () => {
    const asked = page.waitForRequest(/\/auth\/v1\/authorize/);
    await signUpWithGoogle(page, email);
    const target = new URL((await asked).url()).searchParams.get("redirect_to");
    expect(target).toMatch(/\/auth\/callback$/);
    await expect(dialog).toBeVisible();
    await expect(toasts).toHaveCount(0);
    // With the used code still in the address, and without it.
    for (const open of [() => page.reload(), () => page.goto("/auth/callback")]) {
      await open();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/callback/);
      await expect(toasts).toHaveCount(0);
    }
  });
  await test.step("it has to be answered", async () => {
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button")).toHaveText(["Weiter"], { useInnerText: true });
    await expect(dialog.getByRole("radio")).toHaveCount(2);
    await go.click();
    await expect(toastOf(page, "Bitte wählen Sie eine Rolle")).toBeVisible();
    await expect(dialog).toBeVisible();
  });
  await test.step("a role that cannot be saved keeps it open", async () => {
    await page.route("**/api/v1/me/role", (route) => route.abort());
    await dialog.getByRole("radio", { name: /^Speaker/ }).check();
    await go.click();
    await expect(toastOf(page, "Fehler beim Speichern der Rolle")).toBeVisible();
    await expect(dialog).toBeVisible();
    await page.unroute("**/api/v1/me/role");
  });
  await dialog.getByRole("radio", { name: /^Event-Organisator/ }).check();
  await go.click();
  await expect(toastOf(page, "Rolle erfolgreich ausgewählt!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/customer");
  expect(await storedRole(page, request)).toBe("customer");
  await page.evaluate(() => localStorage.clear());
  await signUpWithGoogle(page, email);
  await expect(page).toHaveURL("/dashboard/customer");
});

test("choosing Speaker stores the role and leads to the application [CALLBACK-03] [CALLBACK-10] [ERR-23] [ROLE-07]", async ({
  page,
  request,
}) => {
  const dialog = await openRoleDialog(page);
  await dialog.getByRole("radio", { name: /^Speaker/ }).check();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect(toastOf(page, "Rolle erfolgreich ausgewählt!")).toBeVisible();
  await expect(page).toHaveURL("/speaker-signup");
  expect(await storedRole(page, request)).toBe("speaker");
});

async function storedRole(page: Page, request: APIRequestContext): Promise<string> {
  const authorization = `Bearer ${await storedToken(page)}`;
  const own = await request.get("/api/v1/me", { headers: { authorization } });
  return ((await own.json()) as { role: string }).role;
}

test("a visitor who cancels at Google, or comes with an address that has a password, is back at the sign-in with the reason", async ({
  page,
}) => {
  await openPage(page, "/auth");
  await submitButton(page, "Mit Google anmelden").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mit einem Demo-Konto anmelden");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.locator("[data-toast]")).toContainText("Google-Anmeldung fehlgeschlagen");

  await signUpWithGoogle(page, DEMO.customer);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Zu dieser Adresse gibt es schon ein Konto.",
  );
});
