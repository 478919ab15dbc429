import { type APIRequestContext, expect, test } from "@playwright/test";
import { listCards } from "#tests/e2e/support/cards.ts";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";
import { elements, linksIn, sentPage, words } from "#tests/e2e/support/sent-page.ts";

/** What the finder says before any script runs; its list is the one that scripts show as well. */
async function finder(request: APIRequestContext, address: string) {
  const page = await sentPage(request, address);
  const [, status = ""] = /<div role="status"><h2[^>]*>(.*?)<\/h2>/s.exec(page.html) ?? [];
  const [results = ""] =
    /<section aria-label="Suchergebnisse".*?<\/section>/s.exec(page.html) ?? [];
  const chips = linksIn(page.html).filter(({ name }) => name.startsWith("Filter entfernen: "));
  return { ...page, status: words(status), cards: elements(results, "article"), chips };
}

const total = async (request: APIRequestContext, query = "") =>
  (await (await request.get(`/api/v1/speaker-cards?${query}`)).json()).total as number;

/** Every amount of one kind on the cards, in whole euros. */
function amounts(cards: readonly string[], kind: "netto" | "inkl. MwSt."): number[] {
  const pattern = new RegExp(`ab\\|€([\\d.]+)\\|${kind.replace(".", "\\.")}`, "g");
  const found = cards.flatMap((card) => [...words(card).matchAll(pattern)]);
  return found.map(([, amount = ""]) => Number(amount.replaceAll(".", "")));
}

test("the page names its formats and its region [GEN-02] [GEN-03]", { tag: JOURNEY }, async ({
  request,
}) => {
  const { title, description, html } = await sentPage(request, "/");
  expect(description).toMatch(/Keynotes und Workshops/);
  expect(description).toMatch(/Deutschland, Österreich und der Schweiz/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
  expect(elements(html, "footer").map(words).join()).toContain(
    "Keynotes und Workshops für Veranstaltungen in Deutschland, Österreich und der Schweiz.",
  );
});

test("a category in the address is the chosen filter, with its true number, and can be taken back [HOME-01] [HOME-09]", {
  tag: JOURNEY,
}, async ({ request }) => {
  const page = await finder(request, "/?category=leadership");
  const found = await total(request, "category=leadership");
  expect(found).toBeLessThan(await total(request));
  expect(page.status).toBe(`${found} Speaker gefunden`);
  expect(page.text).toContain("|Thema:|Leadership|");
  expect(page.chips).toEqual([{ name: "Filter entfernen: Leadership", href: "/" }]);
});

test("nothing found: the text, the nearest relaxation and the way back [HOME-13] [HOME-14]", {
  tag: JOURNEY,
}, async ({ request }) => {
  const page = await finder(request, "/?q=zzzzqqqq&category=finance");
  expect(page.status).toBe("0 Speaker gefunden");
  expect(page.text).toContain("|Keine Speaker gefunden|");
  const links = linksIn(page.html);
  const relaxed = links.find(({ name }) => name.startsWith("Ohne Suchbegriff: "));
  const without = await total(request, "category=finance");
  expect(relaxed).toEqual({
    name: `Ohne Suchbegriff: ${without} Speaker anzeigen`,
    href: "/?category=finance",
  });
  expect(links).toContainEqual({ name: "Filter zurücksetzen", href: "/" });
});

test("topics are offered from twelve results on [HOME-15]", { tag: JOURNEY }, async ({
  request,
}) => {
  const cards = await listCards(request);
  const fees = cards.flatMap(({ startingFee }) =>
    startingFee === null ? [] : [startingFee / 100],
  );
  /** The first round price that so many speakers do not exceed. */
  const priceFor = (wanted: number) => {
    for (let price = 1000; price < 9000; price += 50) {
      if (fees.filter((fee) => fee <= price).length === wanted) return price;
    }
    throw new Error(`No price is paid to exactly ${wanted} speakers.`);
  };
  const offer = { name: "Nach Themen stöbern", href: "/themen" };
  const twelve = await finder(request, `/?maxPrice=${priceFor(12)}`);
  expect(twelve.status).toBe("12 Speaker gefunden");
  expect(linksIn(twelve.html)).toContainEqual(offer);
  const eleven = await finder(request, `/?maxPrice=${priceFor(11)}`);
  expect(eleven.status).toBe("11 Speaker gefunden");
  expect(linksIn(eleven.html).map(({ name }) => name)).not.toContain(offer.name);
});

test("cards name gross and net, and a limit means what it says [PRICE-17] [FILTER-03]", {
  tag: JOURNEY,
}, async ({ request }) => {
  const { cards } = await finder(request, "/");
  const [card = ""] = cards.filter((one) => one.includes("price-pair"));
  expect(words(card).replaceAll("|", " ")).toMatch(/ ab €[\d.]+ inkl\. MwSt\. ab €[\d.]+ netto/);
  const net = await finder(request, "/?maxPrice=3000");
  expect(net.chips.map(({ name }) => name)).toEqual(["Filter entfernen: bis €3.000 netto"]);
  expect(Math.max(...amounts(net.cards, "netto"))).toBeLessThanOrEqual(3000);
  expect(Math.max(...amounts(net.cards, "inkl. MwSt."))).toBeGreaterThan(3000);
  const gross = await finder(request, "/?maxPrice=3000&prices=gross");
  expect(gross.chips.map(({ name }) => name)).toEqual(["Filter entfernen: bis €3.000 brutto"]);
  expect(Math.max(...amounts(gross.cards, "inkl. MwSt."))).toBeLessThanOrEqual(3000);
});

test("only speakers with quick booking carry the badge [HOME-12]", { tag: JOURNEY }, async ({
  request,
}) => {
  const { items } = await (await request.get("/api/v1/speaker-cards?limit=12")).json();
  const { cards } = await finder(request, "/");
  const marked = cards.map((card) => words(card).includes("Sofort buchbar"));
  expect(marked).toEqual(
    items.map(({ isQuickBookable }: { isQuickBookable: boolean }) => isQuickBookable),
  );
});

test("each of the eight orders sorts the list the server sends [HOME-08] [SORT-10]", {
  tag: JOURNEY,
}, async ({ request }) => {
  const { html } = await finder(request, "/");
  const [select = ""] = elements(html, "select").filter((one) => one.includes("rating_asc"));
  expect(elements(select, "option")).toHaveLength(8);
  const ratings = async (order: string) => {
    const { cards } = await finder(request, `/?sort=${order}`);
    return cards.flatMap((card) => {
      const [, rating] = /(\d,\d\d) von 5 Sternen/.exec(words(card)) ?? [];
      return rating === undefined ? [] : [Number.parseFloat(rating.replace(",", "."))];
    });
  };
  const worst = await ratings("rating_asc");
  expect(worst.length).toBeGreaterThan(5);
  expect(worst).toEqual(worst.toSorted((a, b) => a - b));
  const best = await ratings("rating_desc");
  expect(best.length).toBeGreaterThan(5);
  expect(best).toEqual(best.toSorted((a, b) => b - a));
});

test("the trust section shows the claims as written and three marks [GEN-05] [GEN-06] [GEN-07] [GEN-08] [GEN-09] [GEN-10] [GEN-11] [HOME-17] [CONST-32]", {
  tag: JOURNEY,
}, async ({ request }) => {
  const { text } = await sentPage(request, "/");
  const trust = text.slice(text.indexOf("|So arbeitet Wortbühne|"));
  for (const claim of ["500+", "Unternehmen", "95%", "Trefferquote", "Ø 24h"]) {
    expect(trust).toContain(`|${claim}|`);
  }
  expect(trust).toContain("|Buchung in unter 60 Sekunden|");
  for (const mark of ["Rechnung", "Kartenzahlung", "DSGVO"]) expect(trust).toContain(`|${mark}`);
});
