import { expect, type Page, test } from "@playwright/test";
import { formatRating } from "#domain/format/rating.ts";
import { totalBookings } from "#domain/speaker/speaker-facts.ts";
import { JOURNEY, watchFaults } from "#tests/e2e/support/open-page.ts";
import {
  expectNoFaults,
  MIRIAM,
  openAsStored,
  openProfile,
  type StoredProfile,
  sideCard,
} from "#tests/e2e/support/profile.ts";

test("visitors read the whole profile: its sections, the photos one by one and the rest in six tabs [ROLE-05] [ROLE-06] [ROLE-28] [PROF-06] [PROF-14] [PROF-15] [PROF-16] [PROF-18] [PROF-19] [PROF-21] [PROF-22] [PROF-23] [PROF-24] [PROF-26] [PROF-27] [PROF-28] [PROF-29] [PROF-32] [PROF-34] [PROF-35] [PROF-36] [PROF-37] [PROF-38] [PROF-44] [PROF-48] [PROF-82] [PROF-07] [PROF-09] [PROF-10] [PROF-11] [PROF-12] [PROF-13] [CONST-18] [PROF-49] [PROF-50] [PROF-51] [PROF-52] [PROF-53] [PROF-54] [PROF-56] [PROF-64] [PROF-73] [PROF-74] [PROF-75] [PROF-76] [PROF-79] [PROF-81]", {
  tag: JOURNEY,
}, async ({ page }) => {
  const faults = watchFaults(page);
  const speaker = await openAsStored(page);
  await test.step("its sections", () => expectSections(page, speaker));
  await test.step("the photos", () => expectPhotos(page));
  expect(faults).toEqual([]);
  await test.step("the tabs", () => expectTabs(page));
});

async function expectSections(page: Page, speaker: StoredProfile): Promise<void> {
  const crumbs = page.getByRole("navigation", { name: "Brotkrumen" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Startseite", "Speaker", speaker.name]);
  await expect(crumbs.getByRole("link", { name: "Startseite" })).toHaveAttribute("href", "/");
  await expect(crumbs.getByRole("link", { name: "Speaker" })).toHaveAttribute("href", "/speakers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(speaker.name);
  const main = page.locator(".profile-main");
  for (const text of [
    speaker.job_title,
    speaker.short_bio,
    speaker.presentation_style,
    speaker.languages_spoken.join(", "),
    speaker.specialties.slice(0, 3).join(", "),
    speaker.detailed_bio.split("\n\n")[0],
    formatRating(speaker.average_rating),
  ]) {
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(main.locator(".facts > div")).toHaveText([
    `${speaker.testimonial_count} Bewertungen${formatRating(speaker.average_rating)}`,
    `erfolgreiche Events${speaker.successful_events_count}`,
    `Buchungen${totalBookings(speaker)}`,
    `Jahre Erfahrung${speaker.years_experience}`,
  ]);
  const points = page
    .getByRole("region", { name: "Alleinstellungsmerkmale" })
    .getByRole("listitem");
  await expect(points.getByRole("heading")).toHaveText(
    speaker.speaker_key_points.map(({ title }: { title: string }) => title),
  );
  await expect(points.locator("svg")).toHaveCount(speaker.speaker_key_points.length);
  const awards = page.getByRole("region", { name: "Auszeichnungen" });
  await expect(awards.getByRole("listitem").filter({ visible: true })).toHaveCount(3);
  await awards.getByRole("button", { name: "Alle 4 Auszeichnungen anzeigen" }).click();
  await expect(awards.getByRole("listitem").filter({ visible: true })).toHaveCount(4);
  const { title, issuer, date_issued } = speaker.speaker_awards[0];
  await expect(awards.getByRole("listitem").first()).toContainText(title);
  await expect(awards.getByRole("listitem").first()).toContainText(issuer);
  await expect(awards.getByRole("listitem").first()).toContainText(date_issued.slice(0, 4));
  const top = page.getByRole("region", { name: "Top Referenzen" }).getByRole("figure");
  await expect(top).toHaveCount(2);
  const best = speaker.testimonials.find(({ rating }: { rating: number }) => rating === 5);
  await expect(top.first().getByRole("img", { name: "5 von 5 Sternen" })).toBeVisible();
  for (const part of [
    best.quote ?? best.content,
    best.author,
    best.role ?? best.position,
    best.company,
  ]) {
    // Not every author of a review names a company.
    if (part !== null) await expect(top.first()).toContainText(part);
  }
  await expect(sideCard(page).getByRole("grid")).toBeVisible();
  await expect(sideCard(page).getByRole("button", { name: "Jetzt buchen" })).toBeDisabled();
  await expect(
    sideCard(page).getByRole("button", { name: "Unverbindlich anfragen" }),
  ).toBeEnabled();
  const related = page.getByRole("region", { name: "Weitere Speaker zum Thema Leadership" });
  await expect(related.getByRole("article")).toHaveCount(3);
  const links = await related
    .getByRole("link")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(new Set(links).size).toBe(3);
  for (const link of links) expect(link).toMatch(/^\/speaker\/(?!miriam-falkenau)/);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const reasons = page.getByRole("region", { name: "Für Sie passend" }).getByRole("listitem");
  await expect(reasons.first()).toContainText(`wie bei ${speaker.name}`);
  const report = page.getByRole("main").getByRole("link", { name: "Inhalt melden", exact: true });
  await expect(report).toHaveAttribute("href", /^\/melden\?art=speaker&adresse=.*miriam-falkenau$/);
  await expectNoFaults(page, "profile");
}

async function expectPhotos(page: Page): Promise<void> {
  const tiles = page.locator(".gallery > button");
  await expect(tiles.filter({ visible: true })).toHaveCount(5);
  await expect(page.getByText("+2 Fotos anzeigen")).toBeVisible();
  await tiles.nth(1).click();
  const lightbox = page.getByRole("dialog", { name: "Fotos" });
  const count = lightbox.locator(".lightbox-count");
  const isShown = async (at: number) => {
    await expect(count).toHaveText(`${at} / 7`);
    await expect(lightbox.getByRole("img", { name: new RegExp(`${at} von 7`) })).toBeVisible();
  };
  await isShown(2);
  await lightbox.getByRole("button", { name: "Vorheriges Foto" }).click();
  await isShown(1);
  await lightbox.getByRole("button", { name: "Vorheriges Foto" }).click();
  await isShown(7);
  await lightbox.getByRole("button", { name: "Nächstes Foto" }).click();
  await isShown(1);
  await page.keyboard.press("ArrowRight");
  await isShown(2);
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(tiles.nth(1)).toBeFocused();
}

async function expectTabs(page: Page): Promise<void> {
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText([
    /^Vorträge/,
    /^Videos/,
    /^Publikationen/,
    /^Referenzen/,
    "Direkte Nachricht",
    "Über mich",
  ]);
  const panel = page.getByRole("tabpanel");
  // Not by its place: another test lets this speaker add talks.
  const talk = panel.getByRole("article").filter({ hasText: "„Mut ist Teamarbeit“" });
  await expect(talk.getByRole("heading")).toHaveText("„Mut ist Teamarbeit“");
  await expect(talk).toContainText("Warum mutige Entscheidungen selten von Einzelnen kommen.");
  await expect(talk.getByRole("listitem")).toHaveText(["Führung", "Teamkultur"]);
  await expect(talk.getByRole("button", { name: "Diesen Vortrag buchen" })).toBeVisible();
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  const first = panel.getByRole("article").first();
  await expect(first.getByRole("heading")).toHaveText("Keynote auf dem Führungskongress Stuttgart");
  const [large, small] = await Promise.all([
    first.boundingBox(),
    panel.getByRole("article").nth(1).boundingBox(),
  ]);
  expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 2);
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("article").first().locator("img")).toHaveAttribute(
    "src",
    /^\/images\//,
  );
  await expect(
    panel.getByRole("article").nth(1).locator(".publication-picture > .icon"),
  ).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const verified = panel.getByRole("figure").filter({ hasText: "Verifiziert" });
  await expect(verified.first()).toContainText("Antwort von Dr. Miriam Falkenau");
  const review = panel.getByRole("figure").filter({ hasText: "Julia Brandt" });
  await expect(review).toContainText("Vom Speaker bereitgestellt");
  await expect(review).toContainText("„Nach zwanzig Minuten redeten unsere Bereichsleiter");
  await expect(review).toContainText("Julia Brandt");
  await expect(review).toContainText("Leiterin Personal, Kesslin Maschinenbau");
  const mark = review.locator(".company-mark");
  await expect(mark.locator("text")).toHaveText("K");
  await mark.locator(".photo").evaluate((photo) => {
    const logo = new Image();
    logo.src = "/images/kein-logo.webp";
    photo.append(logo);
  });
  await expect(mark.locator("img")).toHaveAttribute("data-failed", "");
  await expect(mark.locator("img")).toBeHidden();
  await expect(mark.locator("text")).toHaveCSS("opacity", "1");
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("heading", { name: "Kostenlose Beratung" })).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Anmeldung erforderlich" })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Anmelden" })).toHaveAttribute("href", "/auth");
  await page.keyboard.press("End");
  await expect(panel).toContainText("Mittwochs singt sie in einem Chor");
}

test("an address with a hash opens its tab, a chosen tab stands in it, and show-more leads to the references [PROF-30] [PROF-31] [CONST-26]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await openProfile(page, `${MIRIAM}#publikationen`);
  await expect(page.getByRole("tab", { name: /^Publikationen/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const scrolled = () => page.evaluate(() => scrollY);
  const videos = page.getByRole("tab", { name: /^Videos/ });
  await videos.scrollIntoViewIfNeeded();
  const place = await scrolled();
  await videos.click();
  await expect(page).toHaveURL(`${MIRIAM}#videos`);
  expect(await scrolled()).toBe(place);
  await page.getByRole("link", { name: "Startseite" }).first().click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL(`${MIRIAM}#videos`);
  await expect(videos).toHaveAttribute("aria-selected", "true");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole("button", { name: /^Alle \d+ Referenzen anzeigen$/ }).click();
  await expect(page).toHaveURL(`${MIRIAM}#referenzen`);
  await expect(page.getByRole("tab", { name: /^Referenzen/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const top = () => page.locator("#mehr").evaluate((row) => row.getBoundingClientRect().top);
  const before = await top();
  await page.clock.runFor(99);
  expect(await top()).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(top).toBeLessThan(130);
});

test("a video asks before anything goes to YouTube and can be opened there [PROF-58] [PROF-59]", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
  });
  await openProfile(page, `${MIRIAM}#videos`);
  const card = page.getByRole("tabpanel").getByRole("article").first();
  const link = card.getByRole("link", { name: /^Auf YouTube ansehen/ });
  await expect(link).toHaveAttribute("href", "https://www.youtube.com/watch?v=wb-miriam01");
  await expect(link).toHaveAttribute("target", "_blank");
  await card.getByRole("button", { name: /abspielen$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Keynote auf dem Führungskongress Stuttgart" });
  await expect(dialog).toContainText("Vorher wird nichts übertragen.");
  expect(asked).toEqual([]);
  await dialog.getByRole("button", { name: "Einverstanden, Video laden" }).click();
  await expect(dialog.locator("iframe")).toBeVisible();
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/wb-miriam01/);
  await page.keyboard.press("Escape");
  await expect(dialog.locator("iframe")).toHaveCount(0);
});

test("an unknown name is said plainly, a failure shows a marked example [PROF-02] [PROF-03] [PROF-04] [ERR-36]", {
  tag: JOURNEY,
}, async ({ page }) => {
  const answer = await page.goto("/speaker/gibt-es-nicht");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Speaker nicht gefunden");
  await expect(
    page.getByText("Der angeforderte Speaker konnte nicht geladen werden."),
  ).toBeVisible();
  await openProfile(page);
  await page.route("**/speaker/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page
    .getByRole("region", { name: /^Weitere Speaker/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByText("Beispiel", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveTitle("Profil gerade nicht erreichbar");
  await expect(page.locator("[data-toast=error]")).toHaveText("Fehler beim Laden des Profils");
  await expect(page.getByText("Es kann nicht gebucht werden.")).toBeVisible();
  await expect(page.getByRole("button", { name: /buchen|anfragen/i })).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(
    sideCard(page).getByRole("button", { name: "Unverbindlich anfragen" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Zurück zur Suche" }).click();
  await expect(page).toHaveURL("/");
});
