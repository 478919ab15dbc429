import { expect, type Page, test } from "@playwright/test";
import {
  enterAs,
  fillSignIn,
  newCredentials,
  openRoleDialog,
  submitButton,
} from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectAllSound } from "#tests/e2e/support/sound.ts";

type States = Readonly<Record<string, (page: Page) => Promise<void>>>;

const OF_VISITORS: States = {
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
    await expect(page.getByRole("main").getByRole("alert")).toContainText("gilt nicht mehr");
    await expect(page.getByRole("link", { name: "Neuen Link anfordern" })).toBeVisible();
  },
};

const OF_PEOPLE: States = {
  "the role dialog": async (page) => {
    await openRoleDialog(page);
  },
  "the account": async (page) => {
    await enterAs(page, "speaker");
    await openPage(page, "/dashboard/konto");
    await page.getByText("Dieses Gerät").waitFor();
  },
  "the set-up of a second factor": async (page) => {
    await page.getByRole("button", { name: "Authenticator-App einrichten" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Weiter" }).click();
    await page.getByRole("img", { name: /QR-Code/ }).waitFor();
  },
};

for (const [whose, states] of Object.entries({ visitors: OF_VISITORS, people: OF_PEOPLE })) {
  test(`every state of signing in and of the account that ${whose} see is accessible in both themes, fits 320 px and makes no fault`, async ({
    page,
  }) => {
    test.slow();
    await expectAllSound(page, states, { expected: "status of 4", isNarrowToo: true });
  });
}
