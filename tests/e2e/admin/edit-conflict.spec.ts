import { expect, test } from "@playwright/test";
import { enter, newAccount } from "#tests/e2e/support/accounts.ts";
import { bearer, giveDraft } from "#tests/e2e/support/applications.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";

const TALK = { subtitle: "", description: "", available_durations: [40], category: null, tags: [] };

test("an old draft takes nothing away that was saved elsewhere without saying so", async ({
  page,
}) => {
  const account = await newAccount(page.request);
  const token = await enter(page, account);
  await giveDraft(page.request, { email: account.email, token });
  await enter(page, account);
  await openPage(page, "/dashboard/speaker/edit?abschnitt=vortraege");
  await page.getByRole("button", { name: "Eintrag hinzufügen" }).click();
  await page.getByLabel("Titel", { exact: true }).fill("Unterwegs begonnen");
  await page.getByLabel(/^Dauern in Minuten/).fill("20");

  const headers = bearer(token);
  const content = async () =>
    (await page.request.get("/api/v1/me/speaker/content", { headers })).json();
  const titles = async () => (await content()).talks.map(({ title }: { title: string }) => title);
  const { talks: version } = (await content()).versions;
  const items = [{ ...TALK, title: "Am Schreibtisch gespeichert" }];
  const data = { version, items };
  const elsewhere = await page.request.put("/api/v1/me/speaker/talks", { headers, data });
  expect(elsewhere.ok(), await elsewhere.text()).toBe(true);

  await page.reload();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Unterwegs begonnen");
  const save = page.getByRole("button", { name: "Abschnitt speichern" });
  await save.click();
  await expect(page.getByText("Dieser Abschnitt wurde inzwischen geändert.")).toBeVisible();
  expect(await titles()).toEqual(["Am Schreibtisch gespeichert"]);
  // What was typed is still there, and now it is known what it replaces.
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Unterwegs begonnen");
  await save.click();
  await expect(page.getByText("Nicht gespeicherte Eingaben")).toHaveCount(0);
  expect(await titles()).toEqual(["Unterwegs begonnen"]);

  // Two sections of one part: saving the one is no conflict for the other.
  await page.getByRole("link", { name: /^Honorare/ }).click();
  const fee = page.getByLabel(/^Vortrag, 20 Minuten/);
  await fee.fill("4000");
  await page.getByRole("link", { name: /^Texte/ }).click();
  await page.getByLabel(/^Kurzvorstellung/).fill("Sie macht Mut, und zwar mit Zahlen.");
  await save.click();
  await expect(page.getByText("Nicht gespeicherte Eingaben")).toHaveCount(0);
  await page.getByRole("link", { name: /^Honorare/ }).click();
  await expect(fee).toHaveValue("4000");
  await save.click();
  await expect(page.getByText("Nicht gespeicherte Eingaben")).toHaveCount(0);
});
