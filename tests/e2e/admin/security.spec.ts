import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { enterAs, newAccount } from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessibleInBothThemes } from "#tests/e2e/support/sound.ts";

test("an operator finds a failed sign-in, narrows the list and takes it along as a file", async ({
  page,
}) => {
  const { email } = await newAccount(page.request);
  const grant = "/auth/v1/token?grant_type=password";
  const wrong = { email, password: "nicht-das-richtige" };
  expect((await page.request.post(grant, { data: wrong })).status()).toBe(400);

  await enterAs(page, "admin");
  await openPage(page, `/admin/sicherheit?suche=${encodeURIComponent(email)}`);
  const failed = page.getByRole("row", { name: /Anmeldung fehlgeschlagen/ });
  await expect(failed).toHaveCount(1);
  await expect(page.getByText("In den letzten 24 Stunden:")).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await failed.getByRole("link", { name: "Nur dieses Konto" }).click();
  await expect(page.getByRole("row", { name: /Registriert/ })).toHaveCount(1);
  await page.getByLabel("Bereich", { exact: true }).selectOption("refused");
  await expect(page.getByRole("row", { name: /Registriert/ })).toHaveCount(0);
  await expect(failed).toHaveCount(1);

  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV-Export" }).click();
  const file = await readFile(await (await arriving).path(), "utf8");
  expect(file.trim().split("\r\n")).toHaveLength(2);
  expect(file).toContain(email);

  await page.getByRole("link", { name: /^Anmeldung fehlgeschlagen: / }).click();
  await expect(page.getByLabel("Zeitraum", { exact: true })).toHaveValue("day");
});
