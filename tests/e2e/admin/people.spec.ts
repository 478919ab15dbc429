import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { ADMIN_NAVIGATION } from "#shell/navigation/admin-navigation.ts";
import { enterAs, newAccount, toastOf } from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectSound } from "#tests/e2e/support/sound.ts";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });

test("an admin creates, edits, publishes and finds a speaker [ADMIN-06] [ADMIN-07] [ADMIN-08]", async ({
  page,
}) => {
  const name = `Probe ${randomUUID().slice(0, 8)}`;
  const token = await enterAs(page, "admin");
  await openPage(page, "/admin/speakers/new");
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Entwurf anlegen" }).click();
  await expect(title(page)).toHaveText(name);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await page.getByLabel("Unternehmen").fill("Kesslin GmbH");
  await page.getByRole("button", { name: "Abschnitt speichern" }).click();
  await expect(toastOf(page, /^Gespeichert/)).toBeVisible();
  await main(page).getByRole("button", { name: "Aktionen" }).click();
  await page.getByRole("menuitem", { name: "Veröffentlichen" }).click();
  await expect(toastOf(page, /^Nicht veröffentlicht\. .+ Kurzvorstellung/)).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const own = `/api/v1/admin/speakers/${page.url().split("/").at(-1)}`;
  const { versions } = await (await page.request.get(`${own}/content`, { headers })).json();
  const short_bio = "Spricht seit zwanzig Jahren über das, was Menschen zusammenhält.";
  const data = { version: versions.profile, short_bio, categories: ["leadership"] };
  expect((await page.request.patch(own, { headers, data })).ok()).toBe(true);
  await main(page).getByRole("button", { name: "Aktionen" }).click();
  await page.getByRole("menuitem", { name: "Veröffentlichen" }).click();
  await page.getByRole("button", { name: "Trotzdem veröffentlichen" }).click();
  await expect(toastOf(page, "1 Profil ist geändert.")).toBeVisible();
  await page.getByRole("tab", { name: "Verlauf" }).click();
  await expect(page.getByRole("cell", { name: "Veröffentlichen" })).toBeVisible();
  await openPage(page, "/admin/speakers");
  await page.getByRole("searchbox", { name: "Suche" }).fill(name);
  await expect(page.getByText("1 Eintrag", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name })).toContainText("Veröffentlicht");
  await expect(page).toHaveURL(/suche=Probe/);
});

test("a file of speakers is tried, imported and taken back [ADMIN-09]", async ({ page }) => {
  const word = randomUUID().slice(0, 8);
  const text = `Name;E-Mail;Honorar (EUR)\r\nImport ${word};${word}@test.example;5.000 €\r\n;ohne@test.example;\r\n`;
  await enterAs(page, "admin");
  await expectSound(page, async () => {
    await openPage(page, "/admin/speaker-import");
    await expect(title(page)).toHaveText("Speaker importieren");
    await page.getByLabel("Datei wählen").setInputFiles({
      name: `${word}.csv`,
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    // A fee alone does not say for which length it is meant.
    await page.getByLabel("Honorar (EUR)").selectOption({ label: "Honorar 40 Minuten" });
    await page.getByRole("button", { name: "Probelauf" }).click();
    await expect(page.getByRole("row", { name: `Import ${word}` })).toContainText("Neu");
    await expect(page.getByText("Name fehlt")).toBeVisible();
    await page.getByRole("button", { name: "Importieren" }).click();
    await expect(toastOf(page, "Der Import ist fertig.")).toBeVisible();
  });
  await page
    .getByRole("row", { name: `${word}.csv` })
    .getByRole("button", { name: "Zurücknehmen" })
    .click();
  const undo = page.getByRole("alertdialog", { name: `Import „${word}.csv“ zurücknehmen?` });
  await undo.getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(toastOf(page, /1 Entwurf entfernt/)).toBeVisible();
});

test("a file is imported again after another rule was chosen, and after it was taken back [ADMIN-09]", async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const text = `Name;E-Mail;Unternehmen\r\nWieder ${word};${word}@test.example;Kesslin GmbH\r\n`;
  const company = page.getByLabel("Unternehmen");
  const row = page.getByRole("row", { name: `Wieder ${word}` });
  const bring = async (result: string) => {
    await page.getByRole("button", { name: "Probelauf" }).click();
    await expect(row).toContainText(result);
    await page.getByRole("button", { name: "Importieren" }).click();
    await expect(toastOf(page, "Der Import ist fertig.").last()).toBeVisible();
    await expect(row).toContainText(result);
  };
  await enterAs(page, "admin");
  await openPage(page, "/admin/speaker-import");
  await page.getByLabel("Datei wählen").setInputFiles({
    name: `${word}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  await company.selectOption({ label: "Nicht übernehmen" });
  await bring("Neu");
  await company.selectOption({ label: "Unternehmen" });
  await page.getByLabel(/^Wer schon da ist/).selectOption({ label: "leere Felder ergänzen" });
  await bring("Aktualisiert");
  const files = page.getByRole("row", { name: `${word}.csv` });
  await expect(files).toHaveCount(2);
  await files.first().getByRole("button", { name: "Zurücknehmen" }).click();
  const undo = page.getByRole("alertdialog", { name: `Import „${word}.csv“ zurücknehmen?` });
  await undo.getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(toastOf(page, /1 Profil wiederhergestellt/)).toBeVisible();
  await bring("Aktualisiert");
  await expect(files).toHaveCount(3);
  await openPage(page, `/admin/speakers?suche=${word}`);
  await page.getByRole("link", { name: `Wieder ${word}`, exact: true }).click();
  await expect(page.getByLabel("Unternehmen")).toHaveValue("Kesslin GmbH");
});

test("users with their roles and the activity of speakers open with their lists [ADMIN-10] [ADMIN-15]", async ({
  page,
}) => {
  const account = await newAccount(page.request);
  await enterAs(page, "admin");
  await openPage(page, "/admin/users");
  await page.getByRole("searchbox", { name: "Suche" }).fill(account.email);
  const row = page.getByRole("row", { name: account.email });
  await expect(row.getByRole("cell", { name: "Kunde", exact: true })).toBeVisible();
  await row.getByRole("button", { name: /^Aktionen für/ }).click();
  await page.getByRole("menuitem", { name: "Sperren" }).click();
  const question = page.getByRole("dialog", { name: /sperren\?$/ });
  await expect(question).toContainText("Alle Sitzungen enden sofort");
  await question.getByRole("button", { name: "Sperren" }).click();
  const reason = question.getByLabel("Begründung");
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("Mehrfach beleidigende Nachrichten");
  await question.getByRole("button", { name: "Sperren" }).click();
  await expect(toastOf(page, "Erledigt.")).toBeVisible();
  await expect(row).toContainText("Gesperrt");
  await openPage(page, "/admin/speaker-activity");
  await expect(main(page).getByRole("table", { name: "Aktivität" })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Was zuletzt geschah" })).toBeVisible();
});

test("no spelling of an address shows the administration to other users [ROLE-13] [SEC-13]", async ({
  page,
  baseURL,
}) => {
  const paths = [
    "/admin/users",
    "/ADMIN/users",
    "/%61dmin/users",
    "//admin/users",
    "/admin/users/",
  ];
  for (const path of [
    ...paths,
    ...ADMIN_NAVIGATION.map(({ to }) => `${to}.data`),
    "/admin/users.data?_routes=routes/admin/users",
  ]) {
    const answer = await page.request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const text = await answer.text();
    expect(text, path).not.toContain("demo.example");
    expect(text, path).not.toContain('href="/admin/speaker-approval"');
  }
  await enterAs(page, "customer");
  for (const path of ["/admin/users", "/ADMIN/users"]) {
    await openPage(page, path);
    await expect(title(page)).toHaveText("Zugriff verweigert");
  }
});
