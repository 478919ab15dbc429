import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { enter, toastOf, tokenAs } from "#tests/e2e/support/accounts.ts";
import { commonFreeDay } from "#tests/e2e/support/booking.ts";
import { openShared, THREE, table } from "#tests/e2e/support/comparison.ts";
import { hold, watchRequests } from "#tests/e2e/support/hold.ts";
import { openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

const toggle = /KI-Assistent (?:öffnen|schließen)/;

test("the floating button opens and closes the assistant, which answers in German with real speakers [HOME-19] [HOME-28] [PAGE-06]", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await openPage(page, "/");
  const button = page.getByRole("button", { name: toggle });
  const panel = page.getByRole("region", { name: "KI-Assistent", exact: true });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect(panel).toContainText("Sie schreiben mit einer KI");
  await button.click();
  await expect(panel).toHaveCount(0);
  await button.focus();
  await page.keyboard.press("Enter");
  const field = panel.getByLabel("Ihre Frage oder Ihr Briefing");
  await expect(field).toBeFocused();
  await field.fill("Keynote zu künstlicher Intelligenz, online, bis 9.000 €, auf Deutsch");
  await page.keyboard.press("Enter");
  const speakers = panel
    .getByRole("list", { name: "Vorgeschlagene Speaker" })
    .getByRole("listitem");
  await expect(speakers.first()).toContainText("inkl. MwSt.");
  await expect(panel).toContainText("Verstanden:");
  await panel.getByRole("button", { name: "Im Mai" }).click();
  await expect(panel).toContainText("Mai");
  await panel
    .getByRole("button", { name: /vergleichen$/ })
    .first()
    .click();
  await expect(toastOf(page, / wurde zum Vergleich hinzugefügt$/)).toBeVisible();
  await expectAccessible(page, "the assistant", ".assistant");
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await panel.getByRole("button", { name: "Chat löschen" }).click();
  await expect(speakers).toHaveCount(0);
  await field.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(faults).toEqual([]);
});

test("without scripts the button is a link to a page that no search engine keeps", async ({
  request,
}) => {
  expect(await (await request.get("/")).text()).toMatch(/<a[^>]+href="\/assistent"[^>]*>/);
  const page = await (await request.get("/assistent")).text();
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(page).toContain("<noscript>");
});

async function fillBrief(dialog: Locator): Promise<void> {
  for (const [label, value] of [
    ["Veranstaltung", "Jahrestagung"],
    ["Teilnehmer", "120"],
    ["Ansprechperson", "Kim Beispiel"],
    ["E-Mail", "kim@beispiel.example"],
    ["Telefon", "+49 40 123456"],
    ["Firma", "Beispiel GmbH"],
    ["Straße und Hausnummer", "Musterweg 1"],
    ["Postleitzahl", "20095"],
    ["Stadt", "Hamburg"],
  ] as const) {
    await dialog.getByLabel(label).fill(value);
  }
  await dialog.getByLabel(/AGB/).check();
}

test("date, place and topic are set once, one brief goes to all compared speakers, and once one is booked the others are told politely", async ({
  page,
}) => {
  const day = await commonFreeDay(page, THREE.slice(0, 2));
  const token = await enter(page);
  await openShared(page, THREE.slice(0, 2), `&date=${day}&ort=Hamburg`);
  const totals = table(page).locator("[data-row=total] td");
  await expect(totals.first()).toContainText("inkl. MwSt. und Anreise");
  await page.getByLabel("Thema").fill("Führung");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect(page).toHaveURL(/ort=Hamburg&thema=F%C3%BChrung/);
  await expect(table(page).locator("[data-row=topic_talks] td")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als PDF sichern" }).click();
  expect((await download).suggestedFilename()).toBe("speaker-vergleich.pdf");
  await page.getByRole("button", { name: "Alle anfragen" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Ort")).toHaveValue("Hamburg");
  await fillBrief(dialog);
  await expectAccessible(page, "the panel", "dialog");
  await dialog.getByRole("button", { name: "Anfragen senden" }).click();
  await expect(dialog.getByText("Anfrage gesendet")).toHaveCount(2);
  await expect(dialog).toContainText("Alle Anfragen sind gesendet");

  const [chosen = "", other = ""] = (await ownBookings(page, token)).map(({ id }) => id);
  await move(page, await tokenAs(page.request, "admin"), chosen, "hold");
  await move(page, token, chosen, "accept");
  await openPage(page, `/dashboard/customer/buchungen/${chosen}`);
  await page.getByRole("button", { name: "Freundlich absagen" }).click();
  const question = page.getByRole("alertdialog", { name: "Anfrage absagen?" });
  await expect(question).toContainText(/\S erhält eine freundliche Absage/);
  await question.getByRole("button", { name: "Offen lassen" }).click();
  await expect(question).toBeHidden();
  expect(await ownBookings(page, token)).toContainEqual({ id: other, status: "requested" });
  await page.getByRole("button", { name: "Freundlich absagen" }).click();
  await question.getByRole("button", { name: "Freundlich absagen" }).click();
  await expect(toastOf(page, /haben eine freundliche Absage erhalten/)).toBeVisible();
  expect(await ownBookings(page, token)).toContainEqual({ id: other, status: "withdrawn" });
});

test("a brief on its way stays open until it has reached every speaker once", async ({ page }) => {
  const day = await commonFreeDay(page, THREE.slice(1));
  await enter(page);
  await openShared(page, THREE.slice(1), `&date=${day}&ort=Hamburg`);
  await page.getByRole("button", { name: "Alle anfragen" }).click();
  const dialog = page.getByRole("dialog");
  await fillBrief(dialog);
  const sent = watchRequests(page, "POST", /\/api\/v1\/bookings$/);
  const release = await hold(page, "**/api/v1/bookings");
  await dialog.getByRole("button", { name: "Anfragen senden" }).click();
  await expect.poll(() => sent).toHaveLength(1);
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Schließen" }).click();
  release();
  await expect(
    dialog.getByRole("list", { name: "Stand der Anfragen" }).getByRole("listitem"),
  ).toHaveCount(2);
  expect(sent).toHaveLength(2);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a brief from Austria goes out with the country of the account and its UID", async ({
  page,
}) => {
  const day = await commonFreeDay(page, THREE.slice(0, 2));
  const token = await enter(page);
  const data = { billing_address_country: "Österreich" };
  const changed = await page.request.patch("/api/v1/me", { headers: bearer(token), data });
  expect(changed.ok()).toBe(true);
  await openShared(page, THREE.slice(0, 2), `&date=${day}&ort=Wien`);
  await page.getByRole("button", { name: "Alle anfragen" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Land")).toHaveValue("Österreich");
  await fillBrief(dialog);
  const vatId = dialog.getByLabel("Umsatzsteuer-ID (UID)");
  await vatId.fill("DE123");
  await dialog.getByRole("button", { name: "Anfragen senden" }).click();
  await expect(dialog.getByText(/passt nicht zum Land/)).toBeVisible();
  await expect(vatId).toBeFocused();
  await vatId.fill("ATU12345678");
  await expectAccessible(page, "the panel", "dialog");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/v1/bookings"),
  );
  await dialog.getByRole("button", { name: "Anfragen senden" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    billing_country: "Österreich",
    billing_vat_id: "ATU12345678",
  });
  await expect(dialog.getByText("Anfrage gesendet")).toHaveCount(2);
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function ownBookings(page: Page, token: string): Promise<{ id: string; status: string }[]> {
  const answer = await page.request.get("/api/v1/me/bookings", { headers: bearer(token) });
  const { items } = (await answer.json()) as { items: { id: string; status: string }[] };
  return items.map(({ id, status }) => ({ id, status }));
}

async function move(page: Page, token: string, id: string, event: string): Promise<void> {
  const options = { headers: bearer(token), data: { event } };
  const answer = await page.request.post(`/api/v1/bookings/${id}/transitions`, options);
  expect(answer.ok()).toBe(true);
}

/** Keeps a speaker in the shortlist. */
async function keepSpeaker(page: Page): Promise<void> {
  const headers = bearer(await enter(page));
  const kept = await page.request.put(`/api/v1/me/shortlist/speakers/${THREE[1]}`, { headers });
  expect(kept.status()).toBe(204);
}

/** A user with kept speakers gives the link to a colleague, who opens it under a name. */
async function shareList(page: Page, browser: Browser): Promise<Page> {
  await openPage(page, "/dashboard/customer/merkliste");
  await page.getByRole("button", { name: "Link für Kollegen" }).click();
  const link = (await page.locator(".shortlist-link").textContent()) ?? "";
  const colleague = await (await browser.newContext()).newPage();
  await openPage(colleague, link);
  await colleague.getByLabel("Ihr Name").fill("Kim");
  return colleague;
}

test("a shortlist is kept, shared with colleagues and revoked", async ({ page, browser }) => {
  await enter(page);
  await openPage(page, `/speaker/${THREE[1]}`);
  await page
    .getByRole("button", { name: /merken$/ })
    .first()
    .click();
  await expect(toastOf(page, / steht auf Ihrer Merkliste$/)).toBeVisible();
  const colleague = await shareList(page, browser);
  await colleague
    .getByRole("button", { name: /^Dafür: / })
    .first()
    .click();
  await expect(toastOf(colleague, "Ihre Stimme ist gezählt")).toBeVisible();
  await colleague.getByLabel("Kommentar", { exact: true }).fill("Passt gut zu uns.");
  await colleague.getByRole("button", { name: "Kommentar senden" }).click();
  await expect(colleague.getByText("Passt gut zu uns.").first()).toBeVisible();
  await expectAccessible(colleague);
  await page.getByRole("button", { name: "Link zurückziehen" }).click();
  await expect(toastOf(page, "Der Link führt jetzt nirgendwohin.")).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByRole("heading", { level: 1 })).toContainText("führt nirgendwohin");
  await colleague.close();
});

test("what colleagues gave is taken away only after a question, and an empty list still takes its link back", async ({
  page,
  browser,
}) => {
  await keepSpeaker(page);
  const colleague = await shareList(page, browser);
  await colleague.getByRole("button", { name: /^Dafür: / }).click();
  await expect(toastOf(colleague, "Ihre Stimme ist gezählt")).toBeVisible();
  await colleague.getByLabel("Kommentar", { exact: true }).fill("Passt gut zu uns.");
  await colleague.getByRole("button", { name: "Kommentar senden" }).click();
  await expect(toastOf(colleague, "Ihr Kommentar ist gespeichert")).toBeVisible();
  await colleague.close();
  await page.reload();
  const question = page.getByRole("alertdialog");
  const remove = page.getByRole("button", { name: /von der Merkliste nehmen$/ });
  await remove.click();
  await expect(question).toContainText("Die Stimmen Ihrer Kollegen gehen dabei verloren.");
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByText("1 dafür, 0 dagegen")).toBeVisible();
  await remove.click();
  await question.getByRole("button", { name: "Von der Liste nehmen" }).click();
  await expect(page.getByRole("heading", { name: "Noch niemand gemerkt" })).toBeVisible();
  await page.getByRole("button", { name: "Kommentar von Kim löschen" }).click();
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByText("Passt gut zu uns.")).toBeVisible();
  await page.getByRole("button", { name: "Kommentar von Kim löschen" }).click();
  await question.getByRole("button", { name: "Löschen", exact: true }).click();
  await expect(page.getByText("Noch keine Kommentare.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Link zurückziehen" }).click();
  await expect(toastOf(page, "Der Link führt jetzt nirgendwohin.")).toBeVisible();
  await expect(page.getByText("Noch keine Kommentare.")).toHaveCount(0);
});

test("a double click sends a colleague's comment once", async ({ page, browser }) => {
  await keepSpeaker(page);
  const colleague = await shareList(page, browser);
  const sent = watchRequests(colleague, "POST", /\/comments$/);
  const release = await hold(colleague, "**/comments");
  const text = colleague.getByLabel("Kommentar", { exact: true });
  await text.fill("Passt gut zu uns.");
  await colleague.getByRole("button", { name: "Kommentar senden" }).dblclick();
  release();
  await expect(toastOf(colleague, "Ihr Kommentar ist gespeichert")).toBeVisible();
  await expect(text).toHaveValue("");
  expect(sent).toHaveLength(1);
  await colleague.close();
});
