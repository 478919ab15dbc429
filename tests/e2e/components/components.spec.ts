import { expect, type Page, test } from "@playwright/test";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { type Steps, walk } from "#tests/e2e/support/walk.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const layer = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const toasts = (page: Page) => page.locator("[data-toast]");

const open = (page: Page, name: string) =>
  section(page, "Dialoge und Blätter").getByRole("button", { name, exact: true });

const DIALOG: Steps = {
  "Esc, × and a click beside it close it, and the focus returns to the opener": async (page) => {
    const opener = open(page, "Dialog öffnen");
    const dialog = layer(page, "Bewertung");
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Schließen" }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const leave of ways) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expect(dialog).toBeFocused();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  },
  "the keyboard stays inside and the page behind neither scrolls nor shifts": async (page) => {
    const opener = open(page, "Dialog öffnen");
    await opener.scrollIntoViewIfNeeded();
    const before = await opener.boundingBox();
    await opener.press("Enter");
    await expect(layer(page, "Bewertung")).toBeVisible();
    expect(await opener.boundingBox()).toEqual(before);
    const isLocked = () => getComputedStyle(document.documentElement).overflow === "hidden";
    expect(await page.evaluate(isLocked)).toBe(true);
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press("Tab");
      const isBehind = await page.evaluate(
        () =>
          document.activeElement?.closest("dialog") === null &&
          document.hasFocus() &&
          document.activeElement !== document.body,
      );
      expect(isBehind).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(layer(page, "Bewertung")).toBeHidden();
    expect(await page.evaluate(isLocked)).toBe(false);
  },
  "of two nested dialogs Esc closes the inner one first": async (page) => {
    await open(page, "Dialog öffnen").click();
    await button(page, "Inneren Dialog öffnen").click();
    await expect(layer(page, "Innerer Dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(layer(page, "Innerer Dialog")).toBeHidden();
    await expect(layer(page, "Bewertung")).toBeVisible();
    await expect(button(page, "Inneren Dialog öffnen")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(layer(page, "Bewertung")).toBeHidden();
  },
  "nothing entered, nothing asked": async (page) => {
    await open(page, "Formular öffnen").click();
    await page.keyboard.press("Escape");
    await expect(layer(page, "Event-Details")).toBeHidden();
  },
  "it asks before it drops what was entered, however often Esc is pressed": async (page) => {
    await open(page, "Formular öffnen").click();
    const form = layer(page, "Event-Details");
    const question = page.getByRole("alertdialog", { name: "Eingaben verwerfen?" });
    await expect(form.getByLabel("Event-Titel")).toBeFocused();
    await page.keyboard.type("Tagung");
    for (let times = 0; times < 3; times++) {
      await page.keyboard.press("Escape");
      await expect(question).toBeVisible();
      await expect(question.getByRole("button", { name: "Weiter bearbeiten" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await expect(form).toBeVisible();
    }
    await expect(form.getByLabel("Event-Titel")).toHaveValue("Tagung");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Verwerfen", exact: true }).click();
    await expect(form).toBeHidden();
  },
  "a question that must be answered cannot be dismissed": async (page) => {
    await open(page, "Rolle wählen").click();
    const dialog = layer(page, "Wählen Sie Ihre Rolle");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Schließen" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Weiter" }).click();
    await expect(dialog).toBeHidden();
  },
  "a confirmation names object and consequence and offers the safe answer first": async (page) => {
    await open(page, "Artikel löschen").click();
    const question = page.getByRole("alertdialog", { name: "Artikel „Mut zur Lücke“ löschen?" });
    await expect(question).toHaveAccessibleDescription(/nicht rückgängig/);
    await expect(question.getByRole("button", { name: "Abbrechen" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
  },
  "a message above it can be read and reached": async (page) => {
    await button(page, "Dialog öffnen").click();
    await button(page, "Meldung zeigen").click();
    const dialog = layer(page, "Bewertung");
    await expect(dialog.getByRole("status").filter({ hasText: "Meldung im Dialog" })).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
  },
};

test("a dialog is left by every way, keeps the keyboard inside and never drops what was entered", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/dev/components");
  await walk(page, DIALOG);
});

const openSheet = async (page: Page, name: string) => {
  await button(page, name).click();
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.closest("dialog"))
      .every((animation) => animation.playState === "finished"),
  );
};

const SHEET: Steps = {
  "it stands on the lower edge of a phone and can be pulled down": async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSheet(page, "Blatt öffnen");
    const sheet = layer(page, "Speaker buchen");
    const box = await sheet.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    expect(Math.round(box?.height ?? 0)).toBe(Math.round(844 * 0.94));
    const top = box?.y ?? 0;
    await page.mouse.move(195, top + 12);
    await page.mouse.down();
    await page.mouse.move(195, top + 60, { steps: 4 });
    await page.mouse.up();
    await expect(sheet).toBeVisible();
    await page.mouse.move(195, top + 12);
    await page.mouse.down();
    await page.mouse.move(195, top + 260, { steps: 4 });
    await page.mouse.up();
    await expect(sheet).toBeHidden();
    await expect(button(page, "Blatt öffnen")).toBeFocused();
  },
  "on a wide window it is a centred dialog, or a panel at the right edge": async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSheet(page, "Blatt öffnen");
    const dialog = await layer(page, "Speaker buchen").boundingBox();
    expect(dialog).toMatchObject({ x: 220, y: 50, width: 1000, height: 800 });
    await page.keyboard.press("Escape");
    await expect(layer(page, "Speaker buchen")).toBeHidden();
    await openSheet(page, "Seitenblatt öffnen");
    expect(await layer(page, "Nachrichten").boundingBox()).toMatchObject({
      x: 960,
      y: 0,
      width: 480,
      height: 900,
    });
  },
};

test("a sheet stands on the lower edge of a phone, in the middle or at the right edge of a window", async ({
  page,
}) => {
  await openPage(page, "/dev/components");
  await walk(page, SHEET);
});

const stopClock = async (page: Page) => {
  await page.clock.install({ time: "2026-03-10T10:00:00Z" });
  await page.clock.pauseAt("2026-03-10T10:01:00Z");
};

const TOAST: Steps = {
  "a message and its follow-up are shown one after the other, five seconds each": async (page) => {
    await button(page, "Zwei Meldungen").click();
    await page.mouse.move(0, 0);
    await expect(page.locator('[role="alert"]:not(.alert)')).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(4900);
    await expect(toasts(page)).toHaveText("Rechnungsgenerierung fehlgeschlagen.");
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveText("Buchung bestätigt!");
    await expect(page.getByRole("status").filter({ hasText: "Buchung bestätigt!" })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(toasts(page)).toHaveCount(0);
  },
  "its time stands still under the pointer and while its action has the focus": async (page) => {
    await button(page, "Meldung mit Aktion").click();
    const action = toasts(page).getByRole("link", { name: "Registrieren / Anmelden" });
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    await expect(action).toBeVisible();
    await action.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(action).toBeVisible();
    await action.press("Enter");
    await expect(page).toHaveURL(/#anmelden$/);
    await expect(toasts(page)).toHaveCount(0);
  },
};

test("messages wait for each other and stand still under the pointer", async ({ page }) => {
  await openPage(page, "/dev/components");
  await stopClock(page);
  await walk(page, TOAST);
});
