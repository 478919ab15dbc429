import { expect, type Page, test } from "@playwright/test";
import { enter, newAccount } from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectSound } from "#tests/e2e/support/sound.ts";

const main = (page: Page) => page.getByRole("main");

test("a visitor reads the sample of the contract and tries the demo, and neither touches anything [ROUTE-07] [ROUTE-13] [ROUTE-14] [PAGE-07]", async ({
  page,
}) => {
  await expectSound(page, async () => {
    await openPage(page, "/event-contract");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Auftrittsvertrag");
    await expect(main(page).getByText("Muster", { exact: true })).toBeVisible();
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, `/event-contract?id=${crypto.randomUUID()}`);
  await expect(main(page).getByRole("link", { name: "Anmelden" })).toBeVisible();
  await expect(main(page).getByText("Vertragsparteien")).toHaveCount(0);
  await enter(page, await newAccount(page.request));
  await openPage(page, `/event-contract?id=${crypto.randomUUID()}`);
  await expect(main(page).getByText("Vertrag nicht gefunden")).toBeVisible();

  // Left before the session goes: a page that is still open would ask once more, without it.
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.clear());
  await expectSound(page, async () => {
    await openPage(page, "/dashboard/demo");
    await expect(main(page).getByText("Heute zu erledigen")).toBeVisible();
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/")) asked.push(request.url());
  });
  const inquiry = main(page).getByText("Anfrage: Jahresauftakt Vertrieb");
  await expect(inquiry).toBeVisible();
  await main(page).getByRole("button", { name: "Angebot machen" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Angebot senden" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await main(page).getByRole("button", { name: "Zurücksetzen" }).click();
  await expect(inquiry).toBeVisible();
  expect(asked.filter((url) => !url.includes("/insights/"))).toEqual([]);
  await expect(main(page).getByRole("link", { name: "So starten" })).toHaveAttribute(
    "href",
    "/speaker-signup",
  );
});

test("an application is begun as a visitor, kept, and sent after signing in [ROUTE-04] [ROUTE-05]", async ({
  page,
}) => {
  await expectSound(page, async () => {
    await openPage(page, "/speaker-signup");
    await expect(main(page).getByLabel("Name", { exact: true })).toBeVisible();
    await expect(
      main(page).getByText("Mit unserer Freigabe ist Ihr Profil öffentlich."),
    ).toBeVisible();
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await main(page).getByLabel("Name", { exact: true }).fill("Ada Beispiel");
  await main(page).getByLabel("Beruf oder Rolle").fill("Physikerin");
  await expect(main(page).getByText("20 % ausgefüllt")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("wb-speaker-application")))
    .toContain("Physikerin");
  // Input from before the scripts start stays; the rest comes from the stored draft.
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/speaker-signup", { waitUntil: "domcontentloaded" });
  await main(page).getByLabel("Name", { exact: true }).fill("Ada Muster");
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  scripts.resolve();
  await expect(main(page).getByLabel("Beruf oder Rolle")).toHaveValue("Physikerin");
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue("Ada Muster");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("wb-speaker-application")))
    .toContain("Ada Muster");
  await enter(page, await newAccount(page.request));
  await openPage(page, "/speaker-signup");
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue("Ada Muster");
  await main(page).getByLabel("Wohnort").fill("Jena");
  const next = main(page).getByRole("button", { name: "Weiter", exact: true });
  await next.click();
  await main(page).getByRole("checkbox", { name: "Technologie", exact: false }).first().check();
  await main(page).getByRole("checkbox", { name: "Deutsch" }).check();
  await next.click();
  // The bio is missing: its step is not left before it is there.
  const bio = main(page).getByLabel("Stellen Sie sich kurz vor");
  await expect(bio).toBeFocused();
  await bio.fill(
    "Ich erkläre seit zwölf Jahren, wie Messfehler ganze Branchen in die Irre führen.",
  );
  await next.click();
  await next.click();
  await main(page)
    .getByRole("checkbox", { name: /Bedingungen für Speaker gelesen/ })
    .check();
  await main(page).getByRole("button", { name: "Bewerbung senden" }).click();
  await expect(main(page).getByText("Vielen Dank für Ihre Bewerbung!")).toBeVisible();
  await expect(main(page).getByText(/^Wir antworten bis zum/)).toBeVisible();
});
