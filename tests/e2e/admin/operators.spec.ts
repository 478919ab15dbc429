import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { enterAs } from "#tests/e2e/support/accounts.ts";
import { isWiderThanWindow } from "#tests/e2e/support/open-finder.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";

/** Makes a reminder where it belongs, rewords it and finds it in the list, which leads back. */
async function remind(page: Page, place: ReturnType<Page["locator"]>): Promise<string> {
  const title = `Nachfassen ${randomUUID().slice(0, 8)}`;
  await place.getByRole("button", { name: "Erinnerung anlegen" }).click();
  const dialog = page.getByRole("dialog", { name: "Erinnerung anlegen" });
  await dialog.getByLabel("Titel").fill(title);
  await dialog.getByRole("button", { name: "Anlegen" }).click();
  await expect(place.getByText(title, { exact: true })).toBeVisible();
  return title;
}

test("reminders are made and shown with a booking, a customer and a speaker", async ({ page }) => {
  await enterAs(page, "admin");
  await openPage(page, "/admin/bookings");
  await page.locator('a[href^="/admin/bookings/"]').first().click();
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}/);
  const address = new URL(page.url()).pathname;
  const title = await remind(page, page.getByRole("main"));
  await page.getByRole("button", { name: `Weitere Aktionen: ${title}` }).click();
  await page.getByRole("menuitem", { name: "Bearbeiten" }).click();
  const edit = page.getByRole("dialog", { name: "Erinnerung bearbeiten" });
  await edit.getByLabel("Notiz").fill("Bühnenplan fehlt noch");
  await edit.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("main").getByText("Bühnenplan fehlt noch")).toBeVisible();
  await openPage(page, `/admin/crm-reminders?suche=${encodeURIComponent(title)}`);
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row.locator(`a[href="${address}"]`)).toBeVisible();
  await row.locator('a[href^="/admin/speakers/edit/"]').click();
  await page.getByRole("tab", { name: "Erinnerungen" }).click();
  await expect(page.getByRole("main").getByText(title, { exact: true })).toBeVisible();
  await remind(page, page.getByRole("main"));

  await openPage(page, "/admin/users?suche=kunde%40demo.example");
  await page
    .getByRole("row")
    .filter({ hasText: "kunde@demo.example" })
    .getByRole("button")
    .first()
    .click();
  await remind(page, page.getByRole("dialog").first());
});

test("at 1280 and 1440 px nothing that can be done with a row is cut", async ({ page }) => {
  await enterAs(page, "admin");
  for (const address of ["/admin/speakers", "/admin/talks"]) {
    await openPage(page, address);
    for (const width of [1280, 1440]) {
      await test.step(`${address}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const tools = page.locator("tbody .cell-tools :is(button, a):not([role])").last();
        await expect(tools).toBeVisible();
        const box = await tools.boundingBox();
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        const isCut = await tools.evaluate((tool) => {
          const { left, right } = tool.getBoundingClientRect();
          const frame = tool.closest(".data-table-wrap")?.getBoundingClientRect();
          return !frame || left < frame.left || right > frame.right + 1;
        });
        expect(isCut).toBe(false);
        expect(await isWiderThanWindow(page)).toBe(false);
      });
    }
  }
});

test("the editor speaks of the speaker, not to them, where an admin edits", async ({ page }) => {
  await enterAs(page, "admin");
  await openPage(page, "/admin/speakers");
  await page.locator('a[href^="/admin/speakers/edit/"]').first().click();
  const main = page.getByRole("main");
  await expect(main.getByRole("tab", { name: "Akte" })).toBeVisible();
  const name = (await main.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(main.getByText(`Profil von ${name}`)).toBeVisible();
  await expect(main.getByText("Wer die Person ist und wofür sie steht.")).toBeVisible();
  await expect(main.getByText(/\bIhr(?:e|em|en)? Profil/)).toHaveCount(0);
});
