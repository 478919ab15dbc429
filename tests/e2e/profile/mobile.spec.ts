import { expect, type Locator, type Page, test } from "@playwright/test";
import { enterAs, readToast } from "#tests/e2e/support/accounts.ts";
import { isWiderThanWindow } from "#tests/e2e/support/open-finder.ts";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";
import { openProfile, pickDay } from "#tests/e2e/support/profile.ts";
import { BARE, FULL } from "#tests/support/browser/staged-speakers.ts";

test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

/** A finger that pushes what lies under it to the left. */
async function swipe(page: Page, target: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + height / 2 }],
    });
  await touch("touchStart", 0.9);
  for (const share of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25]) await touch("touchMove", share);
  // The finger rests until the picture has come along, however busy the machine is: one that leaves
  // while it moves throws the row, and how far depends on the moments at which its moves arrived.
  const moved = () => target.evaluate((rail) => rail.scrollLeft / rail.clientWidth);
  await expect.poll(moved).toBeGreaterThan(0.5);
  await page.waitForTimeout(200);
  await touch("touchMove", 0.25);
  await touch("touchEnd");
  await session.detach();
}

/** In the end: what slides in is there before it stands. */
async function expectAtLowerEdge(part: Locator): Promise<void> {
  const lowerEdge = async () => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(lowerEdge).toBeCloseTo(812, 0);
}

test("phones show who it is, what it costs and every section, folded where it is long or in three tabs [PROFM-01] [PROFM-02] [PROFM-03] [PROFM-04] [PROFM-05] [PROFM-06] [PROFM-07] [PROFM-08] [PROFM-09] [PROFM-10] [PROFM-11] [PROFM-12] [PROFM-13] [PROFM-14] [PROFM-15] [PROFM-16] [PROFM-17] [PROFM-18] [PROFM-19] [PROFM-20] [PROFM-29] [CONST-19] [CONST-21] [CONST-22] [PROFM-21] [PROFM-22] [PROFM-23] [PROFM-24] [PROFM-25] [PROFM-26] [PROFM-27] [PROFM-28]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await openProfile(page, `/speaker/${FULL.slug}`);
  const gallery = page.getByRole("region", { name: /^Fotos von/ });
  const dots = gallery.locator(".carousel-dots > *");
  await expect(gallery.getByText("Top Speaker", { exact: true })).toBeVisible();
  await expect(gallery.getByText("1 / 8", { exact: true })).toBeVisible();
  await expect(dots).toHaveCount(8);
  await expect(dots.nth(0)).toHaveAttribute("data-current", "true");
  await swipe(page, gallery.locator(".gallery"));
  await expect(gallery.getByText("2 / 8", { exact: true })).toBeVisible();
  await expect(gallery.getByRole("button", { name: /2 von 8/ })).toBeInViewport({ ratio: 0.9 });
  await expect(dots.nth(1)).toHaveAttribute("data-current", "true");
  await expect(gallery.locator("[data-current]")).toHaveCount(1);
  await expect(
    page.getByRole("heading", { level: 1, name: "Paula Grevenstein", exact: true }),
  ).toBeVisible();
  await expect(page.locator(".profile-head .lead")).toHaveText(`${FULL.job_title}, Hamburg`);
  await expect(page.getByRole("list", { name: "Schwerpunkte" }).getByRole("listitem")).toHaveText([
    "Umbau",
    "Geduld",
    "Handwerk",
  ]);
  await expect(page.locator(".facts > div")).toHaveText([
    "7 Bewertungen4,80",
    "erfolgreiche Events42",
    "Buchungen51",
    "Jahre Erfahrung9",
  ]);
  const languages = page.locator(".profile-main .details > div").filter({ hasText: "Sprachen" });
  await expect(languages.locator("dd")).toHaveText("Deutsch, Englisch");
  await expect(page.locator(".profile-price")).toHaveText("Ab €2.500 zzgl. USt");
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(section("Alleinstellungsmerkmale").getByRole("listitem")).toHaveText([
    "ErstensKommt zuerst.",
    "ZweitensLiegt dazwischen.",
    "DrittensKommt zuletzt.",
  ]);
  await expect(
    section("Auszeichnungen").getByRole("listitem").filter({ visible: true }),
  ).toHaveText([/Denkmalpreis 2025/, /Denkmalpreis 2024/, /Denkmalpreis 2023/]);
  await expect(section("Verfügbarkeit").getByRole("grid")).toBeVisible();
  const talks = page.locator("section").filter({
    has: page.getByRole("heading", { name: "Vorträge & Keynotes", exact: true }),
  });
  await expect(talks.getByRole("article").getByRole("heading")).toHaveText([
    "„Der lange Satz“",
    "„Der kurze Satz“",
  ]);
  await expect(talks.locator(".talk-facts")).toContainText([
    "Ab €2.500 zzgl. USt",
    "Ab €2.500 zzgl. USt",
  ]);
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectFolded(page);
  await expectTabs(page);

  await openProfile(page, `/speaker/${BARE.slug}`);
  await expect(page.getByText("Top Speaker")).toHaveCount(0);
  await expect(page.locator(".profile-bio")).toHaveText(BARE.detailed_bio);
  await expect(page.getByRole("button", { name: "Mehr lesen" })).toHaveCount(0);
  await expect(page.locator(".profile-price")).toHaveText("Preis auf Anfrage");
  await expect(talks.locator(".talk-facts")).toContainText(["Preis auf Anfrage"]);
});

/** 151 and 150 characters of a talk, 500 of the biography. */
async function expectFolded(page: Page): Promise<void> {
  const talk = (title: string) => page.getByRole("article").filter({ hasText: title });
  const long = talk("Der lange Satz");
  const rest = long.locator(".folded-rest");
  await expect(rest).toBeHidden();
  await expect(long.getByRole("button", { name: "Mehr lesen" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await long.getByRole("button", { name: "Mehr lesen" }).tap();
  await expect(rest).toBeVisible();
  await expect(long.locator(".folded > p")).toHaveText(FULL.talks[0]?.description ?? "");
  await long.getByRole("button", { name: "Weniger anzeigen" }).tap();
  await expect(rest).toBeHidden();
  await expect(talk("Der kurze Satz").locator(".folded > p")).toBeVisible();
  await expect(talk("Der kurze Satz").getByRole("button", { name: "Mehr lesen" })).toHaveCount(0);

  const bio = page.locator(".profile-bio");
  const shown = await bio.locator("p").evaluate((text) => {
    const folded = text.querySelector(".folded-rest")?.textContent ?? "";
    return (text.textContent ?? "").replace(folded, "").length;
  });
  expect(shown).toBeLessThanOrEqual(200);
  expect(shown).toBeGreaterThan(185);
  await expect(bio.locator(".folded-rest")).toBeHidden();
  await bio.getByRole("button", { name: "Mehr lesen" }).tap();
  await expect(bio.locator(".folded-rest")).toBeVisible();
  await expect(bio.locator("p")).toHaveText(FULL.detailed_bio);
}

/** Three tabs hold the rest, and a review opens whole. */
async function expectTabs(page: Page): Promise<void> {
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText([/^Videos/, /^Publikationen/, /^Bewertungen/]);
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("heading", { name: /^Auftritt \d$/ })).toHaveCount(5);
  await tabs.nth(1).tap();
  await expect(panel.getByRole("heading", { name: /^(Was trägt|Vergriffen)$/ })).toHaveCount(2);
  await tabs.nth(2).tap();
  await expect(panel.getByRole("button", { name: /^Bewertung von .+ lesen$/ })).toHaveCount(7);
  await panel.getByRole("button", { name: "Bewertung von Dora Beste lesen" }).tap();
  const review = page.getByRole("dialog", { name: "Bewertung" });
  for (const text of [
    "„Dora Beste sagt: So war es.“",
    "Dora Beste",
    "Leitung Veranstaltungen, Hausbank Süd",
    "Veranstaltung am 12. Mai 2025",
  ]) {
    await expect(review.getByText(text, { exact: true })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(review).toHaveCount(0);
}

test("the bar books, asks, explains the price and leads to a message [PROFM-30] [PROFM-31] [PROFM-32] [PROFM-33] [PROFM-34] [PROFM-35] [PROFM-36] [PROFM-37] [PROFM-38] [PROFM-39] [PROFM-40] [PROFM-41] [PROFM-42] [PROFM-43] [PROFM-44] [PRICE-04]", {
  tag: JOURNEY,
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterAs(page, "customer");
  await openProfile(page, `/speaker/${FULL.slug}`);
  const bar = page.getByRole("region", { name: "Buchen und anfragen" });
  const button = (name: string) => bar.getByRole("button", { name, exact: true });
  const sheet = page.getByRole("dialog", { name: "Buchungsdetails", exact: true });
  const inquiry = page.getByRole("dialog", { name: "Speaker anfragen" });
  await expect(page.getByRole("navigation", { name: "Mobile Navigation" })).toBeHidden();
  await expect(bar.locator(".mobile-bar-details")).toHaveText(
    "ab €2.975 inkl. MwSt.VerfügbarBuchungsdetails",
  );
  await expect(bar.getByText("Verfügbar", { exact: true })).toBeVisible();
  for (const top of [0, 900]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expectAtLowerEdge(bar);
  }
  await bar.getByRole("button", { name: /Buchungsdetails/ }).tap();
  await expect(sheet.getByRole("heading", { name: "Buchungsdetails", exact: true })).toBeVisible();
  const options = [
    { minutes: 20, name: "Keynote", inDrawer: "Impulsvortrag", price: "2.500" },
    { minutes: 40, name: "Vortrag", inDrawer: "Keynote", price: "5.000" },
    { minutes: 60, name: "Workshop", inDrawer: "Vortrag", price: "7.500" },
  ];
  await expect(sheet.getByRole("listitem")).toHaveText(
    options.map(
      ({ minutes, name, price }) => new RegExp(`^${name}${minutes} Minuten${price}\\s€$`),
    ),
  );
  const fromSheet = sheet.getByRole("button", { name: "Unverbindlich anfragen", exact: true });
  const calendar = page.getByRole("heading", { name: "Verfügbarkeit", exact: true });
  /** Each of the ways asks for the day first and shows where to pick it. */
  const expectPrompt = async (way: Locator) => {
    await way.tap();
    await expect(calendar).toBeInViewport();
    await readToast(page, "Bitte wählen Sie zunächst Ihren Wunschtermin");
    await expect(inquiry).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(calendar).not.toBeInViewport();
  };
  await expectPrompt(fromSheet);
  await expect(sheet).toBeHidden();
  await expectPrompt(button("Anfragen"));
  await expectPrompt(button("Termin wählen"));

  const day = await pickDay(page, "Direkt buchbar");
  expect(day).toMatch(/^\d{2}\. \p{Lu}\p{L}+ \d{4}$/u);
  await expect(button(`Buchen am ${day}`)).toBeInViewport();
  await expect(button("Termin wählen")).toHaveCount(0);
  await button("Anfragen").tap();
  await expect(inquiry).toContainText(day);
  for (const { minutes, inDrawer, price } of options) {
    const row = inquiry.locator(".option").filter({ hasText: `${minutes}Min.${inDrawer}` });
    await expect(row).toContainText(new RegExp(`${price}\\s€`));
  }
  await page.keyboard.press("Escape");
  await expect(inquiry).toHaveCount(0);
  await bar.getByRole("button", { name: /Buchungsdetails/ }).tap();
  await fromSheet.tap();
  await expect(inquiry).toContainText(day);
  await page.keyboard.press("Escape");
  await expect(inquiry).toHaveCount(0);
  await button(`Buchen am ${day}`).tap();
  const binding = page.getByRole("dialog", { name: "Speaker buchen" });
  await expect(binding).toContainText(day);
  await page.keyboard.press("Escape");
  await expect(binding).toHaveCount(0);
  // The drawer lay on a step of the history; a page that is opened before it is taken back gets lost.
  await expect.poll(() => page.evaluate(() => history.state?.layer ?? null)).toBeNull();

  await openProfile(page);
  await pickDay(page, "Auf Anfrage");
  await expect(bar.getByText("Auf Anfrage", { exact: true })).toBeVisible();
  await expect(bar.getByText("Verfügbar", { exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Nachricht an Speaker" }).tap();
  const chat = page.getByRole("dialog", { name: "Persönliche Beratung" });
  await expect(chat.getByRole("textbox")).toBeVisible();
  await expectAtLowerEdge(chat);
});
