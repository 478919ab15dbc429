import { expect, type Page, test } from "@playwright/test";
import {
  type Credentials,
  DEMO,
  enter,
  enterAs,
  newAccount,
  stageDoor,
  tokenAs,
} from "#tests/e2e/support/accounts.ts";
import { bearer } from "#tests/e2e/support/applications.ts";
import { freeDay, SPEAKER } from "#tests/e2e/support/booking.ts";
import { hold } from "#tests/e2e/support/hold.ts";
import { isWiderThanWindow } from "#tests/e2e/support/open-finder.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";
import { expectAccessibleInBothThemes } from "#tests/e2e/support/sound.ts";

type Mail = { to: string; subject: string; text: string };

/** Where the profile wants its news; codes go to the account. */
const SPEAKER_MAIL = "miriam-falkenau@demo.example";

const main = (page: Page) => page.getByRole("main");

async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  const mails = (await (await page.request.get("/demo/postfach.json")).json()) as Mail[];
  return mails.filter(({ to }) => to.includes(address));
}

/** The mail with this subject, as soon as it has arrived. */
async function arrived(page: Page, address: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(page, address)).find((mail) => mail.subject.startsWith(subject));
        return found?.subject;
      },
      { intervals: [100] },
    )
    .toContain(subject);
  if (!found) throw new Error("no mail");
  return found;
}

/** An inquiry through the API: the drawer has tests of its own. */
async function inquire(page: Page, token: string, account: Credentials, title: string) {
  const speaker = await (await page.request.get(`/api/v1/speakers/${SPEAKER.slug}`)).json();
  const answer = await page.request.post("/api/v1/bookings", {
    headers: { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() },
    data: {
      speaker_id: speaker.id,
      booking_mode: "inquiry",
      event_date: await freeDay(page),
      event_start_time: "09:30",
      duration: 40,
      includes_qa: false,
      event_title: title,
      audience_size: 180,
      event_location: "Online",
      customer_notes: "",
      contact_person: "Eva Berg",
      contact_email: account.email,
      contact_phone: "+49 30 123456",
      billing_company: "Berg GmbH",
      billing_street: "Talweg 1",
      billing_city: "Berlin",
      billing_postal_code: "10115",
      billing_country: "Deutschland",
      agb_accepted: true,
      widerruf_accepted: true,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id as string;
}

async function sign(page: Page, id: string, name: string, address: string): Promise<void> {
  await openPage(page, `/event-contract?id=${id}`);
  await main(page).getByRole("button", { name: "Unterzeichnen" }).click();
  const dialog = page.getByRole("dialog");
  const before = (await mailsTo(page, address)).length;
  await dialog.getByLabel("Vor- und Nachname").fill(name);
  await dialog.getByRole("button", { name: "Code per E-Mail senden" }).click();
  await expect(dialog.getByText("Der Code ist unterwegs")).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, address)).length).toBeGreaterThan(before);
  const mail = await arrived(page, address, "Ihr Code zum Unterzeichnen");
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? "";
  await dialog.getByLabel("Code aus der E-Mail").fill(code);
  await dialog.getByRole("button", { name: "Verbindlich unterzeichnen" }).click();
  await expect(dialog).toBeHidden();
}

/** The day of the event is over, and the job of the morning after has run. */
async function letEventPass(page: Page, id: string): Promise<void> {
  const door = await stageDoor(page.request);
  expect((await page.request.post(`${door}/events/${id}`)).ok()).toBe(true);
}

/** Through the API: moderation has a test of its own. */
async function publishReview(page: Page, id: string, token: string): Promise<void> {
  const own = { authorization: `Bearer ${token}` };
  const review = await (
    await page.request.get(`/api/v1/bookings/${id}/review`, { headers: own })
  ).json();
  const admin = await tokenAs(page.request, "admin");
  const published = await page.request.post(`/api/v1/admin/reviews/${review.id}/moderation`, {
    headers: { authorization: `Bearer ${admin}` },
    data: { action: "publish" },
  });
  expect(published.ok()).toBe(true);
}

test("the life of an inquiry: request, offer, acceptance, contract signed by both, invoice, and a review after the event [DASH-01] [DASH-03] [ROUTE-13]", {
  tag: JOURNEY,
}, async ({ page, browser }) => {
  test.slow();
  const title = `Lebenslauf ${crypto.randomUUID().slice(0, 8)}`;
  const account = await newAccount(page.request);
  const token = await enter(page, account);
  const id = await inquire(page, token, account, title);
  await arrived(page, account.email, `Ihre Anfrage: ${title}`);
  await arrived(page, SPEAKER_MAIL, `Neue Anfrage: ${title}`);

  const speakerPage = await (await browser.newContext()).newPage();
  await enterAs(speakerPage, "speaker");
  await openPage(speakerPage, `/dashboard/speaker?buchung=${id}`);
  const sheet = speakerPage.getByRole("dialog").first();
  await expect(sheet.getByRole("heading", { name: title })).toBeVisible();
  await sheet.getByRole("button", { name: "Angebot machen" }).click();
  const offer = speakerPage.getByRole("dialog", { name: `Angebot für „${title}“` });
  await offer.getByLabel("Ihr Preis netto in Euro").fill("4.800");
  await offer.getByRole("button", { name: "Angebot senden" }).click();
  await expect(offer).toBeHidden();
  const offered = await arrived(page, account.email, `Ihr Angebot: ${title}`);
  expect(offered.text).toContain(`/dashboard/customer/buchungen/${id}`);

  await openPage(page, "/dashboard/customer");
  await expect(main(page).getByText("4.800 € netto")).toBeVisible();
  await main(page).getByRole("link", { name: "Angebot ansehen" }).click();
  await main(page).getByRole("button", { name: "Angebot annehmen" }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByText("5.712 €").first()).toBeVisible();
  await question.getByRole("button", { name: "Zahlungspflichtig annehmen" }).click();
  await expect(question).toBeHidden();
  await arrived(page, account.email, `Buchung bestätigt: ${title}`);
  await arrived(page, account.email, "Rechnung RE-");
  await arrived(speakerPage, SPEAKER_MAIL, `Angebot angenommen: ${title}`);
  await arrived(page, account.email, `Vertrag zur Unterschrift: ${title}`);

  await sign(page, id, "Eva Berg", account.email);
  await expect(main(page).getByText("Von einer Seite unterzeichnet")).toBeVisible();
  await arrived(speakerPage, SPEAKER_MAIL, `Bitte gegenzeichnen: ${title}`);
  await openPage(speakerPage, "/dashboard/speaker");
  await expect(main(speakerPage).getByText(`Vertrag unterzeichnen: ${title}`)).toBeVisible();
  await sign(speakerPage, id, "Miriam Falkenau", DEMO.speaker);
  await expect(main(speakerPage).getByText("Beide Seiten haben unterzeichnet.")).toBeVisible();
  await arrived(page, account.email, `Vertrag unterzeichnet: ${title}`);
  await arrived(speakerPage, SPEAKER_MAIL, `Vertrag unterzeichnet: ${title}`);
  const headers = { authorization: `Bearer ${token}` };
  const contract = await (
    await page.request.get(`/api/v1/bookings/${id}/contract`, { headers })
  ).json();
  const pdf = await page.request.get(`/api/v1/contracts/${contract.id}/pdf`, { headers });
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await letEventPass(page, id);
  const invitation = await arrived(page, account.email, `Wie war es? ${title}`);
  expect(invitation.text).toContain(`/dashboard/customer/buchungen/${id}`);
  await openPage(page, "/dashboard/customer");
  await main(page)
    .getByRole("listitem")
    .filter({ hasText: title })
    .getByRole("link", { name: "Bewertung schreiben" })
    .click();
  const words = `Ein Vortrag, über den alle noch sprechen. ${title}`;
  await main(page).getByRole("radio", { name: "5 Sterne" }).check({ force: true });
  await main(page).getByLabel("Ihre Bewertung").fill(words);
  await main(page).getByRole("button", { name: "Bewertung absenden" }).click();
  await expect(main(page).getByText("Wird geprüft")).toBeVisible();
  await publishReview(page, id, token);

  await openPage(speakerPage, "/dashboard/speaker");
  const review = main(speakerPage).getByRole("listitem").filter({ hasText: words });
  await review.getByRole("button", { name: "Antworten" }).click();
  await review.getByLabel("Ihre öffentliche Antwort").fill("Danke, gern wieder!");
  await review.getByRole("button", { name: "Antwort veröffentlichen" }).click();
  await expect(review.getByText("Ihre Antwort: Danke, gern wieder!")).toBeVisible();
  await speakerPage.context().close();
  await page.reload();
  await expect(main(page).getByText("Danke, gern wieder!")).toBeVisible();
  await expect(main(page).getByText("Bewertet", { exact: true }).first()).toBeVisible();
});

test("an offer whose price changes at the last moment is read again before it binds", async ({
  page,
}) => {
  const account = await newAccount(page.request);
  const token = await enter(page, account);
  const title = `Vorstand ${crypto.randomUUID().slice(0, 8)}`;
  const id = await inquire(page, token, account, title);
  const as = async (role: keyof typeof DEMO) => bearer(await tokenAs(page.request, role));
  await page.request.post(`/api/v1/bookings/${id}/transitions`, {
    headers: await as("speaker"),
    data: { event: "offer", offer_price_cents: 480_000 },
  });
  await openPage(page, `/dashboard/customer/buchungen/${id}`);
  await main(page).getByRole("button", { name: "Angebot annehmen" }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByText("5.712 €").first()).toBeVisible();
  const admin = await as("admin");
  await page.route(
    "**/transitions",
    async (route) => {
      const data = { net_cents: 500_000, reason: "Telefonisch vereinbart" };
      const path = `/api/v1/admin/bookings/${id}/adjustments`;
      expect((await page.request.post(path, { headers: admin, data })).ok()).toBe(true);
      await route.continue();
    },
    { times: 1 },
  );
  const accept = question.getByRole("button", { name: "Zahlungspflichtig annehmen" });
  await accept.click();
  await expect(question.getByText(/Der Preis hat sich inzwischen geändert/)).toBeVisible();
  await expect(question.getByText("5.950 €").first()).toBeVisible();
  await accept.click();
  await expect(question).toBeHidden();
  await expect(main(page).getByText("5.950 €").first()).toBeVisible();
});

test("an organiser reads what cancelling costs before the click, and asks for another day", async ({
  page,
  browser,
}) => {
  test.slow();
  const account = await newAccount(page.request);
  const token = await enter(page, account);
  const title = `Tagung ${crypto.randomUUID().slice(0, 8)}`;
  const inquiry = await inquire(page, token, account, title);
  const speaker = await tokenAs(page.request, "speaker");
  const move = (as: string, data: object) =>
    page.request.post(`/api/v1/bookings/${inquiry}/transitions`, { headers: bearer(as), data });
  expect((await move(speaker, { event: "hold" })).ok()).toBe(true);
  expect((await move(token, { event: "accept" })).ok()).toBe(true);
  await openPage(page, `/dashboard/customer/buchungen/${inquiry}`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
  await main(page).getByRole("button", { name: "Termin verschieben" }).click();
  const postpone = page.getByRole("dialog");
  await expect(postpone.getByText("Sie kostet nichts.")).toBeVisible();
  await expect(postpone.getByText(/Eine Stornierung kostet heute/)).toBeVisible();
  await postpone.getByRole("button", { name: "Neuen Tag vorschlagen" }).click();
  await expect(postpone.getByText("Bitte wählen Sie einen Tag.")).toBeVisible();
  await postpone.getByRole("button", { name: "Nächster Monat" }).click();
  await postpone.locator('[data-day][data-state="available"]').last().click();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isWiderThanWindow(page)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  const chosen = (await postpone.getByText(/^Gewählt: /).textContent())?.replace("Gewählt: ", "");
  await postpone.getByRole("button", { name: "Neuen Tag vorschlagen" }).click();
  await expect(postpone).toBeHidden();
  await expect(main(page).getByText(`Gewünschter neuer Termin: ${chosen}`)).toBeVisible();
  await arrived(page, SPEAKER_MAIL, `Verschiebung gewünscht: ${title}`);
  await expect(
    main(page).getByRole("button", { name: "Wunsch zurückziehen", exact: true }),
  ).toBeVisible();
  const speakerPage = await (await browser.newContext()).newPage();
  await enterAs(speakerPage, "speaker");
  await openPage(speakerPage, `/dashboard/speaker?buchung=${inquiry}`);
  await speakerPage.getByRole("button", { name: "Neuem Termin zusagen" }).click();
  const answer = speakerPage.getByRole("dialog", { name: `Termin auf den ${chosen} verschieben` });
  await expect(answer.getByText("Honorar und Umfang bleiben gleich.")).toBeVisible();
  await expectAccessibleInBothThemes(speakerPage);
  await answer.getByRole("button", { name: "Verbindlich zusagen" }).click();
  await expect(answer).toBeHidden();
  await speakerPage.context().close();
  await expect(main(page).getByText(`${chosen}, 09:30 Uhr`)).toBeVisible();
  await arrived(page, account.email, `Neuer Termin: ${title}`);
  // However long the terms of the new day take, those of the old one are not shown instead.
  const release = await hold(page, "**/cancellation-terms");
  await main(page).getByRole("button", { name: "Buchung stornieren" }).click();
  const cancel = page.getByRole("dialog");
  await expect(cancel).toBeVisible();
  await expect(cancel.getByText(/kostet heute/)).toHaveCount(0);
  release();
  await expect(cancel.getByText("Stornobedingungen")).toBeVisible();
  await expect(cancel.getByText("bis 30 Tage vorher")).toBeVisible();
  await expect(cancel.getByText(/kostet heute/)).toBeVisible();
  await cancel.getByRole("button", { name: "Verbindlich stornieren" }).click();
  await expect(cancel).toBeHidden();
  await expect(main(page).getByText("Storniert", { exact: true }).first()).toBeVisible();
  await arrived(page, account.email, `Buchung storniert: ${title}`);
});
