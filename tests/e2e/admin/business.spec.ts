import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { enterAs, toastOf } from "#tests/e2e/support/accounts.ts";
import { hold, watchRequests } from "#tests/e2e/support/hold.ts";
import { newBooking } from "#tests/e2e/support/new-booking.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });

/** By its entry in the menu, as an admin would. */
async function openEntry(page: Page, name: string): Promise<void> {
  if (!page.url().includes("/admin")) await openPage(page, "/admin");
  await page
    .getByRole("navigation", { name: "Verwaltung" })
    .getByRole("link", { name, exact: true })
    .click();
  await expect(title(page)).toHaveText(name);
}

test("an admin finds a booking, notes something and declines it for the speaker [ADMIN-11]", async ({
  page,
}) => {
  const inquiry = await newBooking(page, "inquiry");
  await enterAs(page, "admin");
  await openEntry(page, "Buchungen");
  await page
    .getByRole("searchbox")
    .or(page.getByPlaceholder(/Nummer, Kunde/))
    .fill(inquiry.title);
  await expect(page).toHaveURL(/suche=/);
  await main(page).getByRole("link", { name: inquiry.title }).click();
  await expect(title(page)).toHaveText(inquiry.title);

  await page.getByLabel("Neue Notiz").fill("Kunde ruft morgen an.");
  await page.getByRole("button", { name: "Notiz speichern" }).click();
  await expect(main(page).getByText("Kunde ruft morgen an.").first()).toBeVisible();

  await page.getByRole("button", { name: "Absagen", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Absagen" }).click();
  await expect(dialog.getByText("Bitte nennen Sie einen Grund.")).toBeVisible();
  await dialog.getByLabel("Begründung").fill("Speaker ist erkrankt");
  await dialog.getByRole("button", { name: "Absagen" }).click();
  await expect(toastOf(page, "Die Buchung wurde weitergeführt.")).toBeVisible();
  await expect(main(page).getByText("Abgelehnt · Wortbühne")).toBeVisible();
  await expect(main(page).getByText("„Speaker ist erkrankt“").first()).toBeVisible();

  await openPage(page, "/admin/bookings?ansicht=board");
  await expect(main(page).getByRole("heading", { name: /^Bestätigt/ })).toBeVisible();
  await openPage(page, "/admin/bookings?ansicht=calendar");
  await expect(main(page).getByRole("heading", { level: 2 })).toContainText(/20\d\d/);
});

test("reviews wait for their check, a reminder is made and closed, and the log keeps it [ADMIN-26] [ADMIN-27]", async ({
  page,
}) => {
  await enterAs(page, "admin");
  await openEntry(page, "Bewertungen");
  await expect(main(page).getByText("Verifiziert").first()).toBeVisible();

  await openEntry(page, "CRM-Erinnerungen");
  const name = `Nachfassen ${randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "Erinnerung anlegen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Titel").fill(name);
  await dialog.getByRole("button", { name: "Anlegen" }).click();
  await expect(toastOf(page, "Die Erinnerung ist angelegt.")).toBeVisible();
  await openPage(page, `/admin/crm-reminders?suche=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: new RegExp(`^Erledigt.*${name}`) }).click();
  await page.getByRole("dialog").getByLabel("Was dabei herauskam").fill("Termin vereinbart");
  await page.getByRole("dialog").getByRole("button", { name: "Erledigt" }).click();
  await expect(main(page).getByText("Termin vereinbart")).toBeVisible();

  await openEntry(page, "Protokoll");
  await page.getByPlaceholder(/Vorgang, Kennung/).fill("reminder.done");
  await expect(main(page).getByText("Erinnerung erledigt").first()).toBeVisible();
});

test("analytics show the way to a booking, and the outbox what was sent [ADMIN-22]", async ({
  page,
}) => {
  await enterAs(page, "admin");
  await openEntry(page, "Analysen");
  await expect(main(page).getByRole("heading", { name: "Weg zur Buchung" })).toBeVisible();
  await expect(main(page).getByText("Profil angesehen")).toBeVisible();
  await page.getByText("90 Tage").click();
  await expect(page.getByLabel("90 Tage")).toBeChecked();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Weg zur Buchung als CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^analyse-funnel-.*\.csv$/);

  await openEntry(page, "Postausgang");
  await page.getByText("E-Mails", { exact: true }).click();
  await expect(page).toHaveURL(/ansicht=mails/);
  await openEntry(page, "Meldungen");
});

test("an admin adds a rule of the tax, is told what is missing and finds it in the history [ADMIN-24]", async ({
  page,
}) => {
  await enterAs(page, "admin");
  await openPage(page, "/admin/settings?bereich=steuer");
  const save = page.getByRole("button", { name: "Speichern" });
  await page.getByRole("button", { name: "Regel hinzufügen" }).click();
  await save.click();
  await expect(page.getByText("Bitte geben Sie den Tag an")).toBeVisible();
  // So far away that no other test books there.
  await page.getByLabel("Gilt ab").last().fill("2049-01-01");
  await page.getByLabel("Satz in Prozent").last().fill("20");
  await expectAccessible(page);
  await save.click();
  await expect(toastOf(page, /^Gespeichert/)).toBeVisible();
  await page.getByRole("button", { name: "Verlauf" }).click();
  await expect(page.getByRole("dialog").getByText("gilt ab 01. Januar 2049").first()).toBeVisible();
  await page.keyboard.press("Escape");
  const reset = { name: "Standard wiederherstellen" };
  await page.getByRole("button", reset).click();
  const question = page.getByRole("alertdialog", { name: "Standard für „Umsatzsteuer“" });
  await question.getByRole("button", reset).click();
  await expect(main(page).getByText("Standard", { exact: true })).toBeVisible();
});

test("a double click stores a setting once and ends with the good news", async ({ page }) => {
  await enterAs(page, "admin");
  await openPage(page, "/admin/settings?bereich=daten");
  const sent = watchRequests(page, "PUT", /\/admin\/settings\/retention$/);
  const release = await hold(page, "**/admin/settings/retention");
  await page.getByRole("button", { name: "Speichern" }).dblclick();
  release();
  await expect(toastOf(page, /^Gespeichert/)).toBeVisible();
  await expect(main(page).getByText(/^Geändert /)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("a new step of the cancellation fee starts empty, and no day has two", async ({ page }) => {
  await enterAs(page, "admin");
  await openPage(page, "/admin/settings?bereich=preise");
  const add = page.getByRole("button", { name: "Stufe hinzufügen" });
  const form = page.locator("form").filter({ has: add });
  await add.click();
  const days = form.getByLabel("Tage vorher").last();
  await expect(days).toHaveValue("");
  await form.getByRole("button", { name: "Speichern" }).click();
  await expect(form.getByText("Bitte füllen Sie dieses Feld aus.")).toHaveCount(2);
  await days.fill("0");
  await form.getByLabel("Prozent").last().fill("0");
  await form.getByRole("button", { name: "Speichern" }).click();
  await expect(form.getByText("Zwei Stufen beginnen am selben Tag.")).toBeVisible();
  await expectAccessible(page);
});

test("the levy has one rate for a year, and the one of a later year stands beside it", async ({
  page,
}) => {
  await enterAs(page, "admin");
  await openPage(page, "/admin/settings?bereich=zahlung");
  const add = page.getByRole("button", { name: "Satz hinzufügen" });
  const form = page.locator("form").filter({ has: add });
  await add.click();
  await form.getByLabel("Gilt ab Jahr").last().fill("2026");
  await form.getByLabel("Satz in Prozent").last().fill("5.2");
  await form.getByRole("button", { name: "Speichern" }).click();
  await expect(
    form.getByText("Zwei Sätze gelten ab demselben Jahr. Bitte geben Sie jedem sein eigenes."),
  ).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Gilt ab Jahr").last().fill("2049");
  await form.getByRole("button", { name: "Speichern" }).click();
  await expect(toastOf(page, /^Gespeichert/)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel("Satz in Prozent")).toHaveCount(3);
  await expect(form.getByLabel("Satz in Prozent").last()).toHaveValue("5.2");
});

test("what could not be saved says so, and the words stay for another try", async ({ page }) => {
  await enterAs(page, "admin");
  await openPage(page, "/admin/crm-reminders");
  await page.route("**/api/v1/admin/reminders", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: "Erinnerung anlegen" }).click();
  const dialog = page.getByRole("dialog", { name: "Erinnerung anlegen" });
  await dialog.getByLabel("Titel").fill("Saal anfragen");
  await dialog.getByRole("button", { name: "Anlegen" }).click();
  await expect(dialog.getByText("Das konnte nicht gespeichert werden.")).toBeVisible();
  await expect(dialog.getByLabel("Titel")).toHaveValue("Saal anfragen");
});
