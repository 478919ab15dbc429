import { expect, type Page, test } from "@playwright/test";
import { enterAs } from "#tests/e2e/support/accounts.ts";
import { isWiderThanWindow } from "#tests/e2e/support/open-finder.ts";
import { PHONE_ONLY } from "#tests/e2e/support/open-page.ts";
import { MIRIAM, openProfile } from "#tests/e2e/support/profile.ts";
import { expectAccessibleInBothThemes as expectAccessible } from "#tests/e2e/support/sound.ts";
import { FULL } from "#tests/support/browser/staged-speakers.ts";

const LAYER = "dialog[open]";

/** Names of the scripts that have been asked for. */
function loadedScripts(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** A player that answers without going anywhere. */
async function standInForYouTube(page: Page): Promise<void> {
  const body = '<html lang="de"><title>Player</title><main><h1>Player</h1></main></html>';
  await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body }));
}

async function closeLayer(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator(LAYER)).toHaveCount(0);
}

async function expectCalendars(page: Page, ranges: readonly string[]): Promise<void> {
  for (const range of ranges) {
    await page.locator(".availability label").filter({ hasText: range }).click();
    await expect(page.locator(".availability [data-state='unknown']")).toHaveCount(0);
    await expectAccessible(page, ".availability");
  }
}

/** What a visitor sees before a profile is there, and when it does not come. */
async function expectAccessibleWhileMissing(page: Page): Promise<void> {
  const related = page
    .getByRole("region", { name: /^Weitere Speaker/ })
    .getByRole("link")
    .first();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/speaker/*.data*", async (route) => {
    await held;
    await route.fulfill({ status: 500, body: "" });
  });
  await related.click();
  await expect(page.getByText("Profil wird geladen...")).toBeAttached();
  await expectAccessible(page);
  release();
  await expect(page.getByText("Es kann nicht gebucht werden.")).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.goto("/speaker/gibt-es-nicht");
  await expectAccessible(page);
}

async function expectFitting(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isWiderThanWindow(page)).toBe(false);
  }
}

test("the tabs and calendars of a profile are sound in both themes", async ({ page }) => {
  await openProfile(page, `/speaker/${FULL.slug}`);
  await expectFitting(page, [768, 1440]);
  await expectAccessible(page);
  for (const name of [/^Videos/, /^Publikationen/, /^Referenzen/, /^Direkte/, /^Über mich/]) {
    await page.getByRole("tab", { name }).click();
    await expectAccessible(page, "#mehr");
  }
  await expectCalendars(page, ["Quartal", "Jahr"]);
});

test("the layers of a profile load when they open and are sound in both themes, as is what stands in for it", async ({
  page,
}) => {
  const scripts = loadedScripts(page);
  await standInForYouTube(page);
  await openProfile(page, `/speaker/${FULL.slug}#videos`);
  expect(scripts).not.toContain("gallery-lightbox");
  await page.locator(".gallery > button").first().click();
  await expect(page.locator(LAYER).getByRole("img")).toBeVisible();
  expect(scripts).toContain("gallery-lightbox");
  await expectAccessible(page, LAYER);
  await closeLayer(page);

  expect(scripts).not.toContain("video-dialog");
  await page.getByRole("button", { name: "Auftritt 1 abspielen" }).click();
  await expect(page.locator(LAYER)).toContainText("Vorher wird nichts übertragen.");
  expect(scripts).toContain("video-dialog");
  await expectAccessible(page, LAYER);
  await page.getByRole("button", { name: "Einverstanden, Video laden" }).click();
  await expect(page.locator(`${LAYER} iframe`)).toBeVisible();
  await expectAccessible(page, LAYER);
  await closeLayer(page);
  for (const late of ["booking-drawer", "booking-details", "chat-panel", "contact-details"]) {
    expect(scripts).not.toContain(late);
  }
  await expectAccessibleWhileMissing(page);
});

test("a profile is sound for a customer who writes and for its owner", async ({ page }) => {
  await enterAs(page, "customer");
  await openProfile(page, MIRIAM);
  await page.getByRole("button", { name: "Nachricht an Speaker" }).click();
  await expect(page.getByRole("tabpanel").getByRole("textbox")).toBeVisible();
  await expectAccessible(page, "#mehr");
  await page.getByRole("tab", { name: /^Referenzen/ }).click();
  await expect(page.getByRole("tabpanel").getByText("Verifiziert").first()).toBeVisible();
  await expectAccessible(page, "#mehr");
  await enterAs(page, "speaker");
  await openProfile(page, MIRIAM);
  await expect(page.getByRole("link", { name: "Zu Ihrem Dashboard" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Kontaktdaten" })).toBeVisible();
  await expectAccessible(page, ".profile-main");
});

test("every state of a profile on a phone is sound in both themes", { tag: PHONE_ONLY }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, "customer");
  await openProfile(page, `/speaker/${FULL.slug}`);
  await expectFitting(page, [320, 390]);
  await expectAccessible(page);
  const layers = [
    { open: page.locator(".gallery > button").first(), title: "Fotos" },
    { open: page.getByRole("button", { name: "Auftritt 1 abspielen" }), title: "Auftritt 1" },
    { open: page.getByRole("button", { name: /Buchungsdetails/ }), title: "Buchungsdetails" },
    {
      open: page.getByRole("button", { name: "Nachricht an Speaker" }),
      title: "Persönliche Beratung",
    },
  ];
  for (const { open, title } of layers) {
    await open.click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expectAccessible(page, LAYER);
    await closeLayer(page);
  }
  await page.getByRole("tab", { name: /^Publikationen/ }).click();
  await expectAccessible(page, "#mehr");
  await page.getByRole("tab", { name: /^Bewertungen/ }).click();
  await expectAccessible(page, "#mehr");
  await page.getByRole("button", { name: "Bewertung von Ada Dreier lesen" }).click();
  await expect(page.getByRole("dialog", { name: "Bewertung" })).toBeVisible();
  await expectAccessible(page, LAYER);
  await closeLayer(page);
  await expectCalendars(page, ["Jahr"]);
  await expectAccessibleWhileMissing(page);
});
