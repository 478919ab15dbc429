import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { enterAs, newAccount, readToast, tokenAs, tokenOf } from "#tests/e2e/support/accounts.ts";
import { freeDay, SPEAKER } from "#tests/e2e/support/booking.ts";
import { newBooking } from "#tests/e2e/support/new-booking.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessibleInBothThemes } from "#tests/e2e/support/sound.ts";
import { APPLICATION } from "#tests/support/speaker-application.ts";

const main = (page: Page) => page.getByRole("main");

/** An applicant that no other test uses. */
async function newApplication(page: Page): Promise<{ name: string; token: string }> {
  const account = await newAccount(page.request);
  const token = await tokenOf(page.request, account);
  const name = `Berta ${randomUUID().slice(0, 8)}`;
  const answer = await page.request.post("/api/v1/speaker-applications", {
    headers: { authorization: `Bearer ${token}` },
    data: { ...APPLICATION, name },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { name, token };
}

test("an application waits, is sent back with a hint to a field and rejected with a reason [ADMIN-19]", {
  tag: JOURNEY,
}, async ({ page }) => {
  const { name, token } = await newApplication(page);
  await enterAs(page, "admin");
  await openPage(page, `/admin/speaker-approval?suche=${encodeURIComponent(name)}`);
  const row = page.getByRole("row", { name });
  const status = page.getByLabel("Status", { exact: true });
  await expect(row).toContainText("Neu");
  const review = () => row.getByRole("button", { name: /^Prüfen/ }).click();
  await review();
  const sheet = page.getByRole("dialog", { name, exact: true });
  await expect(sheet.getByText("Technologie", { exact: true })).toBeVisible();
  await sheet.getByRole("button", { name: "Ergänzungen erbitten" }).click();
  await expect(sheet.getByText(/^Bitte nennen Sie zu mindestens/)).toBeVisible();
  await sheet.getByRole("button", { name: /^Hinweis schreiben.*Kurzvorstellung/ }).click();
  await sheet.getByLabel("Hinweis zu „Kurzvorstellung“").fill("Bitte ein Beispiel nennen.");
  await expectAccessibleInBothThemes(page, "dialog[open]");
  await sheet.getByRole("button", { name: "Ergänzungen erbitten (1)" }).click();
  await readToast(page, "Die Hinweise sind unterwegs.");
  // What waits for the person is no work of the platform and stands under its own status.
  await expect(row).toHaveCount(0);
  await status.selectOption("waiting_for_speaker");
  await expect(row).toContainText("Wartet auf Speaker");
  const headers = { authorization: `Bearer ${token}` };
  const own = await (await page.request.get("/api/v1/me/speaker", { headers })).json();
  expect(JSON.stringify(own.application)).toContain("Bitte ein Beispiel nennen.");

  await review();
  await sheet.getByRole("button", { name: "Ablehnen" }).click();
  const question = page.getByRole("dialog", { name: `${name} ablehnen?` });
  await expect(question).toContainText("es entsteht kein Profil");
  await question.getByRole("button", { name: "Ablehnen" }).click();
  await expect(question.getByText("Bitte nennen Sie einen Grund.")).toBeVisible();
  await question.getByLabel("Grund der Ablehnung").fill("Passt nicht in unser Angebot.");
  await question.getByRole("button", { name: "Ablehnen" }).click();
  await readToast(page, "Abgelehnt. Die Person bekommt eine E-Mail.");
  await status.selectOption("rejected");
  await review();
  await expect(sheet.getByText("„Passt nicht in unser Angebot.“")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Freigeben" })).toHaveCount(0);
});

test("a booking moves to another day on behalf of both sides, and its mails go out again [ADMIN-11]", async ({
  page,
}) => {
  const booking = await newBooking(page, "direct");
  const day = await freeDay(page);
  await enterAs(page, "admin");
  await openPage(page, `/admin/bookings/${booking.id}`);
  await main(page).getByRole("button", { name: "Anderen Tag vorschlagen" }).click();
  const ask = page.getByRole("dialog", { name: /^Im Namen des Kunden einen anderen Tag/ });
  await ask.getByLabel("Neuer Tag").fill(day);
  await ask.getByRole("button", { name: "Tag vorschlagen" }).click();
  await expect(ask.getByText("Bitte nennen Sie einen Grund.")).toBeVisible();
  await ask.getByLabel("Begründung").fill("Der Saal ist belegt.");
  await expectAccessibleInBothThemes(page, "dialog[open]");
  await ask.getByRole("button", { name: "Tag vorschlagen" }).click();
  await readToast(page, "Der Vorschlag ist gesendet.");
  await main(page).getByRole("button", { name: "Neuem Termin zusagen" }).click();
  const accept = page.getByRole("dialog", { name: /^Im Namen des Speakers dem neuen/ });
  await accept.getByLabel("Begründung").fill("Zusage am Telefon.");
  await accept.getByRole("button", { name: "Verbindlich zusagen" }).click();
  await readToast(page, "Der Termin ist verschoben.");
  const audit = main(page).locator("section").filter({ hasText: "Protokoll" });
  await expect(audit.getByText("Termin verschoben").first()).toBeVisible();
  await expect(audit.getByText("„Zusage am Telefon.“").first()).toBeVisible();

  const again = main(page).getByRole("button", { name: /^Erneut senden/ });
  await again.first().click();
  await readToast(page, "Die E-Mail ist unterwegs.");
});

test("a reported message is read in its conversation for a reason, and decided once", async ({
  page,
}) => {
  const { speakerId, token } = await newBooking(page, "inquiry");
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: unknown, as = headers) => {
    const answer = await page.request.post(`/api/v1${path}`, { headers: as, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const conversation = await post("/conversations", { speaker_id: speakerId });
  const speaker = { authorization: `Bearer ${await tokenAs(page.request, "speaker")}` };
  const words = `Rechnen wir direkt ab? ${randomUUID().slice(0, 8)}`;
  const data = { message: words, client_id: randomUUID() };
  const message = await post(`/conversations/${conversation.id}/messages`, data, speaker);
  await post(`/messages/${message.id}/report`, { reason: "An der Plattform vorbei." });

  await enterAs(page, "admin");
  await openPage(page, `/admin/meldungen?suche=${encodeURIComponent(words)}`);
  const row = page.getByRole("row").filter({ hasText: words });
  await row.getByRole("button", { name: /^Unterhaltung ansehen/ }).click();
  const reason = page.getByRole("dialog", { name: /^Unterhaltung: / });
  await reason.getByLabel("Begründung").fill("Gemeldete Nachricht");
  await reason.getByRole("button", { name: "Unterhaltung ansehen" }).click();
  const read = page.getByRole("region", { name: "Nachrichten", exact: true });
  await expect(read.getByRole("listitem").filter({ hasText: words })).toContainText(SPEAKER.name);
  await expectAccessibleInBothThemes(page, "dialog[open]");
  await page.keyboard.press("Escape");

  await row.getByRole("button", { name: /^Maßnahme ergriffen/ }).click();
  const ruling = page.getByRole("dialog", { name: "Meldung bestätigen" });
  await expect(ruling).toContainText(words);
  await ruling.getByLabel("Begründung").fill("Der Speaker ist verwarnt.");
  await expectAccessibleInBothThemes(page, "dialog[open]");
  await ruling.getByRole("button", { name: "Maßnahme ergriffen" }).click();
  await expect(row).toContainText("Bestätigt");
  await expect(row).toContainText("Der Speaker ist verwarnt.");
});

test("a picture is uploaded, described, found unused and deleted [ADMIN-23]", async ({ page }) => {
  const name = `${randomUUID().slice(0, 8)}.png`;
  await enterAs(page, "admin");
  await openPage(page, "/admin/media-library");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 40 } });
  const file = { name, mimeType: "image/png", buffer: picture };
  await page.getByLabel("Bilder auswählen").first().setInputFiles(file);
  await readToast(page, "1 Bild hochgeladen");
  await page.getByRole("searchbox", { name: "Suche" }).fill(name);
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("Kein Bildtext");
  await row.getByRole("button", { name: `${name} bearbeiten` }).click();
  const sheet = page.getByRole("dialog", { name: `Bild „${name}“` });
  await expect(sheet.getByText("Dieses Bild wird nirgends verwendet.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "dialog[open]");
  await sheet.getByLabel("Bildtext").fill("Ein Ausschnitt");
  await sheet.getByRole("button", { name: "Speichern" }).click();
  await readToast(page, "Gespeichert");
  await expect(row).toContainText("Ein Ausschnitt");
  await row.getByRole("button", { name: `${name} bearbeiten` }).click();
  await sheet.getByRole("button", { name: "Bild löschen" }).click();
  const question = page.getByRole("alertdialog", { name: `„${name}“ löschen?` });
  await question.getByRole("button", { name: "Bild löschen" }).click();
  await readToast(page, "Bild gelöscht");
  await expect(row).toHaveCount(0);
});

test("a reminder is put on another day and given to another admin [ADMIN-26]", async ({ page }) => {
  const authorization = `Bearer ${await enterAs(page, "admin")}`;
  const title = `Anrufen ${randomUUID().slice(0, 8)}`;
  const made = await page.request.post("/api/v1/admin/reminders", {
    headers: { authorization },
    data: { title, note: "", channel: "phone", due_on: "2049-01-01" },
  });
  expect(made.status(), await made.text()).toBe(201);
  await openPage(page, `/admin/crm-reminders?suche=${encodeURIComponent(title)}`);
  const row = page.getByRole("row").filter({ hasText: title });
  await row.getByRole("button", { name: /^Weitere Aktionen/ }).click();
  await page.getByRole("menuitem", { name: "Bearbeiten" }).click();
  const dialog = page.getByRole("dialog", { name: "Erinnerung bearbeiten" });
  await dialog.getByLabel("Fällig am").fill("2049-02-03");
  await expectAccessibleInBothThemes(page, "dialog[open]");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await readToast(page, "Gespeichert.");
  await expect(row).toContainText("03. Februar 2049");
});
