import { expect, type Page, test } from "@playwright/test";
import { enterAs, toastOf } from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";
import { expectNoFaults, openProfile } from "#tests/e2e/support/profile.ts";

const HANA = "/speaker/hana-yoon-steiger";
/** A review of the demo that waits for its check. */
const WORDS = "Unser Kündigungsbrief hat jetzt elf Zeilen statt dreißig.";

async function decide(page: Page, action: "Veröffentlichen" | "Ausblenden", reason = "") {
  await openPage(page, "/admin/reviews?suche=Kündigungsbrief");
  const row = page.getByRole("row").filter({ hasText: WORDS });
  await row.getByRole("button", { name: action }).click();
  const dialog = page.getByRole("dialog");
  if (reason) await dialog.getByRole("textbox").fill(reason);
  await dialog.getByRole("button", { name: action }).click();
  await expect(toastOf(page, "Die Entscheidung ist gespeichert.")).toBeVisible();
}

/** As a new visitor: an address that differs in nothing would load nothing. */
async function openReferences(page: Page): Promise<void> {
  await page.goto("about:blank");
  await openProfile(page, `${HANA}#referenzen`);
}

const voices = (page: Page) => page.getByRole("tabpanel").getByRole("figure");

test("a published review stands on the profile, verified, and can be reported; a hidden one is gone", async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await openReferences(visitor);
  await expect(voices(visitor).first()).toContainText("Vom Speaker bereitgestellt");
  const before = await voices(visitor).count();
  await expect(visitor.getByText(WORDS)).toHaveCount(0);

  await enterAs(page, "admin");
  await decide(page, "Veröffentlichen");
  await openReferences(visitor);
  await expect(voices(visitor)).toHaveCount(before + 1);
  const review = voices(visitor).first();
  await expect(review).toContainText(WORDS);
  await expect(review).toContainText("Verifiziert");
  await expect(visitor.getByRole("tabpanel")).toContainText("aus einer Buchung über Wortbühne");
  await expect(visitor.getByRole("tab", { name: /^Referenzen/ })).toContainText(`${before + 1}`);
  const data = await visitor.locator('script[type="application/ld+json"]').first().textContent();
  expect(data).toContain(`"reviewCount":${before + 1}`);
  await expectNoFaults(visitor, "verified review");
  await review.getByRole("link", { name: /^Inhalt melden/ }).click();
  await expect(visitor.getByLabel("Adresse des Inhalts")).toHaveValue(
    /^\/speaker\/hana.*#bewertung-/,
  );
  const address = await visitor.getByLabel("Adresse des Inhalts").inputValue();
  await openProfile(visitor, address);
  await expect(review).toBeInViewport();
  await openPage(visitor, `/en${HANA}`);
  await expect(visitor.getByText(WORDS)).toBeVisible();

  await decide(page, "Ausblenden", "Nur für die Probe.");
  await openReferences(visitor);
  await expect(voices(visitor)).toHaveCount(before);
  await expect(visitor.getByText(WORDS)).toHaveCount(0);
  await visitor.context().close();
});
