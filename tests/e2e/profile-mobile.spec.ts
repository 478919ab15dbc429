import { expect, test } from "@playwright/test";
import { enterAs, toastOf } from "./accounts.ts";
import { isWiderThanWindow } from "./open-finder.ts";
import { expectNoFaults, openProfile, pickDay } from "./profile.ts";

test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

test("phones show who it is, what it costs and every section [PROFM-01] [PROFM-02] [PROFM-03] [PROFM-04] [PROFM-05] [PROFM-08] [PROFM-09] [PROFM-10] [PROFM-11] [PROFM-12] [PROFM-14] [PROFM-15] [PROFM-16] [PROFM-17] [PROFM-29] [CONST-19]", async ({
  page,
}) => {
  await openProfile(page);
  const gallery = page.getByRole("region", { name: /^Fotos von/ });
  await expect(gallery.getByText("Top Speaker")).toBeVisible();
  await expect(gallery.getByText("1 / 7")).toBeVisible();
  await expect(gallery.locator(".carousel-dots > *")).toHaveCount(7);
  await gallery.locator(".gallery").evaluate((rail) => rail.scrollTo({ left: rail.clientWidth }));
  await expect(gallery.getByText("2 / 7")).toBeVisible();
  await expect(gallery.locator(".carousel-dots > *").nth(1)).toHaveAttribute(
    "data-current",
    "true",
  );
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByText("Organisationspsychologin, München")).toBeInViewport();
  const facts = page.locator(".facts > div");
  await expect(facts).toHaveText([
    "9 Bewertungen4,92",
    "erfolgreiche Events71",
    "Buchungen64",
    "Jahre Erfahrung14",
  ]);
  await expect(page.getByText("Deutsch, Englisch").first()).toBeVisible();
  await expect(page.locator(".profile-price")).toHaveText("Ab €5.000 zzgl. USt");
  for (const name of [
    "Alleinstellungsmerkmale",
    "Auszeichnungen",
    "Vorträge & Keynotes",
    "Verfügbarkeit",
  ]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  const awards = page.getByRole("region", { name: "Auszeichnungen" }).getByRole("listitem");
  await expect(awards.filter({ visible: true })).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Verfügbarkeit" }).getByRole("grid")).toBeVisible();
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectNoFaults(page, "phone");
});

test("long texts are folded, and three tabs hold the rest [PROFM-18] [PROFM-19] [PROFM-20] [PROFM-21] [PROFM-22] [PROFM-23] [PROFM-24] [PROFM-25] [PROFM-26] [PROFM-27] [PROFM-28]", async ({
  page,
}) => {
  await openProfile(page);
  const talk = page.getByRole("article").filter({ hasText: "Mut ist Teamarbeit" }).first();
  const more = talk.getByRole("button", { name: "Mehr lesen" });
  await expect(talk.getByText("am nächsten Tag im Besprechungsraum")).toBeHidden();
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.tap();
  await expect(talk.getByText("am nächsten Tag im Besprechungsraum")).toBeVisible();
  await talk.getByRole("button", { name: "Weniger anzeigen" }).tap();
  await expect(talk.getByText("am nächsten Tag im Besprechungsraum")).toBeHidden();
  const bio = page.locator(".profile-bio");
  const folded = await bio
    .locator("p")
    .first()
    .evaluate((text) => {
      const rest = text.querySelector(".folded-rest")?.textContent ?? "";
      return (text.textContent ?? "").replace(rest, "");
    });
  expect(folded.length).toBeLessThanOrEqual(200);
  expect(folded.length).toBeGreaterThan(180);
  await expect(bio.locator(".folded-rest").first()).toBeHidden();
  await bio.getByRole("button", { name: "Mehr lesen" }).tap();
  await expect(bio).toContainText("Mittwochs singt sie in einem Chor");
  await expect(bio.getByText("Mittwochs singt sie")).toBeVisible();
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText([/^Videos/, /^Publikationen/, /^Bewertungen/]);
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText("Keynote auf dem Führungskongress Stuttgart").first()).toBeVisible();
  await tabs.nth(1).tap();
  await expect(panel.getByRole("heading", { name: "Widerspruch erwünscht" })).toBeVisible();
  await tabs.nth(2).tap();
  await panel.getByRole("button", { name: "Bewertung von Julia Brandt lesen" }).tap();
  const review = page.getByRole("dialog", { name: "Bewertung" });
  await expect(review).toContainText(
    "„Nach zwanzig Minuten redeten unsere Bereichsleiter miteinander",
  );
  await expect(review).toContainText("Julia Brandt");
  await expect(review).toContainText("Leiterin Personal");
  await expect(review).toContainText(/Veranstaltung am \d\d\. \p{L}+ \d{4}/u);
  await expectNoFaults(page, "review");
});

test("the bar books, asks and explains the price [PROFM-31] [PROFM-32] [PROFM-33] [PROFM-34] [PROFM-39] [PROFM-40] [PROFM-41] [PROFM-42] [PROFM-43] [PROFM-44] [PRICE-04]", async ({
  page,
}) => {
  await enterAs(page, "customer");
  await openProfile(page);
  const bar = page.getByRole("region", { name: "Buchen und anfragen" });
  await expect(page.getByRole("navigation", { name: "Mobile Navigation" })).toBeHidden();
  await expect(bar).toContainText("ab €2.975 inkl. MwSt.");
  await expect(bar).toContainText("Verfügbar");
  await bar.getByRole("button", { name: /Buchungsdetails/ }).tap();
  const sheet = page.getByRole("dialog", { name: "Buchungsdetails" });
  await expect(sheet.getByRole("listitem")).toHaveText([
    /Keynote20 Minuten2\.500\s€/,
    /Vortrag40 Minuten5\.000\s€/,
    /Workshop60 Minuten7\.500\s€/,
  ]);
  await expectNoFaults(page, "details");
  await sheet.getByRole("button", { name: "Unverbindlich anfragen" }).tap();
  const prompt = toastOf(page, "Bitte wählen Sie zunächst Ihren Wunschtermin");
  await expect(prompt).toBeVisible();
  await expect(sheet).toBeHidden();
  await bar.getByRole("button", { name: "Termin wählen" }).tap();
  await expect(page.getByRole("heading", { name: "Verfügbarkeit" })).toBeInViewport();
  await expect(prompt).toBeVisible();
  const day = await pickDay(page, "Direkt buchbar");
  await expect(bar.getByRole("button", { name: `Buchen am ${day}` })).toBeInViewport();
  await bar.getByRole("button", { name: "Anfragen" }).tap();
  await expect(page.locator("dialog[open]")).toContainText(day);
});

test("a message is written in a sheet [PROFM-30]", async ({ page }) => {
  await enterAs(page, "customer");
  await openProfile(page);
  await page.getByRole("button", { name: "Nachricht an Speaker" }).tap();
  const sheet = page.getByRole("dialog", { name: "Persönliche Beratung" });
  await expect(sheet.getByRole("textbox")).toBeVisible();
});
