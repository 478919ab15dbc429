import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { DEMO, DEMO_PASSWORD, enter, enterAs, toastOf } from "#tests/e2e/support/accounts.ts";
import { SPEAKER } from "#tests/e2e/support/booking.ts";
import { newBooking } from "#tests/e2e/support/new-booking.ts";
import { isWiderThanWindow } from "#tests/e2e/support/open-finder.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessible, expectAccessibleInBothThemes } from "#tests/e2e/support/sound.ts";

const DASHBOARD = "/dashboard/speaker";
const EDIT = "/dashboard/speaker/edit";

async function enterAsSpeaker(page: Page): Promise<string> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  return enter(page, { email: DEMO.speaker, password: DEMO_PASSWORD });
}

test("the own calendar calls no day directly bookable that has to be asked for", async ({
  page,
}) => {
  let isDirect = true;
  await page.route("**/api/v1/me/speaker/content", async (route) => {
    const answer = await route.fetch();
    const content = await answer.json();
    content.profile.allows_direct_booking = isDirect;
    await route.fulfill({ json: content });
  });
  await enterAsSpeaker(page);
  const free = page.locator('#verfuegbarkeit [data-day][data-state="available"]').first();
  for (const word of ["Direkt buchbar", "Frei, auf Anfrage"]) {
    await openPage(page, DASHBOARD);
    await page.getByRole("button", { name: "Nächster Monat" }).click();
    await expect(free).toHaveAccessibleName(new RegExp(word));
    isDirect = false;
  }
});

test("a speaker finds bookings and inquiries, makes an offer, sees its story and takes it back [DASH-03]", async ({
  page,
}) => {
  await enterAsSpeaker(page);
  const { title: booked } = await newBooking(page, "direct");
  const { title: asked } = await newBooking(page, "inquiry");
  await openPage(page, DASHBOARD);
  const inquiry = page.getByRole("listitem").filter({ hasText: `Anfrage: ${asked}` });
  await expect(inquiry.getByText("Antwort fällig in 24 Std.")).toBeVisible();
  // Others book the same speaker meanwhile, and the list shows the latest days first.
  const search = page.getByRole("searchbox", { name: "Suche" });
  await search.fill(booked);
  await expect(page.getByRole("button", { name: booked, exact: true })).toBeVisible();
  await search.fill("");
  await expect(page).not.toHaveURL(/suche=/);
  await expectAccessible(page);

  await inquiry.getByRole("button", { name: "Angebot machen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Ihr Preis netto in Euro").fill("viel");
  await dialog.getByRole("button", { name: "Angebot senden" }).click();
  await expect(dialog.getByText("Bitte geben Sie einen Betrag in Euro an")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Ihr Preis netto in Euro").fill("4.321");
  await dialog.getByLabel("Nachricht an den Kunden").fill("Gern, mit Beamer.");
  await dialog.getByRole("button", { name: "Angebot senden" }).click();
  await expect(toastOf(page, "Ihr Angebot ist gesendet.")).toBeVisible();

  await search.fill(asked);
  await expect(page).toHaveURL(/suche=Tagung/);
  await page.getByRole("button", { name: /^Angebot liegt vor/ }).click();
  await page.getByRole("button", { name: asked, exact: true }).click();
  await expect(dialog.getByText("Angebot gemacht · Speaker")).toBeVisible();
  const line = (name: string) =>
    dialog
      .locator(".price-lines > div")
      .filter({ has: page.locator("dt", { hasText: name }) })
      .locator("dd");
  await expect(line("Angebotener Preis (netto)")).toHaveText("4.321 €");
  await expect(line("Brutto")).toHaveText("5.141,99 €");
  await expect(line("Provision (20 % vom Honorar)")).toHaveText("-864,20 €");
  await expect(line("Auszahlung netto, voraussichtlich")).toHaveText("3.456,80 €");
  await expect(dialog.getByText("Gern, mit Beamer.")).toBeVisible();
  await expect(dialog.getByText("kim@", { exact: false })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Angebot zurücknehmen" }).click();
  await page
    .getByRole("dialog")
    .last()
    .getByRole("button", { name: "Angebot zurücknehmen" })
    .click();
  await expect(dialog.getByText("Angebot zurückgenommen · Speaker")).toBeVisible();
});

test("a speaker blocks a span of days, visitors see it, and undo frees it again [DASH-07]", async ({
  page,
  browser,
}) => {
  await enterAsSpeaker(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, DASHBOARD);
  const editor = page.locator("#verfuegbarkeit");
  // Beyond a year, where no other test books.
  await turnPages(editor, 14);
  const days = editor.locator("[data-day]");
  await expect(editor.locator('[data-state="unknown"]')).toHaveCount(0);
  const [from = "", to = ""] = [
    await days.nth(3).getAttribute("data-day"),
    await days.nth(6).getAttribute("data-day"),
  ].map((day) => day ?? "");
  const range = `from=${from}&to=${to}`;
  const statuses = async () => {
    const answer = await page.request.get(`/api/v1/speakers/${SPEAKER.slug}/availability?${range}`);
    return (await answer.json()).days.map(({ status }: { status: string }) => status);
  };
  const before = await statuses();
  await days.nth(3).click();
  await days.nth(6).click();
  await expect(editor.getByText("(4 Tage)")).toBeVisible();
  await editor.getByRole("button", { name: "Blockieren" }).press("Enter");
  await expect(days.nth(6)).toBeFocused();
  // A message waits while the pointer rests on it.
  await toastOf(page, "4 Tage blockiert.").hover();
  expect(await statuses()).toEqual(["blocked", "blocked", "blocked", "blocked"]);
  await expect(days.nth(4)).toHaveAttribute("data-state", "blocked");
  const visitor = await browser.newPage();
  await openPage(visitor, `/speaker/${SPEAKER.slug}`);
  const calendar = visitor.locator(".side-dates");
  await turnPages(calendar, 14);
  await expect(calendar.locator(`[data-day="${from}"]`)).toHaveAttribute("data-state", "blocked");
  await expect(calendar.getByText(/Blockiert/).first()).toBeVisible();
  await visitor.close();
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectAccessible(page);
  await toastOf(page, "4 Tage blockiert.").getByRole("button", { name: "Rückgängig" }).click();
  await expect.poll(statuses).toEqual(before);
});

async function turnPages(calendar: Locator, months: number): Promise<void> {
  const next = calendar.getByRole("button", { name: "Nächster Monat" });
  for (let turns = 0; turns < months; turns += 1) await next.click();
}

/** One after the other: both change the same profile, and one of them how changes are taken. */
test.describe
  .serial("the profile editor", () => {
    test("a speaker edits texts and a talk, keeps what was typed, and the profile shows it [DASH-06, ROLE-17, ROUTE-33]", async ({
      page,
      browser,
    }) => {
      await enterAsSpeaker(page);
      await openPage(page, EDIT);
      const said = `Sie macht Mut, und zwar mit Zahlen und Geschichten aus der Praxis. ${randomUUID()}`;
      await page.getByLabel(/^Kurzvorstellung/).fill(said);
      // Nothing is lost by leaving.
      await page.reload();
      await expect(page.getByLabel(/^Kurzvorstellung/)).toHaveValue(said);
      await expectAccessible(page);
      await page.getByLabel("Name", { exact: true }).fill("");
      await page.getByRole("button", { name: "Abschnitt speichern" }).click();
      await page
        .getByRole("alert")
        .getByRole("button", { name: "Bitte füllen Sie dieses Feld aus." })
        .click();
      await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
      await page.getByLabel("Name", { exact: true }).fill(SPEAKER.name);
      // What is typed while the answer is on its way stays, and is saved next.
      const answer = Promise.withResolvers<void>();
      await page.route("**/api/v1/me/speaker", async (route) => {
        if (route.request().method() === "PATCH") await answer.promise;
        await route.continue();
      });
      await page.getByRole("button", { name: "Abschnitt speichern" }).click();
      const more = `${said} Und mit Witz.`;
      await page.getByLabel(/^Kurzvorstellung/).fill(more);
      answer.resolve();
      await expect(toastOf(page, /^Gespeichert\./)).toBeVisible();
      await expect(page.getByLabel(/^Kurzvorstellung/)).toHaveValue(more);
      await page.getByRole("button", { name: "Abschnitt speichern" }).click();
      await expect(page.getByText("Nicht gespeicherte Eingaben")).toHaveCount(0);

      // An order by keyboard alone, all the way down and back.
      await page.getByRole("link", { name: /^Kernpunkte/ }).click();
      const points = page.locator(".edit-entry");
      await expect(points.first()).toBeVisible();
      const count = await points.count();
      const name = await points.first().getByLabel("Titel").inputValue();
      await page.getByRole("button", { name: `${name} nach unten` }).focus();
      for (let place = 1; place < count; place += 1) await page.keyboard.press("Enter");
      const place = `${name} steht jetzt an Stelle ${count} von ${count}.`;
      await expect(page.getByRole("status").filter({ hasText: place })).toBeAttached();
      await expect(page.getByRole("button", { name: `${name} nach oben` })).toBeFocused();
      await page.getByRole("button", { name: "Eingaben verwerfen" }).press("Enter");
      await expect(points.first().getByLabel("Titel")).toHaveValue(name);

      await page.getByRole("link", { name: /^Vorträge/ }).click();
      // The section before has a button of the same name.
      await expect(page.getByRole("heading", { level: 2, name: "Vorträge" })).toBeVisible();
      await page.getByRole("button", { name: "Eintrag hinzufügen" }).press("Enter");
      await expect(page.getByLabel("Titel", { exact: true }).first()).toBeFocused();
      const talk = `Vortrag ${randomUUID().slice(0, 8)}`;
      await page.getByLabel("Titel", { exact: true }).first().fill(talk);
      await page
        .getByLabel(/^Dauern in Minuten/)
        .first()
        .fill("20, 40");
      await page.getByRole("button", { name: "Abschnitt speichern" }).click();
      await expect(page.getByText("Nicht gespeicherte Eingaben")).toHaveCount(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await isWiderThanWindow(page)).toBe(false);

      const visitor = await browser.newPage();
      await expect
        .poll(async () => (await visitor.goto(`/speaker/${SPEAKER.slug}`))?.text())
        .toContain(talk);
      const profile = await (await visitor.request.get(`/api/v1/speakers/${SPEAKER.slug}`)).json();
      expect(profile.short_bio).toBe(more);
      await openPage(visitor, EDIT);
      await expect(visitor).toHaveURL("/auth");
      await visitor.close();
      const customer = await browser.newPage();
      await enter(customer, { email: DEMO.customer, password: DEMO_PASSWORD });
      await openPage(customer, EDIT);
      await expect(customer.getByText("Sie müssen als Speaker registriert sein.")).toBeVisible();
      await customer.close();
    });

    test("a change of a live profile waits where the settings say so: asked about, saved again, approved, shown", async ({
      page,
      browser,
    }) => {
      test.slow();
      const admin = await (await browser.newContext()).newPage();
      const authorization = `Bearer ${await enterAs(admin, "admin")}`;
      await setApproval(admin, authorization, true);
      await enterAsSpeaker(page);
      const first = `Erst geprüft, dann gezeigt. ${randomUUID()}`;
      const second = `Noch besser erzählt. ${randomUUID()}`;
      const save = async (words: string) => {
        await openPage(page, EDIT);
        await page.getByLabel(/^Kurzvorstellung/).fill(words);
        await page.getByRole("button", { name: "Abschnitt speichern" }).click();
        await expect(toastOf(page, /Ihre Änderungen warten auf Freigabe\.$/)).toBeVisible();
      };
      const shown = async () =>
        (await (await page.request.get(`/api/v1/speakers/${SPEAKER.slug}`)).json()).short_bio;
      const review = async () => {
        await openPage(admin, "/admin/speaker-approval");
        await admin
          .getByRole("row")
          .filter({ hasText: SPEAKER.name })
          .getByRole("button", { name: /^Prüfen/ })
          .click();
        return admin.getByRole("dialog");
      };
      try {
        const before = await shown();
        await save(first);
        await page.getByText("Eine Änderung ansehen").click();
        await expect(page.getByRole("main").getByText(first).first()).toBeVisible();
        await expectAccessibleInBothThemes(page, "main");
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await isWiderThanWindow(page)).toBe(false);
        expect(await shown()).toBe(before);

        const asked = await review();
        await expect(asked.getByText(first)).toBeVisible();
        await expect(asked.getByText(before)).toBeVisible();
        await expectAccessibleInBothThemes(admin, "dialog[open]");
        await asked.getByRole("button", { name: /^Hinweis schreiben.*Kurzvorstellung/ }).click();
        await asked.getByLabel(/^Hinweis zu „Kurzvorstellung/).fill("Bitte mit einem Beispiel.");
        await asked.getByRole("button", { name: "Ergänzungen erbitten (1)" }).click();
        await expect(asked).toBeHidden();
        await page.reload();
        await expect(page.getByText("Bitte sehen Sie sich diese Hinweise an")).toBeVisible();
        await expect(page.getByText("Bitte mit einem Beispiel.")).toBeVisible();

        await save(second);
        const approved = await review();
        await approved.getByRole("button", { name: "Freigeben" }).click();
        await expect(approved).toBeHidden();
        expect(await shown()).toBe(second);
        await page.reload();
        await expect(page.getByLabel(/^Kurzvorstellung/)).toHaveValue(second);
        await expect(page.getByText("Änderungen warten auf Freigabe")).toHaveCount(0);
        const mails = await (await page.request.get("/demo/postfach.json")).json();
        const subjects = mails.map(({ subject }: { subject: string }) => subject);
        expect(subjects).toContain("Ihre Profiländerung: Bitte ergänzen Sie etwas");
        expect(subjects).toContain("Ihr geändertes Profil ist online");
      } finally {
        await setApproval(admin, authorization, false);
        await admin.context().close();
      }
    });
  });

async function setApproval(page: Page, authorization: string, texts: boolean): Promise<void> {
  const headers = { authorization };
  const key = "profile_approval";
  const { settings } = await (await page.request.get("/api/v1/admin/settings", { headers })).json();
  const { updated_at } = settings.find((setting: { key: string }) => setting.key === key);
  const data = { value: { texts, pictures: false }, version: updated_at };
  const changed = await page.request.put(`/api/v1/admin/settings/${key}`, { headers, data });
  expect(changed.ok()).toBe(true);
}
