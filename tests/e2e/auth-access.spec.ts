import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { fillSignIn, newCredentials, openRoleDialog, signInAs, submitButton } from "./accounts.ts";
import { openPage, watchFaults } from "./open-page.ts";

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the sign-in": (page) => openPage(page, "/auth"),
  "a refused sign-in": async (page) => {
    await openPage(page, "/auth");
    await fillSignIn(page, newCredentials());
    await page.getByRole("main").getByRole("alert").waitFor();
  },
  "an empty registration": async (page) => {
    await openPage(page, "/auth?mode=register");
    await submitButton(page, "Konto erstellen").click();
  },
  "the forgotten password": (page) => openPage(page, "/auth?mode=forgot"),
  "the confirmation": (page) => openPage(page, "/auth/confirm?token_hash=x&type=signup"),
  "a broken confirmation": (page) => openPage(page, "/auth/confirm"),
  "the new password without a session": async (page) => {
    await openPage(page, "/auth/reset");
    await page.getByRole("link", { name: "Neuen Link anfordern" }).waitFor();
  },
  "the role dialog": async (page) => {
    await openRoleDialog(page);
  },
  "the account": async (page) => {
    await signInAs(page, "customer");
    await openPage(page, "/dashboard/konto");
    await page.getByText("Dieses Gerät").waitFor();
  },
  "the set-up of a second factor": async (page) => {
    await signInAs(page, "speaker");
    await openPage(page, "/dashboard/konto");
    await page.getByRole("button", { name: "Authenticator-App einrichten" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Weiter" }).click();
    await page.getByRole("img", { name: /QR-Code/ }).waitFor();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  for (const theme of ["light", "dark"] as const) {
    test(`${name} has no accessibility fault in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem("wb-theme", value), theme);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await reach(page);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
}

for (const path of ["/auth", "/auth?mode=register", "/auth/confirm?token_hash=x&type=signup"]) {
  test(`${path} fits 320 px without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test(`${path} makes no error, no refused resource and no foreign request`, async ({ page }) => {
    const faults = watchFaults(page);
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
  });
}

test("the account fits 320 px without sideways scrolling", async ({ page }) => {
  await signInAs(page, "customer");
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, "/dashboard/konto");
  await page.getByText("Dieses Gerät").waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
