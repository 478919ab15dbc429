import { expect, test } from "@playwright/test";
import { enter } from "#tests/e2e/support/accounts.ts";
import { next, openFilled, step } from "#tests/e2e/support/booking.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a place that is not sure asks, is an inquiry until then, and stays validated afterwards", async ({
  page,
}) => {
  await enter(page);
  const drawer = await openFilled(page, { step: "details", location: "" });
  const people = drawer.getByLabel("Erwartete Teilnehmerzahl");
  await people.fill("-3");
  const venue = drawer.getByRole("combobox", { name: "Veranstaltungsort" });
  await venue.fill("Hotel Krone, Neustadt");
  await venue.press("Escape");
  await venue.blur();
  await expect(drawer.getByText("Welches Neustadt meinen Sie?")).toBeVisible();
  await next(drawer);
  await expect(
    drawer.getByText("Bitte geben Sie eine ganze Zahl von 1 bis 1.000.000 an.").last(),
  ).toBeVisible();
  await expect(people).toHaveValue("-3");
  await people.fill("180");
  await next(drawer);
  await step(drawer, 4, "Kontakt & Rechnung");
  await next(drawer);
  await expect(drawer.getByRole("button", { name: "Anfrage senden" })).toBeEnabled();
  await drawer.getByRole("button", { name: /^Neustadt an der Weinstraße/ }).click();
  await expect(drawer.getByRole("button", { name: "Jetzt verbindlich buchen" })).toBeEnabled();

  await drawer.getByRole("button", { name: "Ort ändern", exact: true }).click();
  await expect(venue).toHaveValue(/^Hotel Krone, Neustadt an der Weinstraße/);
  await expect(drawer.getByText("Adresse validiert")).toBeVisible();
  await next(drawer);
  await drawer.getByRole("button", { name: "Zurück" }).click();
  await expect(drawer.getByText("Adresse validiert")).toBeVisible();

  await venue.fill("Schloss Elmau");
  await venue.press("Escape");
  await venue.blur();
  await expect(drawer.getByText("Bitte ergänzen Sie Stadt oder Postleitzahl.")).toBeVisible();
  await drawer.getByRole("button", { name: "Ort noch offen" }).click();
  await expect(venue).toHaveValue("Ort noch offen");
  await next(drawer);
  await next(drawer);
  await expect(drawer.getByRole("button", { name: "Anfrage senden" })).toBeEnabled();
});
