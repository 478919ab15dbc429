import { expect, test } from "@playwright/test";
import { enterAs, fillSignIn, newAccount } from "#tests/e2e/support/accounts.ts";
import { JOURNEY, openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { expectNoFaults } from "#tests/e2e/support/profile.ts";
import { elements, linksIn, sentPage, words as wordsOf } from "#tests/e2e/support/sent-page.ts";
import { expectSound } from "#tests/e2e/support/sound.ts";

const LEGAL = [
  { path: "/impressum", heading: "Impressum", words: "§ 5 DDG" },
  { path: "/datenschutz", heading: "Datenschutzerklärung", words: "DSGVO" },
  {
    path: "/agb",
    heading: "Allgemeine Geschäftsbedingungen",
    words: "§ 36 VSBG",
  },
  {
    path: "/widerrufsbelehrung",
    heading: "Widerrufsbelehrung",
    words: "vierzehn Tagen",
  },
  { path: "/barrierefreiheit", heading: "Erklärung zur Barrierefreiheit", words: "WCAG" },
  { path: "/ranking", heading: "So entsteht die Reihenfolge", words: "Bewertung × 0,4" },
  { path: "/bewertungen", heading: "Echtheit der Bewertungen", words: "Buchung" },
];

test("legal texts are German, with version and draft note [ROUTE-27] [ROUTE-28] [ROUTE-29] [ROUTE-30]", {
  tag: JOURNEY,
}, async ({ request }) => {
  for (const { path, heading, words } of LEGAL) {
    const sent = await sentPage(request, path);
    expect(sent.status, path).toBe(200);
    expect(sent.h1, path).toEqual([heading]);
    const [main = ""] = elements(sent.html, "main").map(wordsOf);
    const plain = main.replaceAll("|", " ");
    expect(plain, path).toContain(words);
    // The year and month, and the number of a second one in that month.
    expect(plain, path).toMatch(/Fassung \d{4}-\d{2}(?:-\d)? vom/);
    expect(plain, path).toContain("Entwurf: vor dem Livegang anwaltlich prüfen lassen");
  }
});

test("/about says who we are, with numbers of today [ROUTE-22] [PAGE-03]", {
  tag: JOURNEY,
}, async ({ request }) => {
  const { title, text } = await sentPage(request, "/about");
  expect(title).toMatch(/Über uns/);
  expect(text).toContain("|Speaker im Verzeichnis|");
  expect(text.replaceAll("|", " ")).toMatch(/Stand \d{2}\. \S+ \d{4}/);
});

test("/blog lists posts by category, words and page; an article is whole, and an unknown one clearly not found [ROUTE-23] [ROUTE-24] [PAGE-04]", {
  tag: JOURNEY,
}, async ({ request }) => {
  const listed = async (address: string) => {
    const sent = await sentPage(request, address);
    const [main = ""] = elements(sent.html, "main");
    const posts = elements(main, "article");
    const hrefOf = (name: RegExp) => linksIn(main).find((link) => name.test(link.name))?.href;
    return { ...sent, posts, hrefOf };
  };
  const first = await listed("/blog");
  expect(first.posts).toHaveLength(6);
  expect(first.hrefOf(/^Nächste Seite/)).toBe("/blog?seite=2");
  expect((await listed("/blog?seite=2")).posts).toHaveLength(2);
  expect(first.hrefOf(/^Formate/)).toBe("/blog?kategorie=Formate");
  const formats = await listed("/blog?kategorie=Formate");
  expect(formats.posts.length).toBeGreaterThan(0);
  expect(formats.posts.length).toBeLessThan(6);
  const none = await listed("/blog?q=gibtesnicht");
  expect(none.posts).toHaveLength(0);
  expect(none.text).toContain("|Keine Artikel gefunden|");
  expect(none.hrefOf(/^Alle Artikel ansehen/)).toBe("/blog");

  const [link] = linksIn(first.posts[0] ?? "");
  const article = await sentPage(request, link?.href ?? "");
  expect(article.h1).toEqual([link?.name]);
  const contents = /<nav[^>]*aria-label="Inhalt"[^>]*>.*?<\/nav>/s.exec(article.html)?.[0] ?? "";
  expect(elements(contents, "a").length).toBeGreaterThan(0);
  const unknown = await listed("/blog/gibt-es-nicht");
  expect(unknown.status).toBe(404);
  expect(unknown.h1).toEqual(["Artikel nicht gefunden"]);
  expect(unknown.hrefOf(/^Zum Magazin/)).toBe("/blog");
});

test("the magazine is leafed through, narrowed, searched and read without a fault", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await openPage(page, "/blog");
  const posts = page.getByRole("main").getByRole("article");
  await expect(posts).toHaveCount(6);
  await page.getByRole("link", { name: "Nächste Seite" }).click();
  await expect(page).toHaveURL("/blog?seite=2");
  await expect(posts).toHaveCount(2);
  await page.getByRole("link", { name: /^Formate/ }).click();
  await expect(page).toHaveURL("/blog?kategorie=Formate");
  await page.getByRole("searchbox", { name: "Artikel suchen" }).fill("gibtesnicht");
  await page.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Keine Artikel gefunden" })).toBeVisible();
  await page.getByRole("link", { name: "Alle Artikel ansehen" }).click();
  await expect(posts).toHaveCount(6);
  const first = posts.first().getByRole("link");
  const title = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("navigation", { name: "Inhalt" }).getByRole("link")).not.toHaveCount(
    0,
  );
  await expect(page.getByRole("heading", { name: "Speaker zum Thema" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Weiterlesen" })).toBeVisible();
  expect(faults).toEqual([]);
  await page.goto("/blog/gibt-es-nicht");
  await page.getByRole("link", { name: "Zum Magazin" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the speaker terms are for speakers alone [ROUTE-12] [ROLE-15]", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  await openPage(page, "/speaker-agb");
  await page.waitForURL("/auth");
  await fillSignIn(page, await newAccount(request));
  await expect(page.getByText("Sie müssen als Speaker registriert sein.")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await enterAs(page, "speaker");
  await openPage(page, "/speaker-agb");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bedingungen für Speaker");
  await expect(page.getByText("Diese Bedingungen gelten für Auftritte")).toBeVisible();
  await expect(page.getByRole("heading", { name: "6. Honorar" })).toBeVisible();
  await expect(page.getByText("Entwurf: vor dem Livegang")).toBeVisible();
  await expect(page.getByText("Ihr Vertragspartner ist Wortbühne Demo GmbH")).toBeVisible();
});

test("a report names what is missing, then is received", async ({ page }) => {
  await openPage(page, "/melden?art=article&adresse=/blog/speaker-briefen");
  await page.getByRole("button", { name: "Meldung senden" }).click();
  await expect(page.getByText("Bitte wählen Sie einen Grund.")).toBeVisible();
  await page.getByLabel("Grund", { exact: true }).selectOption("copyright");
  await page.getByLabel("Begründung").fill("Dieser Absatz stammt aus meinem Buch.");
  await page.getByLabel("Ihr Name").fill("Kim Beispiel");
  await page.getByLabel("Ihre E-Mail-Adresse").fill("kim@beispiel.example");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Meldung senden" }).click();
  await expect(page.getByText("Ihre Meldung ist eingegangen.")).toBeVisible();
});

test("withdrawing exists once the operator offers it: declare, confirm, receipt", async ({
  page,
}) => {
  const headers = { authorization: `Bearer ${await enterAs(page, "admin")}` };
  const settings = "/api/v1/admin/settings";
  const offer = async (value: boolean) => {
    const all = await (await page.request.get(settings, { headers })).json();
    const { updated_at: version } = (all.settings as { key: string; updated_at: string }[]).find(
      ({ key }) => key === "withdrawal_function",
    ) ?? { updated_at: null };
    return page.request.put(`${settings}/withdrawal_function`, {
      headers,
      data: { value, version },
    });
  };
  expect((await offer(false)).ok()).toBe(true);
  expect((await page.request.get("/widerruf")).status()).toBe(404);
  // It stays on: other tests that meet the link in the footer must find its page.
  expect((await offer(true)).ok()).toBe(true);
  await page.evaluate(() => localStorage.clear());
  await expect.poll(async () => (await page.request.get("/widerruf")).status()).toBe(200);
  await openPage(page, "/widerruf");
  const legal = page.getByRole("contentinfo").getByRole("navigation", { name: "Rechtliches" });
  await expect(legal.getByRole("link", { name: "Vertrag widerrufen" })).toBeVisible();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByLabel("Ihr Name")).toBeFocused();
  const email = `widerruf-${crypto.randomUUID()}@beispiel.example`;
  await page.getByLabel("Ihr Name").fill("Kim Beispiel");
  await page.getByLabel("Buchungsnummer").fill("WB-12AB3-4CD5E");
  await page.getByLabel("E-Mail-Adresse für die Bestätigung").fill(email);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByRole("heading", { name: "Bitte prüfen und bestätigen" })).toBeFocused();
  await expectNoFaults(page, "withdrawal");
  await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
  await expect(page.getByText(/Eingegangen am .+ Uhr, Vorgangsnummer/)).toBeVisible();
  await expect
    .poll(async () => {
      const mails = await (await page.request.get("/demo/postfach.json")).json();
      return (mails as { to: string; text: string }[]).find(({ to }) => to.includes(email))?.text;
    })
    .toMatch(/WB-12AB3-4CD5E[\s\S]+ um \d{2}:\d{2} Uhr/);
});

/** Every other kind of page to read; finder, profile and dashboards have tests of their own. */
const READING = [
  "/about",
  "/blog",
  "/blog?q=gibtesnicht",
  "/blog/speaker-briefen",
  "/blog/gibt-es-nicht",
  "/themen/wellness/gesundheitstag",
  "/melden?art=review&adresse=/speaker/miriam-falkenau",
  "/en/speaker/miriam-falkenau",
  "/assistent",
  "/offline",
];

for (const [kind, paths] of [
  ["legal text", LEGAL.map(({ path }) => path)],
  ["other page to read", READING],
] as const) {
  test(`every ${kind} is sound for assistive technology, fits 320 px and asks no other host`, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const reach = async () => {
          await page.goto(path);
          await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
          if (path !== "/offline") await page.locator("html[data-ready]").waitFor();
        };
        await expectSound(page, reach, { expected: "status of 404" });
      });
    }
  });
}

test("profile and contract print without the frame, in ink on paper", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const { path, words } of [
    { path: "/speaker/miriam-falkenau", words: "Dr. Miriam Falkenau" },
    { path: "/event-contract", words: "Vertrag" },
  ]) {
    await page.goto(path);
    await expect(
      page.getByRole("heading", { level: 1 }).or(page.locator("h2")).first(),
    ).toBeAttached();
    for (const part of ["banner", "contentinfo"] as const) {
      await expect(page.getByRole(part), path).toBeHidden();
    }
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper, path).toBe("rgb(255, 255, 255)");
    await expect(page.locator(".profile .btn, .tabs").filter({ visible: true })).toHaveCount(0);
  }
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page of ours says so, keeps nothing else and finds back; the app has its icons", async ({
    page,
    context,
    request,
  }) => {
    await openPage(page, "/impressum");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await context.setOffline(true);
    await page.goto("/agb");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie sind offline");
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(
      "rgb(251, 249, 244)",
    );
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toEqual(["/offline"]);
    await context.setOffline(false);
    await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Allgemeine Geschäftsbedingungen",
    );
    const manifest = await (await request.get("/manifest.webmanifest")).json();
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const png = await (await request.get(src)).body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});
