import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { openProfile, sideCard } from "#tests/e2e/support/profile.ts";
import { BARE, FULL } from "#tests/support/browser/staged-speakers.ts";

const panel = (page: Page) => page.getByRole("tabpanel");
const openTab = (page: Page, name: RegExp) => page.getByRole("tab", { name }).click();
const tiles = (page: Page) => page.locator(".gallery > button").filter({ visible: true });
const detail = (page: Page, name: string) =>
  page.locator(".profile-main .details > div").filter({ hasText: name }).locator("dd");

test("a profile with plenty shows as much as it should, one with little says what is missing [PROF-07] [PROF-08] [PROF-17] [PROF-20] [PROF-21] [PROF-22] [PROF-23] [PROF-24] [PROF-27] [PROF-28] [PROF-33] [PROF-34] [PROF-40] [PROF-42] [PROF-43] [PROF-57] [PROF-60] [PROF-61] [PROF-62] [PROF-63] [PROF-64] [PROF-65] [PROF-66] [PROF-67] [PROF-68] [PROF-69] [PROF-70] [PROF-71] [PROF-72] [PROF-73] [PROF-74] [PROF-75] [PROF-76] [PROF-77] [PROF-78] [VAL-33] [CONST-18] [CONST-20] [CONST-23]", async ({
  page,
  context,
}) => {
  await openProfile(page, `/speaker/${FULL.slug}`);
  await expect(tiles(page)).toHaveCount(5);
  await expect(page.getByText("+3 Fotos anzeigen")).toBeVisible();
  await expect(detail(page, "Schwerpunkte")).toHaveText("Umbau, Geduld, Handwerk");
  await expect(page.locator(".facts > div")).toHaveText([
    "7 Bewertungen4,80",
    "erfolgreiche Events42",
    "Buchungen51",
    "Jahre Erfahrung9",
  ]);
  await expectStrengths(page);
  await expectOffers(page);
  await openTab(page, /^Videos/);
  await expectVideos(page);
  await openTab(page, /^Publikationen/);
  await expectPublications(page, context);
  await openTab(page, /^Referenzen/);
  await expectReferences(page);

  await openProfile(page, `/speaker/${BARE.slug}`);
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByText("Fotos anzeigen")).toHaveCount(0);
  await expect(sideCard(page).locator(".side-offer")).not.toContainText("Q&A");
  await expect(sideCard(page).locator(".side-fee")).toContainText("Preis auf Anfrage");
  await expect(page.getByRole("region", { name: "Top Referenzen" })).toHaveCount(0);
  await openTab(page, /^Videos/);
  await expect(panel(page)).toHaveText("Keine Videos verfügbar");
  await openTab(page, /^Referenzen/);
  await expect(panel(page)).toHaveText("Keine Referenzen verfügbar");
});

async function expectStrengths(page: Page): Promise<void> {
  const points = page
    .getByRole("region", { name: "Alleinstellungsmerkmale" })
    .getByRole("listitem");
  await expect(points.getByRole("heading")).toHaveText(["Erstens", "Zweitens", "Drittens"]);
  await expect(points.getByRole("paragraph")).toHaveText([
    "Kommt zuerst.",
    "Liegt dazwischen.",
    "Kommt zuletzt.",
  ]);
  const icons = await points
    .locator("use")
    .evaluateAll((all) => all.map((use) => use.getAttribute("href")?.split("#")[1]));
  expect(icons).toEqual(["target", "clock", "globe"]);

  const awards = page.getByRole("region", { name: "Auszeichnungen" });
  await awards.getByRole("button", { name: "Alle 5 Auszeichnungen anzeigen" }).click();
  const rows = awards.getByRole("listitem").filter({ visible: true });
  await expect(rows).toHaveText(
    FULL.speaker_awards.map(({ title, issuer, date_issued }) => {
      const year = date_issued.slice(0, 4);
      return new RegExp(`^${year}${title}${issuer}`);
    }),
  );
  const dates = await rows
    .locator("time")
    .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
  expect(dates).toEqual(FULL.speaker_awards.map(({ date_issued }) => date_issued));

  const top = page.getByRole("region", { name: "Top Referenzen" }).getByRole("figure");
  await expect(top.locator("figcaption b")).toHaveText(["Bea Fünfer", "Dora Beste"]);
  await expect(top.first().locator(".star:not(.star-off)")).toHaveCount(5);
}

async function expectOffers(page: Page): Promise<void> {
  const offer = sideCard(page).locator(".side-offer");
  await expect(offer).toContainText("ab €2.975 inkl. MwSt.");
  await expect(offer).toContainText("Ab €2.500 zzgl. USt");
  const rows = offer.locator(".rows > div").filter({ visible: true });
  await expect(rows).toHaveText([
    /^Impulsvortrag 20 Minuten2\.500\s€$/,
    /^Keynote 40 Minuten5\.000\s€$/,
    /^Vortrag 60 Minuten7\.500\s€$/,
    /^Workshop, halber Tag 4 Std\.6\.000\s€$/,
    /^Workshop, ganzer Tag 8 Std\.9\.000\s€$/,
    /^Fragerunde \(Q&A\) 15 \/ 30 Min\.400 \/ 700\s€$/,
  ]);
  await offer.getByText("1 Workshop", { exact: true }).click();
  await expect(rows.last()).toHaveText(/^Umbau am Tisch 8 Std\.8\.200\s€$/);
}

async function expectVideos(page: Page): Promise<void> {
  const videos = panel(page).getByRole("article");
  await expect(videos).toHaveCount(5);
  const more = panel(page).getByRole("heading", { name: "Weitere Videos" });
  const [first, heading, second] = await Promise.all([
    videos.first().boundingBox(),
    more.boundingBox(),
    videos.nth(1).boundingBox(),
  ]);
  expect(heading?.y).toBeGreaterThan(first?.y ?? 0);
  expect(second?.y).toBeGreaterThan(heading?.y ?? 0);
  const badges = (at: number) => videos.nth(at).locator(".badge");
  await expect(badges(0)).toHaveText(["15:30"]);
  await expect(badges(1)).toHaveText(["Beliebt"]);
  await expect(badges(2)).toHaveText(["Beliebt", "01:02"]);
  await expect(badges(3)).toHaveCount(0);
  await expect(badges(4)).toHaveCount(0);
  await expect(videos.nth(3).getByRole("button", { name: /abspielen$/ })).toBeVisible();
  await expect(videos.last().getByText("Video konnte nicht geladen werden")).toBeVisible();
  await expect(videos.last().getByRole("button")).toHaveCount(0);
}

async function expectPublications(page: Page, context: BrowserContext): Promise<void> {
  const cards = panel(page).getByRole("article");
  const readable = cards.first();
  const lost = cards.last();
  await expect(cards).toHaveCount(2);
  await expect(readable.locator("img")).toHaveJSProperty("complete", true);
  await expect(readable.locator("img")).toBeVisible();
  await expect(readable.locator(".badge")).toHaveText("DE");
  for (const text of ["handelsblatt.example", "Mai 2024, 6 Min. Lesezeit"]) {
    await expect(readable.getByText(text)).toBeVisible();
  }
  await context.route("https://handelsblatt.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Was trägt</title>" }),
  );
  const opened = context.waitForEvent("page");
  await readable.getByRole("link", { name: /^Artikel lesen/ }).click();
  const article = await opened;
  await expect(article).toHaveURL("https://handelsblatt.example/was-traegt");
  expect(await article.evaluate(() => window.opener)).toBeNull();
  await article.close();
  await expect(lost).toContainText("Link nicht verfügbar");
  await expect(lost).toHaveAttribute("data-dimmed", "");
  await expect(lost.getByRole("link")).toHaveCount(0);
  await expect(lost.locator(".publication-picture > .icon")).toBeVisible();
}

async function expectReferences(page: Page): Promise<void> {
  const reviews = panel(page).getByRole("figure");
  const of = (author: string) => reviews.filter({ hasText: author });
  await expect(reviews).toHaveCount(7);
  const four = of("Cem Vierer");
  await expect(four.getByRole("img", { name: "4 von 5 Sternen" })).toBeVisible();
  await expect(four.locator(".star:not(.star-off)")).toHaveCount(4);
  await expect(four.locator(".star-off")).toHaveCount(1);
  await expect(four.locator("blockquote")).toHaveText("„Cem Vierer sagt: So war es.“");
  await expect(four.locator("figcaption")).toContainText("Leitung Veranstaltungen, Kunde");
  // Her company's logo is stored and cannot be loaded.
  const mark = of("Bea Fünfer").locator(".company-mark");
  await mark.scrollIntoViewIfNeeded();
  await expect(mark.locator("img")).toHaveAttribute("data-failed", "");
  await expect(mark.locator("img")).toBeHidden();
  await expect(mark.locator("text")).toHaveText("S");
  await expect(mark.locator("text")).toBeVisible();
  await expect(of("Bea Fünfer")).toContainText("Leitung Veranstaltungen, Silberbach AG");
}
