import { type Page, test } from "@playwright/test";
import {
  enterAs,
  fillSignIn,
  newCredentials,
  openRoleDialog,
  submitButton,
} from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectSound } from "#tests/e2e/support/sound.ts";

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
    await enterAs(page, "customer");
    await openPage(page, "/dashboard/konto");
    await page.getByText("Dieses Gerät").waitFor();
  },
  "the set-up of a second factor": async (page) => {
    await enterAs(page, "speaker");
    await openPage(page, "/dashboard/konto");
    await page.getByRole("button", { name: "Authenticator-App einrichten" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Weiter" }).click();
    await page.getByRole("img", { name: /QR-Code/ }).waitFor();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`${name} is accessible in both themes, fits 320 px and makes no fault`, async ({ page }) => {
    await expectSound(page, reach, { expected: "status of 4", isNarrowToo: true });
  });
}
