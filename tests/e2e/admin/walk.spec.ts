import { test as base, expect, type Page } from "@playwright/test";
import { ADMIN_NAVIGATION } from "#shell/navigation/admin-navigation.ts";
import { enterAs } from "#tests/e2e/support/accounts.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";
import { expectSound } from "#tests/e2e/support/sound.ts";

/** What only the data or the form of a screen can show, not its heading or the note below it. */
const SCREENS = [
  { path: "/admin/speakers?suche=Falkenau", row: "[ADMIN-06]", content: "Dr. Miriam Falkenau" },
  { path: "/admin/speakers/new", row: "[ADMIN-07]", content: "Entwurf anlegen" },
  { path: "/admin/speaker-approval", row: "", content: "Freigaben" },
  { path: "/admin/speaker-import", row: "[ADMIN-09]", content: "Datei wählen" },
  { path: "/admin/speaker-activity", row: "[ADMIN-10]", content: "Falkenau" },
  { path: "/admin/talks", row: "[ADMIN-16]", content: "Falkenau" },
  { path: "/admin/bookings", row: "[ADMIN-11]", content: "WB-" },
  { path: "/admin/invoices", row: "[ADMIN-17]", content: /^RE-\d{4}-\d+$/ },
  { path: "/admin/crm-reminders", row: "[ADMIN-26]", content: "Vertrag und Rechnung prüfen" },
  { path: "/admin/blog", row: "[ADMIN-12]", content: "Was kostet eine Keynote" },
  { path: "/admin/blog/new", row: "[ADMIN-13]", content: "Titel" },
  {
    path: "/admin/category-landing-pages",
    row: "[ADMIN-25]",
    content: "Speaker für den Gesundheitstag",
  },
  { path: "/admin/media-library", row: "[ADMIN-23]", content: "Bilder auswählen" },
  { path: "/admin/email-templates", row: "[ADMIN-18]", content: "Bewerbung abgelehnt" },
  { path: "/admin/email-templates?vorlage=inquiry_confirmation", row: "", content: "Vorschau" },
  // Real moderation instead of the note the specification shows (C-97).
  { path: "/admin/reviews", row: "[ADMIN-20]", content: "Verifiziert" },
  { path: "/admin/meldungen", row: "", content: "Meldung" },
  { path: "/admin/suchwoerter?suche=ChatGPT", row: "", content: "Künstliche Intelligenz" },
  { path: "/admin/users?suche=kunde%40demo", row: "[ADMIN-15]", content: "kunde@demo.example" },
  { path: "/admin/analytics", row: "[ADMIN-22]", content: "Profil angesehen" },
  { path: "/admin/ai-dashboard", row: "[ADMIN-21]", content: "Assistent abschalten" },
  { path: "/admin/outbox", row: "", content: "Aufträge" },
  { path: "/admin/audit", row: "", content: "Protokoll" },
  { path: "/admin/sicherheit", row: "", content: "In den letzten 24 Stunden" },
  { path: "/admin/settings", row: "[ADMIN-24]", content: "Firma" },
] as const;

const SEARCHED = SCREENS.map(({ path }) => path)
  .filter((path) => path.includes("?suche="))
  .map((path) => path.replace(/\?.*/, ""));

/** Signed in once: the walk only reads, and what was loaded for one screen serves the next. */
const test = base.extend<object, { desk: Page }>({
  desk: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", locale = "", timezoneId = "" } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        timezoneId,
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      await enterAs(page, "admin");
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
});

test.beforeEach(({ desk }) => desk.setViewportSize({ width: 1440, height: 900 }));

test("the menu of the administration names every screen and leads to it and its data [ADMIN-01] [ADMIN-02] [ADMIN-06] [ADMIN-09] [ADMIN-10] [ADMIN-11] [ADMIN-12] [ADMIN-13] [ADMIN-14] [ADMIN-15] [ADMIN-16] [ADMIN-17] [ADMIN-18] [ADMIN-20] [ADMIN-21] [ADMIN-22] [ADMIN-23] [ADMIN-24] [ADMIN-25] [ADMIN-26] [ADMIN-27] [ROLE-03]", {
  tag: JOURNEY,
}, async ({ desk: page }) => {
  await openPage(page, "/admin");
  const menu = page.getByRole("navigation", { name: "Verwaltung" });
  const main = page.getByRole("main");
  for (const { label, to } of ADMIN_NAVIGATION) {
    await menu.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${to}(\\?.*)?$`));
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    const screen = SCREENS.find(({ path }) => path === to);
    if (screen) await expect(main.getByText(screen.content).first()).toBeVisible();
    // Where the data of others stand above, a list shows a person; the search has its own test.
    else if (SEARCHED.includes(to)) await expect(main.getByRole("row").nth(1)).toBeVisible();
  }
  await test.step("a new article is empty, one of the list opens in the editor with its text", async () => {
    await openPage(page, "/admin/blog/new");
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("");
    await menu.getByRole("link", { name: "Magazin", exact: true }).click();
    await page.getByRole("link", { name: /Was kostet eine Keynote/ }).click();
    await expect(page).toHaveURL(/\/admin\/blog\/edit\/[0-9a-f-]+$/);
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(/Was kostet eine Keynote/);
  });
});

for (const { path, row, content } of SCREENS) {
  test(`${path} opens, is accessible in both themes and fits 320 px ${row}`, async ({
    desk: page,
  }) => {
    await expectSound(page, async () => {
      await openPage(page, path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main.getByText(content).first()).toBeVisible();
    });
  });
}
