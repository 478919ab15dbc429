import { expect, test } from "@playwright/test";
import {
  bubble,
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
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

test("on a phone one thing at a time, and the chat as a sheet on the profile [PROFM-30] [CHAT-20]", async ({
  page,
  browser,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await newCustomer(page, request);
  await openPage(page, INBOX);
  await expect(page.getByRole("heading", { name: "Noch keine Nachrichten" })).toBeVisible();
  await expectAccessible(page, "an empty inbox");
  await openPage(page, SPEAKER_PROFILE);
  await page.getByRole("button", { name: "Nachricht an Speaker" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Persönliche Beratung" });
  await field(page).fill("Vom Telefon");
  await page.getByRole("button", { name: "Senden" }).click();
  await expect(bubble(page, "Vom Telefon")).toContainText("Gesendet");
  expect((await sheet.locator(".chat").boundingBox())?.height).toBe(384);
  await expectAccessible(page, "the sheet");
  await sheet.getByRole("button", { name: "Schließen" }).click();
  await expect(sheet).toBeHidden();

  const speaker = await speakerPage(browser);
  await write(speaker, await openConversation(page), "Vom Schreibtisch");
  await openPage(page, "/");
  await page.getByRole("button", { name: "Benachrichtigungen, 1 ungelesen" }).click();
  const notices = page.getByRole("dialog", { name: "Benachrichtigungen" });
  await expect(notices).toContainText("Vom Schreibtisch");
  await expectAccessible(page, "the bell");
  await notices.getByRole("link", { name: "Alle anzeigen" }).click();
  await expect(page).toHaveURL("/dashboard/benachrichtigungen");
  await expect(page.getByRole("heading", { level: 1, name: "Benachrichtigungen" })).toBeVisible();
  await expectAccessible(page, "the notifications");
  await page.getByRole("button", { name: "Alle als gelesen markieren" }).click();
  await expect(page.getByRole("button", { name: "Benachrichtigungen", exact: true })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Neue Nachricht/ })
    .click();
  await expect(bubble(page, "Vom Schreibtisch")).toBeInViewport();
  await expect(page.getByRole("navigation", { name: "Konversationen" })).toBeHidden();
  await expect(field(page)).toBeInViewport();
  const shownName = page.getByRole("main").getByText(SPEAKER_NAME).filter({ visible: true });
  await expect(shownName.first()).toBeInViewport();
  expect((await chat(page).boundingBox())?.height).toBe(384);
  await page.getByRole("link", { name: "Alle Nachrichten" }).click();
  const row = page.getByRole("link").filter({ hasText: SPEAKER_NAME });
  await expect(row).toBeVisible();
  await expectAccessible(page, "the inbox");
  await page.getByRole("searchbox").fill("gibt es nicht");
  await expect(page.getByText("Keine Konversation passt zu Ihrer Suche.")).toBeVisible();
  await page.getByRole("button", { name: "Suche zurücksetzen" }).click();
  const inbox = page.getByRole("navigation", { name: "Konversationen" });
  await inbox.getByLabel("Auswahl").selectOption("Ungelesene");
  await expect(page.getByText("Sie haben alles gelesen.")).toBeVisible();
  await page.getByRole("button", { name: "Alle anzeigen" }).click();
  const asked = page.waitForRequest((one) => one.url().includes("order=asc"));
  await inbox.getByLabel("Sortierung").selectOption("Älteste zuerst");
  await asked;
  await inbox.getByLabel("Sortierung").press("Tab");
  await expect(row).toBeFocused();
  await row.press("Enter");
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(bubble(page, "Vom Telefon")).toBeAttached();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, "a conversation in the dark");
  await speaker.context().close();
});
