import { expect, test } from "@playwright/test";
import { DEMO, DEMO_PASSWORD, enter, toastOf } from "#tests/e2e/support/accounts.ts";
import { isWiderThanWindow } from "#tests/e2e/support/open-finder.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

test("a speaker states who it is to the tax office, is told what cannot be right, and finds it again", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enter(page, { email: DEMO.speaker, password: DEMO_PASSWORD });
  await openPage(page, "/dashboard/speaker/edit?abschnitt=steuerdaten");
  const save = page.getByRole("button", { name: "Steuerdaten speichern" });
  const kind = page.getByLabel("Sie rechnen ab als");
  await kind.selectOption({ label: "Natürliche Person" });
  const values = {
    Vorname: "Miriam",
    Nachname: "Falkenau",
    Geburtsdatum: "1978-05-04",
    "Name oder Firma": "Dr. Miriam Falkenau",
    "Straße und Hausnummer": "Musterweg 1",
    Postleitzahl: "20095",
    Steuernummer: "12/345/67890",
    "Steuer-Identifikationsnummer": "86095742718",
  };
  for (const [label, value] of Object.entries(values)) {
    await page
      .getByRole("main")
      .getByLabel(label, { exact: label !== "Steuernummer" })
      .first()
      .fill(value);
  }
  await page.getByLabel("Ort", { exact: true }).fill("Hamburg");
  await save.click();
  const number = page.getByLabel("Steuer-Identifikationsnummer", { exact: true });
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expect(number).toBeFocused();
  await expect(page.getByText("Diese Nummer passt nicht zum Land")).toBeVisible();
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectAccessible(page);
  await number.fill("86 095 742 719");
  await save.click();
  await expect(toastOf(page, /^Steuerdaten gespeichert/)).toBeVisible();
  await page.reload();
  await expect(kind).toHaveValue("person");
  await expect(number).toHaveValue("86095742719");
  await expect(page.getByLabel("Geburtsdatum")).toHaveValue("1978-05-04");
  // Who has no number is asked for the place of birth instead; an organisation for neither.
  await page.getByLabel("Ich habe keine Steuer-Identifikationsnummer").check();
  await expect(number).toHaveCount(0);
  await expect(page.getByLabel("Geburtsort", { exact: true })).toBeVisible();
  await kind.selectOption({ label: "Organisation (GmbH, GbR, Verein ...)" });
  await expect(page.getByLabel("Geburtsort", { exact: true })).toHaveCount(0);
  await expect(page.getByLabel("Registernummer")).toBeVisible();
});
