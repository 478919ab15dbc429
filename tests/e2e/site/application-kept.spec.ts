import { expect, type Page, test } from "@playwright/test";
import { enter, newAccount } from "#tests/e2e/support/accounts.ts";
import { bearer, decide, sendApplication } from "#tests/e2e/support/applications.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { APPLICATION } from "#tests/support/speaker-application.ts";

const main = (page: Page) => page.getByRole("main");
const name = (page: Page) => main(page).getByLabel("Name", { exact: true });
const city = (page: Page) => main(page).getByLabel("Wohnort");
const kept = (page: Page) =>
  page.evaluate(() => localStorage.getItem("wb-speaker-application") ?? "");

test("what is corrected after an application was sent back, or refused, is there after a reload", async ({
  page,
}) => {
  const token = await enter(page, await newAccount(page.request));
  const id = await sendApplication(page.request, token);
  await decide(page.request, id, { kind: "ask", notes: { city: "Bitte nennen Sie die Stadt." } });
  await openPage(page, "/speaker-signup");
  await expect(main(page).getByText("Bitte nennen Sie die Stadt.")).toBeVisible();
  await city(page).fill("Weimar");
  await expect.poll(() => kept(page)).toContain("Weimar");
  await openPage(page, "/speaker-signup");
  await expect(city(page)).toHaveValue("Weimar");
  await expect(name(page)).toHaveValue(APPLICATION.name);

  await page.evaluate(() => localStorage.removeItem("wb-speaker-application"));
  await decide(page.request, id, { kind: "reject", reason: "Passt noch nicht." });
  await openPage(page, "/speaker-signup");
  await expect(main(page).getByText("Begründung: Passt noch nicht.")).toBeVisible();
  await expect(name(page)).toHaveValue(APPLICATION.name);
});

test("what the account has not taken stays here; what it has taken goes on from any device", async ({
  page,
}) => {
  const token = await enter(page, await newAccount(page.request));
  const saved = () =>
    page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await openPage(page, "/speaker-signup");
  await name(page).fill("Ada");
  await saved();
  await page.route("**/api/v1/me/speaker-application", (route) => route.abort());
  await city(page).fill("Jena");
  await expect.poll(() => kept(page)).toContain("Jena");
  await page.unroute("**/api/v1/me/speaker-application");
  await openPage(page, "/speaker-signup");
  await expect(city(page)).toHaveValue("Jena");

  await name(page).fill("Ada Muster");
  await expect.poll(() => kept(page)).toContain('"is_saved":true');
  const { terms_accepted: _terms, ...typed } = APPLICATION;
  const elsewhere = await page.request.put("/api/v1/me/speaker-application", {
    headers: bearer(token),
    data: { ...typed, fee_idea: "4500", city: "Erfurt" },
  });
  expect(elsewhere.ok(), await elsewhere.text()).toBe(true);
  await openPage(page, "/speaker-signup");
  await expect(city(page)).toHaveValue("Erfurt");
  await expect(main(page).getByLabel("Stellen Sie sich kurz vor")).toHaveAttribute(
    "maxlength",
    "1000",
  );
});

test("„Weiter“ leaves a step only once it is right, and leads to the first fault", async ({
  page,
}) => {
  await openPage(page, "/speaker-signup");
  const next = main(page).getByRole("button", { name: "Weiter", exact: true });
  await next.click();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAttribute("aria-invalid", "true");
  await expect(main(page).getByText("Bitte geben Sie Ihren Wohnort an.")).toBeVisible();
  await name(page).fill("Ada Muster");
  await main(page).getByLabel("Beruf oder Rolle").fill("Physikerin");
  await next.click();
  await expect(city(page)).toBeFocused();
  await city(page).fill("Jena");
  await next.click();
  await expect(city(page)).toBeHidden();
  await expect(main(page).getByText("Bitte prüfen Sie die markierten Angaben.")).toHaveCount(0);
  await next.click();
  await expect(main(page).getByText("Bitte wählen Sie ein bis vier Themenfelder.")).toBeVisible();
  await expect(main(page).getByRole("checkbox").first()).toBeFocused();
});
