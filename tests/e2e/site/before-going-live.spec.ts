import { expect, type Locator, type Page } from "@playwright/test";
import { demoCompany } from "#data/seed/content/company.ts";
import { enter, enterAs, isMobile, toastOf } from "#tests/e2e/support/accounts.ts";
import { agree, toSummary } from "#tests/e2e/support/booking.ts";
import { test } from "#tests/e2e/support/closed-site.ts";
import { cards, isWiderThanWindow, openFinder } from "#tests/e2e/support/open-finder.ts";
import { openPage, PHONE } from "#tests/e2e/support/open-page.ts";
import { MIRIAM, openProfile, pickDay } from "#tests/e2e/support/profile.ts";
import { expectAccessibleInBothThemes } from "#tests/e2e/support/sound.ts";

// One after the other before one server; the last one opens it.
test.describe.configure({ mode: "default" });

const CLOSED =
  "Verbindliche Buchungen öffnen bald. Unverbindliche Anfragen sind schon jetzt möglich und kostenlos.";
const notice = (page: Page) => page.getByRole("complementary", { name: "Hinweis zu Buchungen" });
const bar = (page: Page) => page.getByRole("region", { name: "Buchen und anfragen" });
const button = (part: Page | Locator, name: string) =>
  part.getByRole("button", { name, exact: true }).filter({ visible: true });
/** What invites to book or promises that one can; shown, hidden or read aloud. */
const PROMISE =
  /Sofort buchbar|Direkt buchbar|Jetzt buchen|Termin wählen|Buchen am|Vortrag buchen|buchen direkt/;

async function expectClosed(page: Page): Promise<void> {
  await expect(notice(page)).toHaveText(CLOSED);
  await expect(page.getByRole("main")).not.toContainText(PROMISE);
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectAccessibleInBothThemes(page);
}

test("before going live a visitor is told so wherever one books, and can inquire to the end", {
  tag: PHONE,
}, async ({ page }) => {
  const token = await enter(page);
  await openProfile(page);
  await test.step("the profile offers an inquiry only", async () => {
    await expect(button(page, "Diesen Vortrag anfragen").first()).toBeVisible();
    if (isMobile(page)) {
      await expect(bar(page).getByRole("button")).toHaveText([
        /Nur auf Anfrage/,
        "Unverbindlich anfragen",
      ]);
      await bar(page)
        .getByRole("button", { name: /Buchungsdetails/ })
        .click();
      const sheet = page.getByRole("dialog", { name: "Buchungsdetails" });
      await expect(sheet.getByText(CLOSED)).toBeInViewport({ ratio: 1 });
      await expect(sheet).not.toContainText(PROMISE);
      await expectAccessibleInBothThemes(page, "dialog");
      await button(sheet, "Schließen").click();
      await expect(sheet).toBeHidden();
    } else {
      const card = page.getByRole("complementary", { name: "Buchung", exact: true });
      await expect(card.getByText(CLOSED)).toBeVisible();
    }
  });
  await pickDay(page, "Frei, auf Anfrage");
  await expectClosed(page);
  await button(page, "Unverbindlich anfragen").click();
  const drawer = page.getByRole("dialog").first();
  await test.step("the drawer says it where it opens", async () => {
    await expect(drawer.getByText(CLOSED)).toBeInViewport({ ratio: 1 });
    expect(await drawer.locator(".dialog-body").evaluate((body) => body.scrollTop)).toBe(0);
    await expect(drawer).not.toContainText(PROMISE);
    await expectAccessibleInBothThemes(page, "dialog");
  });
  await toSummary(drawer, "Hamburg");
  await agree(drawer);
  await button(drawer, "Anfrage senden").click();
  await expect(toastOf(page, "Ihre Anfrage wurde erfolgreich gesendet!")).toBeVisible();
  await expect(page).toHaveURL(/\/booking\/inquiry-sent\?id=/);
  const headers = { authorization: `Bearer ${token}` };
  const id = new URL(page.url()).searchParams.get("id");
  const stored = await page.request.get(`/api/v1/bookings/${id}`, { headers });
  expect(await stored.json()).toMatchObject({ status: "requested", booking_mode: "inquiry" });
});

test("before going live neither the start page nor a card or an answer promises a booking", async ({
  page,
}) => {
  await openFinder(page, "/?q=Falkenau");
  await expect(cards(page).first()).toContainText("Falkenau");
  await expect(page.getByText("Sie fragen unverbindlich an.")).toBeVisible();
  await expect(page).toHaveTitle("Wortbühne: Keynote-Speaker finden, vergleichen, anfragen");
  await expectClosed(page);
  // What was written for search engines says the same.
  for (const path of ["/", "/themen/leadership", MIRIAM]) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain(CLOSED);
    expect(html, path).not.toMatch(
      /Sofort buchbar|direkt buchen|buchen direkt|in unter 60 Sekunden/,
    );
  }
});

test("before going live the speaker's desk says what that means for days and offers", {
  tag: PHONE,
}, async ({ page }) => {
  await enterAs(page, "speaker");
  await openPage(page, "/dashboard/speaker");
  const main = page.getByRole("main");
  await expect(main.getByText(/^Verbindliche Buchungen öffnen bald\. Bis dahin/)).toBeVisible();
  await expect(main.getByRole("button", { name: /, Frei, auf Anfrage$/ }).first()).toBeVisible();
  await expectClosed(page);
});

/** As the form of the settings asks for it. */
const COMPANY = {
  Firma: demoCompany.name,
  "Straße und Hausnummer": demoCompany.street,
  Postleitzahl: demoCompany.postal_code,
  Ort: demoCompany.city,
  "Land (DE)": demoCompany.country,
  Ansprechperson: demoCompany.contact_name,
  "E-Mail": demoCompany.email,
  Telefon: demoCompany.phone,
  "USt-IdNr.": demoCompany.vat_id ?? "",
  Registereintrag: demoCompany.register_entry ?? "",
  "Inhaber/in, Geschäftsführung oder Vorstand": demoCompany.managing_directors,
  IBAN: demoCompany.iban,
  BIC: demoCompany.bic,
  Kontoinhaber: demoCompany.account_holder,
};

test("the overview leads through what is open, and with the last point customers can book", {
  tag: PHONE,
}, async ({ page }) => {
  await enterAs(page, "admin");
  await openPage(page, "/admin");
  const binding = page.getByRole("list", { name: "Pflicht vor der ersten Buchung" });
  await expect(page.getByText("2 von 5 Pflichtpunkten")).toBeVisible();
  await expect(binding.getByRole("heading", { level: 3 })).toHaveText([
    "Unternehmen und Rechtsform: Offen",
    "Steuer: Offen",
    "Bankverbindung: Offen",
    "Rechtstexte bestätigt: Erledigt",
    "E-Mail-Versand: Erledigt",
  ]);
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectAccessibleInBothThemes(page);

  await binding.getByRole("link", { name: /^Erledigen.*Unternehmen/ }).click();
  const form = page.locator("form").filter({ hasText: "Rechtsform" });
  for (const [label, value] of Object.entries(COMPANY)) {
    await form.getByRole("textbox", { name: label }).fill(value);
  }
  await form.getByLabel("Rechtsform").selectOption("gmbh");
  await button(form, "Speichern").click();
  await expect(toastOf(page, /^Gespeichert/)).toBeVisible();

  await openPage(page, "/admin");
  await expect(page.getByText(/^Alle Pflichtpunkte sind erledigt/)).toBeVisible();
  await expect(binding).toHaveCount(0);

  await openProfile(page);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText("Sofort buchbar").first()).toBeVisible();
  await expect(button(page, isMobile(page) ? "Termin wählen" : "Jetzt buchen")).toBeVisible();
  await pickDay(page, "Direkt buchbar");
});
