import { expect, type Page, test } from "@playwright/test";
import { enter, newAccount, signIn } from "#tests/e2e/support/accounts.ts";
import { CONTACT, fillContact, fillDetails, next, step } from "#tests/e2e/support/booking.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { openProfile, pickDay, sideCard } from "#tests/e2e/support/profile.ts";

/** The step of the drawer that asks for names and addresses. */
async function openContactStep(page: Page) {
  await openProfile(page);
  await pickDay(page, "Direkt buchbar");
  await sideCard(page).getByRole("button", { name: "Jetzt buchen" }).click();
  const drawer = page.getByRole("dialog").first();
  await next(drawer);
  await next(drawer);
  await fillDetails(drawer);
  await next(drawer);
  await step(drawer, 4, "Kontakt & Rechnung");
  return drawer;
}

const email = (page: Page) => page.getByRole("dialog").getByLabel("E-Mail", { exact: true });
const keptDraft = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem("wb-booking-draft.v1"));

test("a sign-out empties the other tabs as well, and the next user books with their own data", async ({
  page,
  context,
}) => {
  await enter(page);
  await fillContact(await openContactStep(page));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  expect(await keptDraft(page)).toContain(CONTACT["E-Mail"]);

  const other = await context.newPage();
  await openPage(other, "/");
  await other.getByRole("banner").getByRole("button", { name: "Abmelden" }).click();
  await expect(other).toHaveURL("/auth");
  await expect.poll(() => keptDraft(page)).toBeNull();

  const nextPerson = await newAccount(page.request);
  await signIn(page, nextPerson);
  await openContactStep(page);
  await expect(email(page)).toHaveValue(nextPerson.email);
});

test("a tab that missed the sign-out keeps nothing for the next person", async ({ page }) => {
  await enter(page);
  await fillContact(await openContactStep(page));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await page.evaluate(() => localStorage.clear());

  const nextPerson = await newAccount(page.request);
  await signIn(page, nextPerson);
  await openContactStep(page);
  await expect(email(page)).toHaveValue(nextPerson.email);
});
