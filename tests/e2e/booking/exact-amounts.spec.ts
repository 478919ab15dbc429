import { expect, type Page, test } from "@playwright/test";
import { DEMO, DEMO_PASSWORD, enter, newAccount, tokenOf } from "#tests/e2e/support/accounts.ts";
import { bookAs } from "#tests/e2e/support/new-booking.ts";
import { isWiderThanWindow } from "#tests/e2e/support/open-finder.ts";
import { JOURNEY, openPage, PHONE } from "#tests/e2e/support/open-page.ts";
import { expectAccessible } from "#tests/e2e/support/sound.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** The newest mail with this subject, as soon as it is there. */
async function mailAbout(page: Page, subject: string): Promise<string> {
  let text = "";
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get("/demo/postfach.json")).json()) as {
        subject: string;
        text: string;
      }[];
      text = mails.find((one) => one.subject === subject)?.text ?? "";
      return text;
    })
    .not.toBe("");
  return plain(text);
}

test("an offer is one amount to the cent on page, question, mail, booking and invoice", {
  tag: [JOURNEY, PHONE],
}, async ({ page }) => {
  const account = await newAccount(page.request);
  const token = await enter(page, account);
  const { id, title } = await bookAs(page, token, "inquiry");
  const speaker = await tokenOf(page.request, { email: DEMO.speaker, password: DEMO_PASSWORD });
  const offered = await page.request.post(`/api/v1/bookings/${id}/transitions`, {
    headers: { authorization: `Bearer ${speaker}` },
    data: { event: "offer", offer_price_cents: 520_050 },
  });
  expect(offered.ok()).toBe(true);

  await openPage(page, `/dashboard/customer/buchungen/${id}`);
  const line = (name: string) =>
    main(page)
      .locator(".price-lines > div")
      .filter({ has: page.locator("dt", { hasText: name }) })
      .locator("dd");
  await expect(line("Angebotener Preis (netto)")).toHaveText("5.200,50 €");
  await expect(line("Umsatzsteuer")).toHaveText("988,10 €");
  await expect(line("Brutto")).toHaveText("6.188,60 €");
  await expect(line("Im Preis enthalten")).toHaveText("Honorar");
  await expect(line("Bisher angefragt").locator("s")).toHaveText("5.950 € brutto");
  await expect(main(page)).not.toContainText("zzgl. Reisekosten");
  await expect(main(page)).not.toContainText("Provision");
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectAccessible(page);
  await openPage(page, "/dashboard/customer");
  await expect(main(page)).toContainText("6.188,60 € brutto (5.200,50 € netto)");
  const mail = await mailAbout(page, `Ihr Angebot: ${title}`);
  expect(mail).toContain("5.200,50 € zzgl. 19% MwSt., 6.188,60 € brutto");
  expect(mail).toContain("5.950 € brutto");

  await openPage(page, `/dashboard/customer/buchungen/${id}`);
  await main(page).getByRole("button", { name: "Angebot annehmen" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("eine Rechnung über 6.188,60 €");
  await question.getByRole("button", { name: "Zahlungspflichtig annehmen" }).click();
  await expect(question).toBeHidden();
  await expect(line("Anpassung laut Angebot")).toHaveText("200,50 €");
  await expect(line("Brutto")).toHaveText("6.188,60 €");
  await expect(main(page).getByText("6.188,60 €, zahlbar bis")).toBeVisible();
  await openPage(page, "/dashboard/customer?ansicht=rechnungen");
  await expect(main(page)).toContainText(/5\.200,50\s€[^€]*6\.188,60\s€/);
});

test("a speaker sees what is paid out, and takes the settlement of a past event with them", {
  tag: PHONE,
}, async ({ page }) => {
  await enter(page, { email: DEMO.speaker, password: DEMO_PASSWORD });
  await openPage(page, "/dashboard/speaker?stage=completed");
  await expect(
    main(page)
      .getByText(/^Bestätigtes Honorar vor Provision \d{4}$/)
      .first(),
  ).toBeVisible();
  const settled = main(page).getByRole("button", { name: /^Abrechnung AB-\d{4}-\d{5} \(PDF\)$/ });
  await expect(settled.first()).toBeVisible();
  const saved = page.waitForEvent("download");
  await settled.first().click();
  expect((await saved).suggestedFilename()).toMatch(/^AB-\d{4}-\d{5}\.pdf$/);
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectAccessible(page);
});
