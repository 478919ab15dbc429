import { expect, type Page, test } from "@playwright/test";
import { enter, fillSignIn, newAccount, readToast, toastOf } from "#tests/e2e/support/accounts.ts";
import { freeDay, next, step } from "#tests/e2e/support/booking.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { ANY_FREE_DAY, pickDay, sideCard } from "#tests/e2e/support/profile.ts";

const panel = (page: Page) => page.getByRole("region", { name: "KI-Assistent", exact: true });
const thinking = (page: Page) => panel(page).getByText("Der Assistent sucht …");
const field = (page: Page) => panel(page).getByLabel("Ihre Frage oder Ihr Briefing");
const QUESTION = "Keynote zu künstlicher Intelligenz, online, auf Deutsch";

async function openAssistant(page: Page): Promise<void> {
  await page.getByRole("button", { name: "KI-Assistent öffnen" }).click();
  await expect(field(page)).toBeFocused();
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press("Enter");
}

/** Answers wait until they are let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/v1/assistant/messages", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test("a talk that is deleted before its answer comes stays deleted, here and on the server", async ({
  page,
}) => {
  const release = await holdAnswers(page);
  await openPage(page, "/");
  await openAssistant(page);
  await ask(page, QUESTION);
  await expect(thinking(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "Chat löschen" }).click();
  await readToast(page, "Der Chat wurde gelöscht.");
  await expect(thinking(page)).toBeHidden();
  const deleted = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  release();
  expect((await deleted).status()).toBe(204);
  await expect(panel(page).getByText(QUESTION)).toBeHidden();
  await expect(panel(page).getByText("Verstanden:")).toBeHidden();
  await page.reload();
  await openAssistant(page);
  await expect(panel(page).getByRole("button", { name: "Chat löschen" })).toBeHidden();
});

test("the assistant thinks on while it is closed, and its answer is there", async ({ page }) => {
  const release = await holdAnswers(page);
  await openPage(page, "/");
  await openAssistant(page);
  await ask(page, QUESTION);
  await expect(thinking(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "Schließen" }).click();
  await openAssistant(page);
  await expect(thinking(page)).toBeVisible();
  release();
  await expect(panel(page).getByText("Verstanden:")).toBeVisible();
  await expect(thinking(page)).toBeHidden();
});

test("signing out ends the talk for the next user", async ({ page }) => {
  await enter(page);
  await openPage(page, "/");
  await openAssistant(page);
  await ask(page, QUESTION);
  await expect(panel(page).getByText("Verstanden:")).toBeVisible();
  await panel(page).getByRole("button", { name: "Schließen" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Abmelden" }).click();
  await page.waitForURL("/auth");
  await page.getByRole("link", { name: "Wortbühne" }).first().click();
  await page.waitForURL("/");
  await openAssistant(page);
  await expect(panel(page).getByText(QUESTION)).toBeHidden();
});

test("an inquiry about the speaker whose page is open opens the drawer right there", async ({
  page,
}) => {
  await enter(page);
  const date = new Date(await freeDay(page)).toLocaleDateString("de-DE", { timeZone: "UTC" });
  await openPage(page, "/speaker/miriam-falkenau");
  await openAssistant(page);
  await ask(page, `Hat Dr. Miriam Falkenau am ${date} Zeit?`);
  const inquire = panel(page).getByRole("button", { name: /Miriam Falkenau anfragen$/ });
  const drawer = page.getByRole("dialog");
  // Asking again after a change of mind finds it open again.
  for (const visit of ["first", "second"]) {
    await test.step(visit, async () => {
      await inquire.click();
      await expect(drawer).toContainText("Dr. Miriam Falkenau");
      await page.goBack();
      await page.getByRole("button", { name: "Verwerfen" }).click();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL("/speaker/miriam-falkenau");
    });
  }
});

test("what a brief without a day says is in the drawer once the visitor has signed in and picked one", async ({
  page,
}) => {
  const account = await newAccount(page.request);
  await openPage(page, "/");
  await openAssistant(page);
  await panel(page)
    .getByRole("button", { name: "Workshop Resilienz für 25 Personen in Köln" })
    .click();
  await panel(page)
    .getByRole("button", { name: /anfragen$/ })
    .first()
    .click();
  await page.waitForURL(/\/speaker\//);
  const profile = new URL(page.url()).pathname;
  await page.locator("[data-ready] .profile").waitFor();
  await panel(page).getByRole("button", { name: "Schließen" }).click();
  await pickDay(page, ANY_FREE_DAY);
  await sideCard(page).getByRole("button", { name: "Unverbindlich anfragen" }).click();
  await toastOf(page, /registrieren Sie sich bitte/)
    .getByText("Registrieren / Anmelden")
    .click();
  await fillSignIn(page, account);
  await page.waitForURL(profile);
  const drawer = page.getByRole("dialog").first();
  await next(drawer);
  await next(drawer);
  await step(drawer, 3, "Event-Details");
  await expect(drawer.getByRole("combobox", { name: "Veranstaltungsort" })).toHaveValue(/Köln/);
  await expect(drawer.getByLabel("Erwartete Teilnehmerzahl")).toHaveValue("25");
});
