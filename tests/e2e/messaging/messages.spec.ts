import { expect, test } from "@playwright/test";
import { toastOf } from "#tests/e2e/support/accounts.ts";
import {
  bubble,
  bubbles,
  chat,
  field,
  INBOX,
  newCustomer,
  openConversation,
  SPEAKER_NAME,
  SPEAKER_PROFILE,
  speakerPage,
  write,
} from "#tests/e2e/support/conversations.ts";
import { JOURNEY, openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

test("customer and speaker write to each other live, from the profile to the inbox [CHAT-01] [CHAT-02] [CHAT-03] [CHAT-04] [CHAT-05] [CHAT-07] [CHAT-08] [CHAT-09] [CHAT-10] [CHAT-12] [CHAT-14] [CHAT-15] [CHAT-16] [CHAT-18] [CHAT-19] [CHAT-20] [CHAT-21] [CHAT-26] [CHAT-27] [CHAT-28] [DASH-02] [DASH-04] [DASH-05] [DASH-08] [DASH-09] [PROF-80]", {
  tag: JOURNEY,
}, async ({ page, browser, request }) => {
  const greeting = `Hallo ${crypto.randomUUID()}`;
  await newCustomer(page, request);
  await openPage(page, SPEAKER_PROFILE);
  await page.getByRole("button", { name: "Nachricht an Speaker" }).click();
  const panel = chat(page);
  await expect(panel.getByRole("heading", { name: "Persönliche Beratung" })).toBeVisible();
  await expect(panel).toContainText("Direkte Kommunikation zwischen Kunde und Speaker");
  await expect(panel).toContainText("Der Speaker antwortet normalerweise binnen 24 Stunden");
  await expect(panel).toContainText("Noch keine Nachrichten. Beginnen Sie die Unterhaltung!");
  expect((await panel.boundingBox())?.height).toBe(384);
  await expectAccessible(page, "an empty conversation", ".chat");

  await field(page).fill("   ");
  await field(page).press("Enter");
  await field(page).fill(`  ${greeting}  `);
  await field(page).press("Shift+Enter");
  await expect(field(page)).toHaveValue(`  ${greeting}  \n`);
  await expect(panel).toContainText("Noch keine Nachrichten.");
  await field(page).press("Enter");
  await field(page).press("Enter");
  await expect(bubbles(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("");
  await expect(bubble(page, greeting)).toContainText("Gesendet");
  await expect(bubble(page, greeting)).toContainText("Sie");
  await expect(bubble(page, greeting)).toContainText("gerade eben");
  await expect(bubbles(page).getByText(greeting, { exact: true })).toBeVisible();

  const speaker = await speakerPage(browser);
  await openPage(speaker, "/dashboard/speaker");
  await speaker.getByRole("main").getByRole("link", { name: "Nachrichten", exact: true }).click();
  await expect(speaker).toHaveURL(INBOX);
  // The list of notices may name the same message while it is in sight.
  const row = speaker.locator("a.inbox-row").filter({ hasText: greeting });
  await expect(row).toContainText("Ada Test");
  await expect(row).toContainText("1 ungelesene Nachricht");
  await expect(row).toContainText("Antwort fällig in 24 Std.");
  await speaker.getByRole("button", { name: /^Benachrichtigungen, \d+ ungelesen/ }).click();
  const notices = speaker.getByRole("dialog", { name: "Benachrichtigungen" });
  await expect(notices.getByRole("link").first()).toContainText("Neue Nachricht");
  await speaker.keyboard.press("Escape");

  await row.click();
  await expect(bubble(speaker, greeting)).toContainText("Ada Test");
  await expect(bubble(speaker, greeting).getByText("Speaker", { exact: true })).toHaveCount(0);
  await expect(bubble(page, greeting)).toContainText("Gelesen");
  await expect(row).not.toContainText("ungelesene");
  expect((await chat(speaker).boundingBox())?.height).toBe(384);

  const long = `Gern. ${"Donaudampfschifffahrt".repeat(30)} https://a.example/plan.`;
  await field(speaker).fill(long);
  await speaker.getByRole("button", { name: "Senden" }).click();
  const answer = bubble(page, "Gern.");
  await expect(answer).toContainText(SPEAKER_NAME);
  await expect(answer.getByText("Speaker", { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Neue Nachricht von" })).toHaveCount(1);
  const link = answer.getByRole("link", { name: "https://a.example/plan", exact: true });
  await expect(link).toHaveAttribute("rel", /noopener/);
  const list = await page.getByRole("region", { name: "Nachrichten", exact: true }).boundingBox();
  const width = (await answer.boundingBox())?.width ?? 0;
  expect(width).toBeLessThanOrEqual((list?.width ?? 0) * 0.7);
  await expect(bubble(speaker, "Gern.")).toContainText("Gelesen");

  await page.reload();
  await openPage(page, INBOX);
  const own = page.getByRole("link").filter({ hasText: SPEAKER_NAME });
  await expect(own).toContainText("Gern.");
  await field(speaker).fill("Noch eins.");
  await field(speaker).press("Enter");
  await expect(own).toContainText("1 ungelesene Nachricht");
  await speaker.getByRole("button", { name: "Schließen" }).click();
  await expect(speaker).toHaveURL(INBOX);
  await expect(speaker.getByText("Wählen Sie eine Konversation aus.")).toBeVisible();
  await speaker.context().close();
});

test("what fails is said and never lost [CHAT-11] [CHAT-13] [ERR-40] [ERR-41] [ERR-42] [ERR-43] [ERR-44] [ERR-45] [ERR-46]", async ({
  page,
  context,
  request,
}) => {
  await newCustomer(page, request);
  const id = await openConversation(page);
  const messages = "**/api/v1/conversations/*/messages*";

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(messages, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(`${INBOX}/${id}`);
  await expect(page.getByText("Konversation wird geladen...")).toBeVisible();
  await expectAccessible(page, "a conversation on its way");
  answer();
  await expect(toastOf(page, "Fehler beim Laden der Konversation")).toBeVisible();
  await expect(chat(page)).toContainText("Keine Konversation gefunden");
  await expect(chat(page)).toContainText("Die Konversation konnte nicht geladen werden.");
  await expectAccessible(page, "a conversation that did not load");
  await page.unroute(messages);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(chat(page)).toContainText("Noch keine Nachrichten.");

  const refusal = { error: { code: "wait_for_answer", message: "Bitte warten Sie." } };
  await page.route(messages, (route) => route.fulfill({ status: 422, json: refusal }));
  await field(page).fill("Zu früh");
  await field(page).press("Enter");
  await expect(toastOf(page, "Nachricht konnte nicht gesendet werden")).toBeVisible();
  await expect(chat(page)).toContainText("Bitte warten Sie.");
  await expect(field(page)).toHaveValue("Zu früh");
  await expect(bubbles(page)).toHaveCount(0);
  await page.unroute(messages);

  await page.route(messages, (route) => route.abort());
  await field(page).fill("Geht das noch?");
  await field(page).press("Enter");
  await expect(toastOf(page, "Fehler beim Senden der Nachricht")).toBeVisible();
  await expect(bubble(page, "Geht das noch?")).toContainText("Nicht gesendet");
  await expectAccessible(page, "a message that was not sent");
  await field(page).fill("Ein Entwurf");
  await page.unroute(messages);
  await page.reload();
  await expect(bubble(page, "Geht das noch?")).toContainText("Nicht gesendet");
  await expect(field(page)).toHaveValue("Ein Entwurf");
  await page.getByRole("button", { name: "Erneut senden" }).click();
  await expect(bubble(page, "Geht das noch?")).toContainText("Gesendet");
  await expect(bubbles(page)).toHaveCount(1);

  await context.setOffline(true);
  await expect(page.getByText(/^Keine Verbindung\./)).toBeVisible();
  await field(page).fill("Aus dem Tunnel");
  await field(page).press("Enter");
  await expect(bubble(page, "Aus dem Tunnel")).toContainText("Nicht gesendet");
  await context.setOffline(false);
  await expect(bubble(page, "Aus dem Tunnel")).toContainText("Gesendet");
  await expect(page.getByText(/^Keine Verbindung\./)).toBeHidden();
  await page.reload();
  await expect(bubbles(page)).toHaveCount(2);

  const create = (url: URL) => url.pathname === "/api/v1/conversations";
  let code: string | null = null;
  await page.route(create, (route) =>
    route.fulfill(
      code === null ? { status: 500, json: {} } : { status: 422, json: { error: { code } } },
    ),
  );
  await openPage(page, SPEAKER_PROFILE);
  await page.getByRole("button", { name: "Nachricht an Speaker" }).click();
  await expect(toastOf(page, "Fehler beim Erstellen der Konversation")).toBeVisible();
  code = "not_possible";
  await chat(page).getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(toastOf(page, "Konversation kann nicht initialisiert werden")).toBeVisible();
  code = "no_partner";
  await chat(page).getByRole("button", { name: "Erneut versuchen" }).click();
  const noPartner =
    "Konversation kann nicht geladen werden. Bitte wählen Sie einen Gesprächspartner aus.";
  await expect(toastOf(page, noPartner)).toBeVisible();
  await expect(chat(page)).toContainText(noPartner);
});

test("reading stays where it is while others write, older messages come on the way up [CHAT-06]", async ({
  page,
  browser,
  request,
}) => {
  await newCustomer(page, request);
  const id = await openConversation(page);
  const speaker = await speakerPage(browser);
  for (let count = 1; count <= 60; count += 1) {
    await write(count % 2 === 0 ? speaker : page, id, `Nummer ${count}.`);
  }
  await openPage(page, `${INBOX}/${id}`);
  await expect(bubble(page, "Nummer 60.")).toBeInViewport();
  await expect(bubbles(page)).toHaveCount(50);
  await bubbles(page).first().scrollIntoViewIfNeeded();
  await expect(bubbles(page)).toHaveCount(60);
  await expect(bubbles(page).first()).toContainText("Nummer 1.");
  await expect(bubble(page, "Nummer 11.")).toBeInViewport();

  await write(speaker, id, "Noch etwas.");
  const jump = page.getByRole("button", { name: "Neue Nachrichten" });
  await expect(jump).toBeVisible();
  await expect(bubble(page, "Nummer 11.")).toBeInViewport();
  await expectAccessible(page, "reading further up");
  await jump.click();
  await expect(bubble(page, "Noch etwas.")).toBeInViewport();
  await expect(jump).toBeHidden();
  await speaker.context().close();
});

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const PDF = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");

test("files go along with a message, and a message can be reported", async ({
  page,
  browser,
  request,
}) => {
  await newCustomer(page, request);
  const id = await openConversation(page);
  await openPage(page, `${INBOX}/${id}`);
  const files = page.locator("input[type=file]");
  const picture = { name: "saal.png", mimeType: "image/png", buffer: PNG };
  const plan = { name: "plan.pdf", mimeType: "application/pdf", buffer: PDF };
  await files.setInputFiles([
    picture,
    plan,
    { ...plan, name: "liste.txt", mimeType: "text/plain" },
  ]);
  await expect(toastOf(page, /^Erlaubt sind Bilder/)).toBeVisible();
  const uploads = page.getByRole("list", { name: "Angehängte Dateien" }).getByRole("listitem");
  await expect(uploads).toHaveCount(2);
  await expect(uploads.getByRole("progressbar")).toHaveCount(0);
  await expectAccessible(page, "files to send");
  await page.getByRole("button", { name: "saal.png entfernen" }).click();
  await files.setInputFiles([picture]);
  await expect(uploads.getByRole("progressbar")).toHaveCount(0);
  await field(page).fill("Der Saal und der Ablauf");
  await field(page).press("Enter");
  const sent = bubble(page, "Der Saal und der Ablauf");
  await expect(sent).toContainText("Gesendet");
  await expect(sent.getByRole("link", { name: "saal.webp öffnen" })).toBeVisible();

  const speaker = await speakerPage(browser);
  const faults = watchFaults(speaker);
  await openPage(speaker, `${INBOX}/${id}`);
  const received = bubble(speaker, "Der Saal und der Ablauf");
  await expect(received.getByRole("link").locator("img")).toBeVisible();
  const download = speaker.waitForEvent("download");
  await received.getByRole("button", { name: /plan\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe("plan.pdf");

  await received.getByRole("button", { name: "Nachricht von Ada Test melden" }).click();
  const dialog = speaker.getByRole("dialog", { name: "Nachricht melden" });
  await dialog.getByRole("button", { name: "Meldung senden" }).click();
  await expect(dialog).toContainText("Bitte beschreiben Sie kurz, worum es geht.");
  await expectAccessible(speaker, "the report");
  await dialog.getByLabel("Was ist an der Nachricht nicht in Ordnung?").fill("Das ist Werbung.");
  await dialog.getByRole("button", { name: "Meldung senden" }).click();
  await expect(toastOf(speaker, "Vielen Dank, Ihre Meldung ist eingegangen")).toBeVisible();
  expect(faults).toEqual([]);
  await speaker.context().close();
});
